import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../platform/database/transactions.service.ts';
import { Sessions } from '../sessions/sessions.service.ts';
import { Passwords } from '../sign-in/passwords.service.ts';
import type { AccountEntity } from './account.entity.ts';
import { AccountRepository } from './account.repository.ts';

/** E-mail addresses and passwords, and the owner that the environment names. */
@Injectable()
export class AccountCredentials {
  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: AccountRepository,
    private readonly passwords: Passwords,
    private readonly sessions: Sessions,
  ) {}

  /** The account of an e-mail address and password; undefined when they do not fit, or it is disabled or has no password. */
  async verify(email: string, password: string): Promise<AccountEntity | undefined> {
    const account = await this.accounts.findEnabledByEmail(email);
    const match = await this.passwords.match(account?.passwordHash, password);
    if (!match || !account) return undefined;
    if (match === 'outdated') await this.renewHash(account, password);
    return account;
  }

  /** Hashes the same password as it is hashed today, unless another was chosen meanwhile. */
  private async renewHash(account: AccountEntity, password: string): Promise<void> {
    const passwordHash = await this.passwords.hash(password);
    const isReplaced = await this.accounts.replacePasswordHash(account.id, account.passwordHash!, passwordHash);
    if (isReplaced) account.passwordHash = passwordHash;
  }

  /** Creates the owner that the environment names, or makes that account an enabled owner with that password. */
  async setOwner(email: string, password: string): Promise<void> {
    if ((await this.verify(email, password))?.role === 'owner') return;
    const passwordHash = await this.passwords.hash(password);
    await this.transactions.run(async (transaction) => {
      const id = await this.accounts.upsertOwner(email.split('@')[0]!, email, passwordHash, transaction);
      // a new password ends what was opened with the old one
      await this.sessions.endAll(id, undefined, transaction);
    });
  }

  /** The first owner; made without a password when there is none yet. */
  async anyOwner(): Promise<AccountEntity> {
    return (await this.accounts.findFirstOwner()) ?? this.accounts.insertFirstOwner();
  }
}
