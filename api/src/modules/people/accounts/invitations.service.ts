import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { Transactions, type Transaction } from '../../../platform/database/transactions.service.ts';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import { hashToken, newToken } from '../../../platform/secrets/token.rule.ts';
import { AuditLog } from '../audit/audit-log.service.ts';
import { Sessions } from '../sessions/sessions.service.ts';
import { Passwords } from '../sign-in/passwords.service.ts';
import type { AccountEntity } from './account.entity.ts';
import { toUser } from './account.mapper.ts';
import { AccountRepository } from './account.repository.ts';

const lifetime = 7 * 24 * 60 * 60_000;

const gone = (): Refusal =>
  new Refusal(404, 'invitation_gone', 'This invitation was used already or is too old. Ask the owner for a new link.');

/** Links under which an invited person chooses a password, once; only a hash of them is stored. */
@Injectable()
export class AccountInvitations {
  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: AccountRepository,
    private readonly passwords: Passwords,
    private readonly sessions: Sessions,
    private readonly clock: Clock,
    private readonly audit: AuditLog,
  ) {}

  /** Makes one; the one before ends. */
  async issue(accountId: string, transaction: Transaction, lifetimeMs = lifetime): Promise<{ token: string; until: Date }> {
    const token = newToken();
    const until = new Date(this.clock.now().getTime() + lifetimeMs);
    await this.accounts.update(accountId, { invitationHash: hashToken(token), invitedUntil: until }, transaction);
    return { token, until };
  }

  /** Whom it is for. @throws Refusal 404 */
  async getInvited(token: string): Promise<AccountEntity> {
    const account = await this.accounts.findInvited(hashToken(token), this.clock.now());
    if (!account) throw gone();
    return account;
  }

  /** Sets the password, and ends what was opened before. @throws Refusal 400 for a weak password, 404 */
  async accept(token: string, password: string): Promise<AccountEntity> {
    const { id, email } = await this.getInvited(token);
    const passwordHash = await this.passwords.hashChosen(password, email);
    return this.transactions.run(async (transaction) => {
      const [tokenHash, now] = [hashToken(token), this.clock.now()];
      const isAccepted = await this.accounts.acceptInvitation(id, tokenHash, now, passwordHash, transaction);
      if (!isAccepted) throw gone();
      await this.sessions.endAll(id, undefined, transaction);
      const account = await this.accounts.get(id, transaction);
      await this.audit.record({ by: toUser(account), action: 'accounts.accept' }, transaction);
      return account;
    });
  }
}
