import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { DataSource, IsNull } from 'typeorm';
import { AccountEntity } from './account.entity.ts';

/** Argon2id as OWASP's password storage cheat sheet has it (19 MiB, two passes); the library's default algorithm is Argon2id. */
const argon2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

@Injectable()
export class Accounts {
  /** Checked when there is no such account, so that the answer takes as long as for a wrong password. */
  private readonly nobodysHash = hash('nobody', argon2);

  constructor(private readonly database: DataSource) {}

  /** The account of an e-mail address and password; undefined when they do not fit, or it is disabled or has no password. */
  async verify(email: string, password: string): Promise<AccountEntity | undefined> {
    const account = await this.byEmail(email);
    const fits = await verify(account?.passwordHash ?? (await this.nobodysHash), password);
    return fits && account?.passwordHash ? account : undefined;
  }

  /** Creates the owner that the environment names, or gives it that password. */
  async setOwner(email: string, password: string): Promise<void> {
    const passwordHash = await hash(password, argon2);
    const account = await this.byEmail(email);
    const accounts = this.database.getRepository(AccountEntity);
    if (account) await accounts.update({ id: account.id }, { passwordHash, role: 'owner' });
    else await accounts.insert({ name: email.split('@')[0]!, email, role: 'owner', passwordHash });
  }

  /** The first owner; made without a password when the house has none yet. */
  async anyOwner(): Promise<AccountEntity> {
    const accounts = this.database.getRepository(AccountEntity);
    const owner = await accounts.findOne({ where: { role: 'owner', disabledAt: IsNull() }, order: { email: 'ASC' } });
    return (
      owner ??
      accounts.save(accounts.create({ name: 'Owner', email: 'owner@localhost', role: 'owner', passwordHash: null }))
    );
  }

  private byEmail(email: string): Promise<AccountEntity | null> {
    return this.database
      .getRepository(AccountEntity)
      .createQueryBuilder('account')
      .where('lower(account.email) = lower(:email) AND account.disabledAt IS NULL', { email })
      .getOne();
  }
}
