import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, IsNull, Repository } from 'typeorm';
import { AccountEntity } from './account.entity.ts';
import { Passwords } from '../sign-in/passwords.service.ts';

@Injectable()
export class AccountCredentials {
  constructor(
    private readonly database: DataSource,
    @InjectRepository(AccountEntity) private readonly accounts: Repository<AccountEntity>,
    private readonly passwords: Passwords,
  ) {}

  /** The account of an e-mail address and password; undefined when they do not fit, or it is disabled or has no password. */
  async verify(email: string, password: string): Promise<AccountEntity | undefined> {
    const account = await this.byEmail(email);
    const match = await this.passwords.match(account?.passwordHash, password);
    if (!match || !account) return undefined;
    if (match === 'outdated') await this.renewHash(account, password);
    return account;
  }

  /** Hashes the same password as it is hashed today, unless another was chosen meanwhile. */
  private async renewHash(account: AccountEntity, password: string): Promise<void> {
    const passwordHash = await this.passwords.hash(password);
    const { id, passwordHash: outdated } = account;
    const { affected } = await this.accounts.update({ id, passwordHash: outdated! }, { passwordHash });
    if (affected === 1) account.passwordHash = passwordHash;
  }

  /** Creates the owner that the environment names, or makes that account an enabled owner with that password. */
  async setOwner(email: string, password: string): Promise<void> {
    if ((await this.verify(email, password))?.role === 'owner') return;
    // a new password ends what was opened with the old one
    await this.database.query(
      `WITH owner AS (
         INSERT INTO account (name, email, role, password_hash) VALUES ($1, $2, 'owner', $3)
         ON CONFLICT (lower(email)) DO UPDATE
           SET role = 'owner', password_hash = excluded.password_hash, disabled_at = NULL,
             invitation_hash = NULL, invited_until = NULL
         RETURNING id
       )
       UPDATE session SET ended_at = now() FROM owner WHERE session.account_id = owner.id AND ended_at IS NULL`,
      [email.split('@')[0], email, await this.passwords.hash(password)],
    );
  }

  /** The first owner; made without a password when the house has none yet. */
  async anyOwner(): Promise<AccountEntity> {
    const first = { where: { role: 'owner', disabledAt: IsNull() }, order: { email: 'ASC' } } as const;
    const owner = await this.accounts.findOne(first);
    if (owner) return owner;
    await this.database.query(
      `INSERT INTO account (name, email, role) VALUES ('Owner', 'owner@localhost', 'owner') ON CONFLICT DO NOTHING`,
    );
    return this.accounts.findOneOrFail(first);
  }

  /** The enabled account of an e-mail address, however it is capitalised. */
  byEmail(email: string): Promise<AccountEntity | null> {
    return this.accounts
      .createQueryBuilder('account')
      .where('lower(account.email) = :email AND account.disabledAt IS NULL', { email: email.toLowerCase() })
      .getOne();
  }

  /** An enabled account. */
  byId(id: string): Promise<AccountEntity | null> {
    return this.accounts.findOneBy({ id, disabledAt: IsNull() });
  }
}
