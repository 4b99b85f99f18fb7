import { Injectable } from '@nestjs/common';
import type { OwnAccount } from '@booking/contracts/own-account';
import type { User } from '@booking/contracts/session';
import { Transactions } from '../../../platform/database/transactions.service.ts';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import { AuditLog } from '../audit/audit-log.service.ts';
import type { AccountEntity } from './account.entity.ts';
import { toUser } from './account.mapper.ts';
import { AccountRepository } from './account.repository.ts';
import { Lockout } from '../sign-in/lockout.service.ts';
import { Passwords } from '../sign-in/passwords.service.ts';
import { SecondFactors } from '../second-factor/second-factors.service.ts';
import { Sessions } from '../sessions/sessions.service.ts';

/** No 401: the session is not over, and what was typed stays. */
const wrong = (path: string, message: string): Refusal =>
  new Refusal(400, `wrong_${path === 'code' ? 'code' : 'password'}`, message, [{ path, message }]);
const notFresh = (): Refusal =>
  new Refusal(
    403,
    'sign_in_anew',
    'To do this without a password, sign out, sign in again, by a new link where it was one, and do it within ten minutes.',
  );
const wrongCode = (): Refusal => wrong('code', 'This code is wrong or was used already.');

/** Changes of one's own account. How it is protected is changed by password or code only, so that a stolen session is not enough. */
@Injectable()
export class OwnAccountService {
  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: AccountRepository,
    private readonly passwords: Passwords,
    private readonly secondFactors: SecondFactors,
    private readonly sessions: Sessions,
    private readonly lockout: Lockout,
    private readonly audit: AuditLog,
  ) {}

  async read(id: string): Promise<OwnAccount> {
    const account = await this.accounts.get(id);
    return {
      hasPassword: account.passwordHash !== null,
      secondFactor: account.secondFactorAt !== null,
      recoveryCodes: await this.secondFactors.countRecoveryCodes(id),
    };
  }

  async rename(id: string, name: string): Promise<User> {
    return this.transactions.run(async (transaction) => {
      const account = await this.accounts.get(id, transaction);
      await this.accounts.update(id, { name }, transaction);
      // the names are sealed for the account: those of nobody in particular end with the erasure of any guest
      const subject = { type: 'account', id, label: account.email };
      const [before, after] = [{ name: account.name }, { name }];
      await this.audit.record({ by: toUser(account), action: 'auth.rename', subject, before, after }, transaction);
      return { ...toUser(account), name };
    });
  }

  /** @param kept token of the session that goes on @returns how many others ended @throws Refusal 400, 403, 429 */
  async changePassword(id: string, current: string, chosen: string, kept: string): Promise<number> {
    const account = await this.accounts.get(id);
    await this.provePassword(account, current, 'current', kept);
    const passwordHash = await this.passwords.hashChosen(chosen, account.email, 'new');
    return this.transactions.run(async (transaction) => {
      const changed = { passwordHash, invitationHash: null, invitedUntil: null };
      await this.accounts.update(id, changed, transaction);
      const ended = await this.sessions.endAll(id, kept, transaction);
      await this.audit.record({ by: toUser(account), action: 'auth.change_password', detail: { ended } }, transaction);
      return ended;
    });
  }

  /** @param session its token @throws Refusal 400, 403, 409, 429 */
  async beginSecondFactor(id: string, password: string, session: string): Promise<{ secret: string; uri: string }> {
    const account = await this.accounts.get(id);
    await this.provePassword(account, password, 'password', session);
    const begun = await this.secondFactors.begin(account);
    await this.audit.record({ by: toUser(account), action: 'auth.second_factor_begin' });
    return begun;
  }

  /** @param kept token of the session that goes on; others had no second factor @returns recovery codes @throws Refusal 400, 429 */
  async confirmSecondFactor(id: string, code: string, kept: string): Promise<string[]> {
    const account = await this.accounts.get(id);
    const codes = await this.lockout.attempt(account.email, 'code', 'session', () =>
      this.secondFactors.confirm(account, code),
    );
    if (!codes) throw wrongCode();
    const ended = await this.sessions.endAll(id, kept);
    await this.sessions.stepUp(kept);
    await this.audit.record({ by: toUser(account), action: 'auth.second_factor_on', detail: { ended } });
    return codes;
  }

  /** @throws Refusal 400, 429 */
  async newRecoveryCodes(id: string, code: string): Promise<string[]> {
    const account = await this.accounts.get(id);
    await this.proveCode(account, code);
    return this.transactions.run(async (transaction) => {
      const codes = await this.secondFactors.replaceRecoveryCodes(id, transaction);
      await this.audit.record({ by: toUser(account), action: 'auth.new_recovery_codes' }, transaction);
      return codes;
    });
  }

  /** @throws Refusal 400, 429 */
  async endSecondFactor(id: string, password: string, code: string): Promise<OwnAccount> {
    const account = await this.accounts.get(id);
    await this.provePassword(account, password, 'password');
    await this.proveCode(account, code);
    await this.transactions.run(async (transaction) => {
      await this.secondFactors.turnOff(id, transaction);
      await this.audit.record({ by: toUser(account), action: 'auth.second_factor_off' }, transaction);
    });
    return this.read(id);
  }

  /** An account without a password needs a recent sign-in instead, so that a script in the session cannot set one. */
  private async provePassword(account: AccountEntity, password: string, path: string, session?: string): Promise<void> {
    const { passwordHash, email } = account;
    if (passwordHash === null) {
      if (session !== undefined && !(await this.sessions.isFresh(session))) throw notFresh();
      return;
    }
    const check = async () => (await this.passwords.fits(passwordHash, password)) || undefined;
    if (!(await this.lockout.attempt(email, 'password', 'session', check)))
      throw wrong(path, 'This is not your password.');
  }

  private async proveCode(account: AccountEntity, code: string): Promise<void> {
    const use = () => this.secondFactors.use(account, code);
    if (!(await this.lockout.attempt(account.email, 'code', 'session', use))) throw wrongCode();
  }
}
