import { Injectable } from '@nestjs/common';
import type { Me, StepUpFactor, User } from '@booking/contracts/session';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import { AuditLog } from '../audit/audit-log.service.ts';
import type { AccountEntity } from '../accounts/account.entity.ts';
import { AccountRepository } from '../accounts/account.repository.ts';
import { Lockout } from '../sign-in/lockout.service.ts';
import { Passwords } from '../sign-in/passwords.service.ts';
import { SecondFactors } from './second-factors.service.ts';
import { Sessions } from '../sessions/sessions.service.ts';

type Given = { password?: string | undefined; code?: string | undefined };

const signInAnew = (): Refusal =>
  new Refusal(
    403,
    'sign_in_anew',
    'Your account has neither a password nor a second factor. Set one in your account, or sign in anew.',
  );

/** No 401: the session is not over, and what was typed stays. */
const refused = (code: string, path: StepUpFactor, message: string): Refusal =>
  new Refusal(400, code, message, [{ path, message }]);
const otherFactor = (wanted: StepUpFactor): Refusal =>
  wanted === 'code'
    ? refused('code_needed', 'password', 'Your account has a second factor. Give a code of it.')
    : refused('password_needed', 'code', 'Your account has no second factor. Give your password.');
const wrong: Record<StepUpFactor, () => Refusal> = {
  code: () => refused('wrong_code', 'code', 'This code is wrong or was used already.'),
  password: () => refused('wrong_password', 'password', 'This is not your password.'),
};

/** Asks people who are signed in for their password or code again, before sensitive actions. */
@Injectable()
export class StepUps {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly passwords: Passwords,
    private readonly secondFactors: SecondFactors,
    private readonly sessions: Sessions,
    private readonly lockout: Lockout,
    private readonly audit: AuditLog,
  ) {}

  /** @param session its token */
  async me(user: User, session: string): Promise<Me> {
    const proof = await this.sessions.proofOf(session);
    return { user, steppedUpAt: proof?.at?.toISOString() ?? null, stepUpWith: proof?.factor ?? null };
  }

  /** @param session its token @throws Refusal 400, 403, 429 */
  async stepUp(user: User, session: string, { password, code }: Given): Promise<Me> {
    const factor = (await this.sessions.proofOf(session))?.factor;
    const account = await this.accounts.findEnabled(user.id);
    if (!factor || !account) throw signInAnew();
    const given = factor === 'code' ? code : password;
    if (given === undefined) throw otherFactor(factor);
    const found = await this.lockout.attempt(account.email, factor, 'session', () =>
      this.check(account, factor, given),
    );
    if (!found) throw wrong[factor]();
    await this.sessions.stepUp(session);
    await this.audit.record({ by: user, action: 'auth.step_up', detail: { factor } });
    return this.me(user, session);
  }

  private async check(account: AccountEntity, factor: StepUpFactor, given: string): Promise<true | undefined> {
    const isRight =
      factor === 'code'
        ? (await this.secondFactors.use(account, given)) !== undefined
        : await this.passwords.fits(account.passwordHash, given);
    return isRight || undefined;
  }
}
