import { Injectable } from '@nestjs/common';
import type { SignInStep } from '@booking/contracts/auth';
import type { SignedIn } from '@booking/contracts/session';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { RateLimits } from '../../../platform/http/limits/rate-limits.service.ts';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import { AuditLog } from '../audit/audit-log.service.ts';
import type { AccountEntity } from '../accounts/account.entity.ts';
import { toUser } from '../accounts/account.mapper.ts';
import { AccountRepository } from '../accounts/account.repository.ts';
import { AccountCredentials } from '../accounts/account-credentials.service.ts';
import { deviceName } from '../sessions/device-name.mapper.ts';
import { Lockout } from './lockout.service.ts';
import { PendingSignIn, type SignInWay } from './pending-sign-in.service.ts';
import { SecondFactors } from '../second-factor/second-factors.service.ts';
import { SessionCookie } from '../sessions/session-cookie.service.ts';
import { Sessions } from '../sessions/sessions.service.ts';

const codeLimit = { points: 5, seconds: 5 * 60 };

const again = (): Refusal =>
  new Refusal(
    401,
    'sign_in_again',
    'This sign-in was not finished in time, or had too many wrong codes. Sign in again.',
  );

/** Signs people in and out. */
@Injectable()
export class SignInService {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly credentials: AccountCredentials,
    private readonly secondFactors: SecondFactors,
    private readonly pending: PendingSignIn,
    private readonly sessions: Sessions,
    private readonly cookie: SessionCookie,
    private readonly lockout: Lockout,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
    private readonly audit: AuditLog,
  ) {}

  /** @throws Refusal 401, 429 */
  async byPassword(email: string, password: string, request: FastifyRequest, reply: FastifyReply): Promise<SignInStep> {
    const verify = (): Promise<AccountEntity | undefined> => this.credentials.verify(email, password);
    const account = await this.lockout.attempt(email, 'password', this.lockout.originOf(request, email), verify);
    if (!account) throw new Refusal(401, 'wrong_credentials', 'Email or password is wrong.');
    return this.enter(account, 'password', request, reply);
  }

  /**
   * After the first factor: opens a session, or asks for the second factor if the account has one.
   * @param provedAt null where a sign-in service does not say when; such a session is not stepped up
   */
  async enter(
    account: AccountEntity,
    way: SignInWay,
    request: FastifyRequest,
    reply: FastifyReply,
    provedAt: Date | null = this.clock.now(),
  ): Promise<SignInStep> {
    if (!account.secondFactorAt) return this.open(account, { way }, provedAt, request, reply);
    this.pending.begin(reply, account, way);
    return { next: 'second-factor' };
  }

  /** The second step. @throws Refusal 401, 429 */
  async byCode(code: string, request: FastifyRequest, reply: FastifyReply): Promise<SignedIn> {
    const pending = this.pending.read(request);
    const account = pending && (await this.accounts.findEnabled(pending.accountId));
    if (!account || !this.pending.belongsTo(pending, account)) throw again();
    const tries = await this.limits.count('second step', pending.id, codeLimit).catch((error: unknown) => {
      throw error instanceof Refusal ? again() : error;
    });
    const { email } = account;
    const use = () => this.secondFactors.use(account, code);
    const factor = await this.lockout.attempt(email, 'code', this.lockout.originOf(request, email), use);
    if (factor) {
      this.pending.end(reply);
      const detail = { way: pending.way, secondFactor: factor };
      return this.open(account, detail, this.clock.now(), request, reply);
    }
    if (tries < codeLimit.points) throw new Refusal(401, 'wrong_code', 'This code is wrong or was used already.');
    this.pending.end(reply);
    throw again();
  }

  /** By a link that only the operator of this machine can create, so no second factor is asked for. */
  async byLink(account: AccountEntity, request: FastifyRequest, reply: FastifyReply): Promise<SignedIn> {
    return this.open(account, { way: 'link' }, this.clock.now(), request, reply);
  }

  async signOut(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const account = await this.endSession(request);
    if (account) await this.audit.record({ by: toUser(account), action: 'auth.sign_out' });
    this.cookie.clear(reply);
  }

  /** Always opens a new session, against session fixation. */
  private async open(
    account: AccountEntity,
    detail: Record<string, unknown>,
    steppedUpAt: Date | null,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<SignedIn> {
    const user = toUser(account);
    await this.endSession(request);
    await this.audit.record({ by: user, action: 'auth.sign_in', detail });
    const from = { address: request.ip, device: deviceName(request.headers['user-agent']), steppedUpAt };
    this.cookie.set(reply, await this.sessions.open(account, from));
    // after the session, which readers of the answer take from its first cookie
    await this.lockout.recordSuccess(account.email, request, reply);
    return { user };
  }

  private async endSession(request: FastifyRequest): Promise<AccountEntity | undefined> {
    const token = this.cookie.read(request);
    return token ? this.sessions.end(token) : undefined;
  }
}
