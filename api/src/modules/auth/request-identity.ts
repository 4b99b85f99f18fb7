import { Injectable } from '@nestjs/common';
import { authEndpoints, type User } from '@booking/contracts/auth';
import type { FastifyRequest } from 'fastify';
import { Clock } from '../../platform/clock/clock.ts';
import { Identity } from '../../platform/http/identity.ts';
import { isStaffPath, pathOf } from '../../platform/http/path-of.ts';
import { RateLimits } from '../../platform/http/rate-limits.ts';
import type { AccountEntity } from './account.entity.ts';
import { Accounts } from './accounts.ts';
import { basicCredentials } from './basic-credentials.ts';
import { SessionCookie } from './session-cookie.ts';
import { Sessions } from './sessions.ts';
import { hashToken } from '../../platform/secrets/token.ts';

const rememberedMs = 60_000;

type Checked = { passwordHash: string | null; until: number };

const { path: signInPath, limit: signInLimit } = authEndpoints.signIn;

export const toUser = ({ id, name, email, role }: AccountEntity): User => ({ id, name, email, role });

/** By the session cookie; on admin and test paths, for scripts, also by HTTP Basic with the same accounts. */
@Injectable()
export class RequestIdentity extends Identity {
  /** A script sends its password with every call; checking it anew each time would cost 30 ms of processor. */
  private readonly checked = new Map<string, Checked>();

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
    return isStaffPath(pathOf(request)) ? this.byBasic(request) : undefined;
  }

  private async byBasic(request: FastifyRequest): Promise<User | undefined> {
    const header = request.headers.authorization;
    const credentials = basicCredentials(header);
    if (!header || !credentials) return undefined;
    const key = hashToken(header).toString('base64');
    const known = await this.remembered(key, credentials.email);
    if (known) return toUser(known);

    await this.limits.check(signInPath, request.ip, signInLimit);
    const account = await this.accounts.verify(credentials.email, credentials.password);
    if (!account) {
      await this.limits.count(signInPath, request.ip, signInLimit);
      return undefined;
    }
    if (this.checked.size > 1000) this.checked.clear();
    this.checked.set(key, { passwordHash: account.passwordHash, until: this.clock.now().getTime() + rememberedMs });
    return toUser(account);
  }

  /** What is remembered is only that a password fitted a hash; the account itself is looked at each time. */
  private async remembered(key: string, email: string): Promise<AccountEntity | undefined> {
    const known = this.checked.get(key);
    if (!known || known.until < this.clock.now().getTime()) return undefined;
    const account = await this.accounts.byEmail(email);
    return account?.passwordHash === known.passwordHash ? (account ?? undefined) : undefined;
  }
}
