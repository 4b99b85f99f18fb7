import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, MoreThan, type Repository } from 'typeorm';
import type { Transaction } from '../../../platform/database/transactions.service.ts';
import { AccountEntity } from './account.entity.ts';

const isEnabled = { disabledAt: IsNull() };
const firstOwner = { where: { role: 'owner', ...isEnabled }, order: { email: 'ASC' } } as const;

/** An invitation that was not used yet, by the hash of its token. */
const openInvitation = (tokenHash: Buffer, now: Date) => ({
  invitationHash: tokenHash,
  invitedUntil: MoreThan(now),
  ...isEnabled,
});

@Injectable()
export class AccountRepository {
  constructor(private readonly database: DataSource) {}

  /** By name. */
  list(): Promise<AccountEntity[]> {
    return this.accounts().find({ order: { name: 'ASC', id: 'ASC' } });
  }

  find(id: string, transaction?: Transaction): Promise<AccountEntity | null> {
    return this.accounts(transaction).findOneBy({ id });
  }

  /** @throws EntityNotFoundError */
  get(id: string, transaction?: Transaction): Promise<AccountEntity> {
    return this.accounts(transaction).findOneByOrFail({ id });
  }

  findEnabled(id: string): Promise<AccountEntity | null> {
    return this.accounts().findOneBy({ id, ...isEnabled });
  }

  /** The enabled account of an e-mail address, however it is capitalized. */
  findEnabledByEmail(email: string): Promise<AccountEntity | null> {
    return this.accounts()
      .createQueryBuilder('account')
      .where('lower(account.email) = :email AND account.disabledAt IS NULL', { email: email.toLowerCase() })
      .getOne();
  }

  hasEmail(email: string): Promise<boolean> {
    return this.accounts().createQueryBuilder('account').where('lower(email) = lower(:email)', { email }).getExists();
  }

  /** @returns its id; undefined for an address that has an account */
  async insert(
    { name, email, role }: Pick<AccountEntity, 'name' | 'email' | 'role'>,
    transaction: Transaction,
  ): Promise<string | undefined> {
    const [row] = await transaction.query<{ id: string }[]>(
      `INSERT INTO account (name, email, role) VALUES ($1, $2, $3) ON CONFLICT (lower(email)) DO NOTHING RETURNING id`,
      [name, email, role],
    );
    return row?.id;
  }

  async update(id: string, fields: Partial<AccountEntity>, transaction?: Transaction): Promise<void> {
    await this.accounts(transaction).update({ id }, fields);
  }

  /** Unless another password was chosen meanwhile. @returns whether it was replaced */
  async replacePasswordHash(id: string, outdated: string, passwordHash: string): Promise<boolean> {
    const { affected } = await this.accounts().update({ id, passwordHash: outdated }, { passwordHash });
    return affected === 1;
  }

  listEnabledOwners(transaction: Transaction): Promise<AccountEntity[]> {
    return transaction.findBy(AccountEntity, { role: 'owner', ...isEnabled });
  }

  /** Of two people who take each other's ownership at once the second sees what the first did. */
  async lockOwners(transaction: Transaction): Promise<void> {
    await transaction.query(`SELECT FROM account WHERE role = 'owner' ORDER BY id FOR UPDATE`);
  }

  findFirstOwner(): Promise<AccountEntity | null> {
    return this.accounts().findOne(firstOwner);
  }

  /** An owner without a password. */
  async insertFirstOwner(): Promise<AccountEntity> {
    await this.database.query(
      `INSERT INTO account (name, email, role) VALUES ('Owner', 'owner@localhost', 'owner') ON CONFLICT DO NOTHING`,
    );
    return this.accounts().findOneOrFail(firstOwner);
  }

  /** Creates an owner, or makes that account an enabled owner with that password. @returns its id */
  async upsertOwner(name: string, email: string, passwordHash: string, transaction: Transaction): Promise<string> {
    const [row] = await transaction.query<{ id: string }[]>(
      `INSERT INTO account (name, email, role, password_hash) VALUES ($1, $2, 'owner', $3)
       ON CONFLICT (lower(email)) DO UPDATE
         SET role = 'owner', password_hash = excluded.password_hash, disabled_at = NULL,
           invitation_hash = NULL, invited_until = NULL
       RETURNING id`,
      [name, email, passwordHash],
    );
    return row!.id;
  }

  findInvited(tokenHash: Buffer, now: Date): Promise<AccountEntity | null> {
    return this.accounts().findOneBy(openInvitation(tokenHash, now));
  }

  /** Uses the invitation up. @returns whether it was still open */
  async acceptInvitation(
    id: string,
    tokenHash: Buffer,
    now: Date,
    passwordHash: string,
    transaction: Transaction,
  ): Promise<boolean> {
    const used = { passwordHash, invitationHash: null, invitedUntil: null };
    const { affected } = await transaction.update(AccountEntity, { id, ...openInvitation(tokenHash, now) }, used);
    return affected === 1;
  }

  /** Whose account it is by who they are at a sign-in service. */
  findByOidcSubject(oidcIssuer: string, oidcSubject: string): Promise<AccountEntity | null> {
    return this.accounts().findOneBy({ oidcIssuer, oidcSubject });
  }

  /** Binds the enabled account of an e-mail address to a person's identity at a sign-in service. @returns whether there was one */
  async bindToOidcSubject(oidcIssuer: string, oidcSubject: string, email: string): Promise<boolean> {
    const bound = await this.accounts()
      .createQueryBuilder()
      .update({ oidcIssuer, oidcSubject, invitationHash: null, invitedUntil: null })
      .where(
        'lower(normalize(email)) = :address AND disabled_at IS NULL AND (oidc_subject IS NULL OR oidc_issuer <> :issuer)',
        // a database of the locale C makes small letters of A to Z alone
        { address: email.normalize().toLowerCase(), issuer: oidcIssuer },
      )
      .execute();
    return bound.affected === 1;
  }

  private accounts(transaction?: Transaction): Repository<AccountEntity> {
    return (transaction ?? this.database.manager).getRepository(AccountEntity);
  }
}
