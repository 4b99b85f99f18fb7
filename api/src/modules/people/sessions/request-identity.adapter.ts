import { Injectable } from '@nestjs/common';
import { authEndpoints } from '@booking/contracts/auth';
import type { User } from '@booking/contracts/session';
import type { FastifyRequest } from 'fastify';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { Identity, type Proof, type RequestShipToken } from '../../../platform/http/access/identity.port.ts';
import { isStaffPath, requestPath } from '../../../platform/http/request-path.rule.ts';
import { AddressLimits } from '../../../platform/http/limits/address-limits.service.ts';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import { bearerToken } from '../../../platform/http/access/same-secret.rule.ts';
import type { AccountEntity } from '../accounts/account.entity.ts';
import { AccountCredentials } from '../accounts/account-credentials.service.ts';
import { toUser } from '../accounts/account.mapper.ts';
import { AccountRepository } from '../accounts/account.repository.ts';
import { basicCredentials } from '../sign-in/basic-credentials.mapper.ts';
import { Lockout } from '../sign-in/lockout.service.ts';
import { SessionCookie } from './session-cookie.service.ts';
import { Sessions } from './sessions.service.ts';
import { ShipTokens } from '../../remotes/ship-tokens/ship-tokens.service.ts';
import { hashToken } from '../../../platform/secrets/token.rule.ts';

const rememberedMs = 60_000;

type Checked = { passwordHash: string | null; until: number };

const { path: signInPath, limit: signInLimit } = authEndpoints.signIn;

const passwordIsNotEnough = (): Refusal =>
  new Refusal(
    401,
    'second_factor_needed',
    'This account has a second factor, so its password alone opens nothing. Let scripts have an account without one.',
  );

/** By the session cookie; on admin and test paths, for scripts, also by HTTP Basic with the same accounts. */
@Injectable()
export class RequestIdentity extends Identity {
  /** A script sends its password with every call; checking it anew each time would cost 30 ms of processor. */
  private readonly checked = new Map<string, Checked>();
  /** What is being checked, so that a script's many calls at once count as one try. */
  private readonly checking = new Map<string, Promise<AccountEntity | undefined>>();

  constructor(
    private readonly accounts: AccountRepository,
    private readonly credentials: AccountCredentials,
    private readonly sessions: Sessions,
    private readonly shipTokens: ShipTokens,
    private readonly cookie: SessionCookie,
    private readonly lockout: Lockout,
    private readonly limits: AddressLimits,
    private readonly clock: Clock,
  ) {
    super();
  }

  protected async lookUp(request: FastifyRequest, counts: boolean): Promise<User | undefined> {
    const token = this.cookie.read(request);
    const user = token ? await this.sessions.user(token, counts) : undefined;
    if (user) return user;
    return isStaffPath(requestPath(request)) ? this.byBasic(request) : undefined;
  }

  /** HTTP Basic carries the password with each request, and no account that has a second factor comes in by it. */
  async proofOf(request: FastifyRequest): Promise<Proof> {
    const token = this.cookie.read(request);
    const session = token === undefined ? undefined : await this.sessions.proofOf(token);
    return session ?? { at: this.clock.now(), hasSecondFactor: false };
  }

  async shipTokenOf({ headers }: FastifyRequest): Promise<RequestShipToken | undefined> {
    const token = bearerToken(headers.authorization);
    return token === undefined ? undefined : this.shipTokens.find(token);
  }

  private async byBasic(request: FastifyRequest): Promise<User | undefined> {
    const header = request.headers.authorization;
    const credentials = basicCredentials(header);
    if (!header || !credentials) return undefined;
    const key = hashToken(header).toString('base64');
    const known = await this.remembered(key, credentials.email);
    if (known) return toUser(known);

    const checking = this.checking.get(key) ?? this.check(key, credentials, request);
    this.checking.set(key, checking);
    const account = await checking.finally(() => this.checking.delete(key));
    return account && toUser(account);
  }

  /**
   * Takes a point of the address first and gives it back for a right password, so that guesses at the same moment are no more than
   * one by one.
   * @throws Refusal 401 for an account with a second factor, once the password is right; 429
   */
  private async check(
    key: string,
    { email, password }: { email: string; password: string },
    request: FastifyRequest,
  ): Promise<AccountEntity | undefined> {
    await this.limits.count(signInPath, request.ip, signInLimit);
    const verify = () => this.credentials.verify(email, password);
    const account = await this.lockout.attempt(email, 'password', this.lockout.originOf(request, email), verify);
    if (!account) return undefined;
    await this.limits.uncount(signInPath, request.ip, signInLimit);
    if (account.secondFactorAt) throw passwordIsNotEnough();
    if (this.checked.size > 1000) this.checked.clear();
    this.checked.set(key, { passwordHash: account.passwordHash, until: this.clock.now().getTime() + rememberedMs });
    return account;
  }

  /** What is remembered is only that a password fitted a hash; the account itself is looked at each time. */
  private async remembered(key: string, email: string): Promise<AccountEntity | undefined> {
    const known = this.checked.get(key);
    if (!known || known.until < this.clock.now().getTime()) return undefined;
    const account = await this.accounts.findEnabledByEmail(email);
    if (!account || account.passwordHash !== known.passwordHash || account.secondFactorAt) return undefined;
    return account;
  }
}
