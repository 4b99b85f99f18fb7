import { Injectable } from '@nestjs/common';
import type { Role } from '@booking/contracts/roles';
import { AccountRepository } from './account.repository.ts';
import { hasJoined } from './account.rule.ts';

/** The first owner is made with an address of this machine, where nothing is received. */
const isReachable = (email: string): boolean => !email.endsWith('@localhost');

/** Where people of the hotel get email. */
@Injectable()
export class AccountContacts {
  constructor(private readonly accounts: AccountRepository) {}

  /** The addresses of those in these roles who can sign in. */
  async listEmails(roles: readonly Role[]): Promise<string[]> {
    const accounts = await this.accounts.list();
    return accounts
      .filter((account) => !account.disabledAt && hasJoined(account) && roles.includes(account.role))
      .map(({ email }) => email)
      .filter(isReachable);
  }
}
