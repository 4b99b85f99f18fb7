import { Injectable } from '@nestjs/common';
import { authEndpoints, type User } from '@booking/contracts/auth';
import type { FastifyRequest } from 'fastify';
import { Clock } from '../../platform/clock/clock.ts';
import { Identity } from '../../platform/http/identity.ts';
import { RateLimits } from '../../platform/http/rate-limits.ts';
import type { AccountEntity } from './account.entity.ts';
import { Accounts } from './accounts.ts';
import { basicCredentials } from './basic-credentials.ts';
import { SessionCookie } from './session-cookie.ts';
import { Sessions } from './sessions.ts';
import { hashToken } from './token.ts';

const scriptPaths = /^\/api\/(admin|test)\//;
const remembered = 60_000;
const { path: signInPath, limit: signInLimit } = authEndpoints.signIn;

export const toUser = ({ id, name, email, role }: AccountEntity): User => ({ id, name, email, role });

/** By the session cookie; on admin and test paths, for scripts, also by HTTP Basic with the same accounts. */
@Injectable()
export class RequestIdentity extends Identity {
  /** A script sends its password with every call; checking it anew each time would cost 30 ms of processor. */
  private readonly checked = new Map<string, { user: User; until: number }>();

  constructor(
    private readonly accounts: Accounts,
    private readonly sessions: Sessions,
    private readonly cookie: SessionCookie,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
  ) {
    super();
  }

  async identify(request: FastifyRequest, counts: boolean): Promise<User | undefined> {
    const token = this.cookie.read(request);
    const account = token ? await this.sessions.account(token, counts) : undefined;
    if (account) return toUser(account);
    return scriptPaths.test(request.url) ? this.byBasic(request) : undefined;
  }

  private async byBasic(request: FastifyRequest): Promise<User | undefined> {
    const header = request.headers.authorization;
    const credentials = basicCredentials(header);
    if (!header || !credentials) return undefined;
    const key = hashToken(header).toString('base64');
    const now = this.clock.now().getTime();
    const known = this.checked.get(key);
    if (known && known.until > now) return known.user;

    await this.limits.check(signInPath, request.ip, signInLimit);
    const account = await this.accounts.verify(credentials.email, credentials.password);
    this.checked.delete(key);
    if (!account) {
      await this.limits.count(signInPath, request.ip, signInLimit);
      return undefined;
    }
    if (this.checked.size > 1000) this.checked.clear();
    this.checked.set(key, { user: toUser(account), until: now + remembered });
    return toUser(account);
  }
}
