import { Injectable } from '@nestjs/common';
import type { AccountEntity } from '../accounts/account.entity.ts';
import { AccountRepository } from '../accounts/account.repository.ts';
import type { OidcPerson } from './oidc.client.ts';

/** The account of a person of the sign-in service: by their subject there, and the first time by their verified address. */
@Injectable()
export class OidcAccounts {
  constructor(private readonly accounts: AccountRepository) {}

  /** Only people whom an owner invited have one. */
  async find({ issuer, subject, email, isVerified }: OidcPerson): Promise<AccountEntity | null> {
    const known = await this.accounts.findByOidcSubject(issuer, subject);
    if (known) return known.disabledAt ? null : known;
    if (email === undefined || !isVerified) return null;
    if (!(await this.accounts.bindToOidcSubject(issuer, subject, email))) return null;
    const bound = await this.accounts.findByOidcSubject(issuer, subject);
    return bound?.disabledAt ? null : bound;
  }
}
