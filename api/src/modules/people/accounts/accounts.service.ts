import { Injectable } from '@nestjs/common';
import type { Account, accountEndpoints } from '@booking/contracts/accounts';
import type { InputOf } from '@booking/contracts/endpoint';
import type { Role } from '@booking/contracts/roles';
import type { User } from '@booking/contracts/session';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { Transactions, type Transaction } from '../../../platform/database/transactions.service.ts';
import { notFound, Refusal } from '../../../platform/http/refusal.error.ts';
import type { Change } from '../../../platform/http/request.context.ts';
import { AuditLog } from '../audit/audit-log.service.ts';
import { SecondFactors } from '../second-factor/second-factors.service.ts';
import { SessionRepository } from '../sessions/session.repository.ts';
import { Sessions } from '../sessions/sessions.service.ts';
import { AccountEmails } from './account-emails.service.ts';
import type { AccountEntity } from './account.entity.ts';
import { toAccount } from './account.mapper.ts';
import { AccountRepository } from './account.repository.ts';
import { isLastOwner } from './account.rule.ts';
import { AccountInvitations } from './invitations.service.ts';

/** What the audit log gets besides who did it and whose account it was. */
type AuditFacts = Pick<Partial<Change>, 'before' | 'after'> & { detail?: Record<string, unknown> };
/** An account and the token of its link, and whether that is emailed. */
export type Invited = { account: Account; token: string; isEmailed: boolean };
type NewAccount = InputOf<typeof accountEndpoints.invite>['body'];

/** Who may sign in, and as what. */
@Injectable()
export class AccountsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: AccountRepository,
    private readonly sessionRows: SessionRepository,
    private readonly invitations: AccountInvitations,
    private readonly emails: AccountEmails,
    private readonly secondFactors: SecondFactors,
    private readonly sessions: Sessions,
    private readonly clock: Clock,
    private readonly audit: AuditLog,
  ) {}

  async list(by: User): Promise<Account[]> {
    const accounts = await this.accounts.list();
    const activeAt = await this.sessionRows.lastActivity(accounts.map(({ id }) => id));
    return accounts.map((account) => toAccount(account, activeAt.get(account.id), by));
  }

  /** @returns the account and its link's token @throws Refusal 409 for an address that has an account */
  async invite({ name, email, role }: NewAccount, by: User): Promise<Invited> {
    const hotel = await this.emails.hotelName();
    return this.transactions.run(async (transaction) => {
      const id = await this.accounts.insert({ name, email, role }, transaction);
      if (!id) throw new Refusal(409, 'email_taken', 'Somebody with this address has an account already.');
      const link = await this.invitations.issue(id, transaction);
      const subject = { type: 'account', id, label: email };
      await this.audit.record({ by, action: 'accounts.invite', subject, after: { name, email, role } }, transaction);
      const isEmailed = await this.emails.sendInvitation({ name, email }, { ...link, hotel }, by, transaction);
      return { account: await this.get(id, by, transaction), token: link.token, isEmailed };
    });
  }

  /** A link in place of those before. @throws Refusal 404, 409 for a disabled account */
  async newLink(id: string, by: User): Promise<Invited> {
    const hotel = await this.emails.hotelName();
    return this.change(id, by, 'new_link', async (account, transaction) => {
      if (account.disabledAt) throw new Refusal(409, 'disabled', 'This account is disabled. Enable it first.');
      const link = await this.invitations.issue(id, transaction);
      const isEmailed = await this.emails.sendNewLink(account, { ...link, hotel }, by, transaction);
      return { token: link.token, isEmailed };
    });
  }

  /** @throws Refusal 404, 409 for the last owner */
  async changeRole(id: string, role: Role, by: User): Promise<Account> {
    const { account } = await this.change(id, by, 'change_role', async ({ role: before }, transaction) => {
      if (role !== 'owner') await this.requireAnotherOwner(id, transaction);
      await this.accounts.update(id, { role }, transaction);
      return { facts: { before: { role: before }, after: { role } } };
    });
    return account;
  }

  /** Out at once, and not in again when it is enabled. @throws Refusal 404, 409 for the last owner */
  async disable(id: string, by: User): Promise<Account> {
    const { account } = await this.change(id, by, 'disable', async ({ disabledAt }, transaction) => {
      await this.requireAnotherOwner(id, transaction);
      const disabled = { disabledAt: disabledAt ?? this.clock.now(), invitationHash: null, invitedUntil: null };
      await this.accounts.update(id, disabled, transaction);
      await this.sessions.endAll(id, undefined, transaction);
      return { facts: { before: { disabled: disabledAt !== null }, after: { disabled: true } } };
    });
    return account;
  }

  /** @throws Refusal 404 */
  async enable(id: string, by: User): Promise<Account> {
    const { account } = await this.change(id, by, 'enable', async ({ disabledAt }, transaction) => {
      await this.accounts.update(id, { disabledAt: null }, transaction);
      return { facts: { before: { disabled: disabledAt !== null }, after: { disabled: false } } };
    });
    return account;
  }

  /** For a lost phone. @throws Refusal 404 */
  async resetSecondFactor(id: string, by: User): Promise<Account> {
    const { account } = await this.change(id, by, 'reset_second_factor', async (_, transaction) => {
      await this.secondFactors.turnOff(id, transaction);
      await this.sessions.endAll(id, undefined, transaction);
      return {};
    });
    return account;
  }

  /** @returns how many @throws Refusal 404 */
  async endSessions(id: string, by: User): Promise<number> {
    const { ended } = await this.change(id, by, 'end_sessions', async (_, transaction) => {
      const ended = await this.sessions.endAll(id, undefined, transaction);
      return { ended, facts: { detail: { ended } } };
    });
    return ended;
  }

  /** One change of an account, recorded with it. @returns the result of `act`, and the account as it is then */
  private async change<Result extends object>(
    id: string,
    by: User,
    what: string,
    act: (account: AccountEntity, transaction: Transaction) => Promise<Result & { facts?: AuditFacts }>,
  ): Promise<Result & { account: Account }> {
    return this.transactions.run(async (transaction) => {
      await this.accounts.lockOwners(transaction);
      const account = await this.accounts.find(id, transaction);
      if (!account) throw notFound('This account');
      const result = await act(account, transaction);
      const subject = { type: 'account', id, label: account.email };
      await this.audit.record({ by, action: `accounts.${what}`, subject, ...result.facts }, transaction);
      return { ...result, account: await this.get(id, by, transaction) };
    });
  }

  /** @throws Refusal 409 when no other owner could sign in */
  private async requireAnotherOwner(id: string, transaction: Transaction): Promise<void> {
    if (isLastOwner(id, await this.accounts.listEnabledOwners(transaction))) {
      throw new Refusal(409, 'last_owner', 'This is the last owner. Make somebody else an owner first.');
    }
  }

  private async get(id: string, by: User, transaction: Transaction): Promise<Account> {
    const account = await this.accounts.get(id, transaction);
    const activeAt = await this.sessionRows.lastActivity([id], transaction);
    return toAccount(account, activeAt.get(id), by);
  }
}
