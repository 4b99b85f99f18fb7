import { Injectable } from '@nestjs/common';
import type { Account, accountEndpoints } from '@booking/contracts/accounts';
import type { InputOf } from '@booking/contracts/endpoint';
import type { Role } from '@booking/contracts/roles';
import type { User } from '@booking/contracts/session';
import { DataSource, IsNull, type EntityManager } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { notFound, Refusal } from '../../../platform/http/refusal.error.ts';
import type { Change } from '../../../platform/http/request.context.ts';
import { AuditLog } from '../audit/audit-log.service.ts';
import { AccountEntity } from './account.entity.ts';
import { SecondFactors } from '../second-factor/second-factors.service.ts';
import { Sessions } from '../sessions/sessions.service.ts';
import { Invitations } from './invitations.service.ts';

type Row = AccountEntity & { activeAt: Date | null };
/** What the audit log is told besides who and whom. */
type Told = Pick<Partial<Change>, 'before' | 'after'> & { detail?: Record<string, unknown> };
type Newcomer = InputOf<typeof accountEndpoints.invite>['body'];

const hasJoined = ({ passwordHash, oidcSubject, invitationHash }: AccountEntity): boolean =>
  passwordHash !== null || oidcSubject !== null || invitationHash === null;

const toAccount = (row: Row, by: User): Account => ({
  id: row.id,
  name: row.name,
  email: row.email,
  role: row.role,
  state: row.disabledAt ? 'disabled' : hasJoined(row) ? 'active' : 'invited',
  secondFactor: row.secondFactorAt !== null,
  invitedUntil: row.invitedUntil?.toISOString() ?? null,
  activeAt: row.activeAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
  isYou: row.id === by.id,
});

/** Who may sign in, and as what. */
@Injectable()
export class AccountsService {
  constructor(
    private readonly database: DataSource,
    private readonly invitations: Invitations,
    private readonly secondFactors: SecondFactors,
    private readonly sessions: Sessions,
    private readonly clock: Clock,
    private readonly audit: AuditLog,
  ) {}

  async list(by: User): Promise<Account[]> {
    return (await this.rows(this.database.manager)).map((row) => toAccount(row, by));
  }

  /** @returns the account and its link's token @throws Refusal 409 for an address that has an account */
  async invite({ name, email, role }: Newcomer, by: User): Promise<{ account: Account; token: string }> {
    return this.database.transaction(async (em) => {
      const [row] = await em.query<{ id: string }[]>(
        `INSERT INTO account (name, email, role) VALUES ($1, $2, $3) ON CONFLICT (lower(email)) DO NOTHING RETURNING id`,
        [name, email, role],
      );
      if (!row) throw new Refusal(409, 'email_taken', 'Somebody with this address has an account already.');
      const token = await this.invitations.issue(row.id, em);
      const subject = { type: 'account', id: row.id, label: email };
      await this.audit.record({ by, action: 'accounts.invite', subject, after: { name, email, role } }, em);
      return { account: await this.read(row.id, by, em), token };
    });
  }

  /** A link in place of those before. @throws Refusal 404, 409 for a disabled account */
  async newLink(id: string, by: User): Promise<{ account: Account; token: string }> {
    return this.change(id, by, 'new_link', async (account, em) => {
      if (account.disabledAt) throw new Refusal(409, 'disabled', 'This account is disabled. Enable it first.');
      return { token: await this.invitations.issue(id, em) };
    });
  }

  /** @throws Refusal 404, 409 for the last owner */
  async changeRole(id: string, role: Role, by: User): Promise<Account> {
    const { account } = await this.change(id, by, 'change_role', async ({ role: before }, em) => {
      if (role !== 'owner') await this.keepAnOwner(id, em);
      await em.update(AccountEntity, { id }, { role });
      return { told: { before: { role: before }, after: { role } } };
    });
    return account;
  }

  /** Out at once, and not in again when it is enabled. @throws Refusal 404, 409 for the last owner */
  async disable(id: string, by: User): Promise<Account> {
    const { account } = await this.change(id, by, 'disable', async ({ disabledAt }, em) => {
      await this.keepAnOwner(id, em);
      const disabled = { disabledAt: disabledAt ?? this.clock.now(), invitationHash: null, invitedUntil: null };
      await em.update(AccountEntity, { id }, disabled);
      await this.sessions.endAll(id, undefined, em);
      return { told: { before: { disabled: disabledAt !== null }, after: { disabled: true } } };
    });
    return account;
  }

  /** @throws Refusal 404 */
  async enable(id: string, by: User): Promise<Account> {
    const { account } = await this.change(id, by, 'enable', async ({ disabledAt }, em) => {
      await em.update(AccountEntity, { id }, { disabledAt: null });
      return { told: { before: { disabled: disabledAt !== null }, after: { disabled: false } } };
    });
    return account;
  }

  /** For a lost phone. @throws Refusal 404 */
  async resetSecondFactor(id: string, by: User): Promise<Account> {
    const { account } = await this.change(id, by, 'reset_second_factor', async (_, em) => {
      await this.secondFactors.off(id, em);
      await this.sessions.endAll(id, undefined, em);
      return {};
    });
    return account;
  }

  /** @returns how many @throws Refusal 404 */
  async endSessions(id: string, by: User): Promise<number> {
    const { ended } = await this.change(id, by, 'end_sessions', async (_, em) => {
      const ended = await this.sessions.endAll(id, undefined, em);
      return { ended, told: { detail: { ended } } };
    });
    return ended;
  }

  /** One thing done to an account, written down with it. @returns what it gave, and the account as it is then */
  private async change<Given extends object>(
    id: string,
    by: User,
    what: string,
    act: (account: AccountEntity, em: EntityManager) => Promise<Given & { told?: Told }>,
  ): Promise<Given & { account: Account }> {
    return this.database.transaction(async (em) => {
      await this.lockOwners(em);
      const account = await em.findOneBy(AccountEntity, { id });
      if (!account) throw notFound('This account');
      const given = await act(account, em);
      const subject = { type: 'account', id, label: account.email };
      await this.audit.record({ by, action: `accounts.${what}`, subject, ...given.told }, em);
      return { ...given, account: await this.read(id, by, em) };
    });
  }

  /** Of two who would take each other's ownership at once the second sees what the first did. */
  private async lockOwners(em: EntityManager): Promise<void> {
    await em.query(`SELECT FROM account WHERE role = 'owner' ORDER BY id FOR UPDATE`);
  }

  /** @throws Refusal 409 when nobody else could sign in as an owner */
  private async keepAnOwner(id: string, em: EntityManager): Promise<void> {
    const owners = await em.findBy(AccountEntity, { role: 'owner', disabledAt: IsNull() });
    const isOwner = owners.some((owner) => owner.id === id);
    if (isOwner && !owners.some((owner) => owner.id !== id && hasJoined(owner))) {
      throw new Refusal(409, 'last_owner', 'This is the last owner. Make somebody else an owner first.');
    }
  }

  private async read(id: string, by: User, em: EntityManager): Promise<Account> {
    const [row] = await this.rows(em, id);
    return toAccount(row!, by);
  }

  private async rows(em: EntityManager, id?: string): Promise<Row[]> {
    const accounts = await em.find(AccountEntity, {
      where: id === undefined ? {} : { id },
      order: { name: 'ASC', id: 'ASC' },
    });
    const active = await em.query<{ id: string; at: Date }[]>(
      'SELECT account_id AS id, max(active_at) AS at FROM session WHERE account_id = ANY($1) GROUP BY account_id',
      [accounts.map((account) => account.id)],
    );
    const activeAt = new Map(active.map((row) => [row.id, row.at]));
    return accounts.map((account) => ({ ...account, activeAt: activeAt.get(account.id) ?? null }));
  }
}
