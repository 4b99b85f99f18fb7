import { Injectable } from '@nestjs/common';
import type { AccountEntity } from '../accounts/account.entity.ts';
import { AccountRepository } from '../accounts/account.repository.ts';
import type { OidcPerson } from './oidc.client.ts';

/** Whose account somebody of the sign-in service has: by who they are there, and the first time by their verified address. */
@Injectable()
export class OidcAccounts {
  constructor(private readonly accounts: AccountRepository) {}

  /** Nobody gets in whom the owner did not invite. */
  async find({ issuer, subject, email, isVerified }: OidcPerson): Promise<AccountEntity | null> {
    const known = await this.accounts.findByOidcSubject(issuer, subject);
    if (known) return known.disabledAt ? null : known;
    if (email === undefined || !isVerified) return null;
    if (!(await this.accounts.bindToOidcSubject(issuer, subject, email))) return null;
    const bound = await this.accounts.findByOidcSubject(issuer, subject);
    return bound?.disabledAt ? null : bound;
  }
}
