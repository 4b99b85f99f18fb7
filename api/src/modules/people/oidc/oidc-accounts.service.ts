import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Repository } from 'typeorm';
import { AccountEntity } from '../accounts/account.entity.ts';
import type { OidcPerson } from './oidc.client.ts';

/** Whose account somebody of the sign-in service has: by who they are there, and the first time by their verified address. */
@Injectable()
export class OidcAccounts {
  constructor(@InjectRepository(AccountEntity) private readonly accounts: Repository<AccountEntity>) {}

  /** Nobody gets in whom the owner did not invite. */
  async of({ issuer, subject, email, isVerified }: OidcPerson): Promise<AccountEntity | null> {
    const known = await this.accounts.findOneBy({ oidcIssuer: issuer, oidcSubject: subject });
    if (known) return known.disabledAt ? null : known;
    if (email === undefined || !isVerified) return null;
    const bound = await this.accounts
      .createQueryBuilder()
      .update({ oidcIssuer: issuer, oidcSubject: subject, invitationHash: null, invitedUntil: null })
      .where(
        'lower(normalize(email)) = :address AND disabled_at IS NULL AND (oidc_subject IS NULL OR oidc_issuer <> :issuer)',
        // a database of the locale C makes small letters of A to Z alone
        { address: email.normalize().toLowerCase(), issuer },
      )
      .execute();
    if (bound.affected !== 1) return null;
    return this.accounts.findOneBy({ oidcIssuer: issuer, oidcSubject: subject, disabledAt: IsNull() });
  }
}
