import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, Not, Repository } from 'typeorm';
import { ConsentEntity } from './consent.entity.ts';

type Criteria = Partial<Pick<ConsentEntity, 'mode' | 'who' | 'what' | 'how'>>;
type Revocation = { revokedAt: Date; revokedHow: string };
type NewConsent = Omit<ConsentEntity, 'id' | 'revokedAt' | 'revokedHow'>;

/** The table `consent`. */
@Injectable()
export class ConsentRepository {
  constructor(@InjectRepository(ConsentEntity) private readonly consents: Repository<ConsentEntity>) {}

  /** Does nothing where one that is not revoked exists. */
  async insertIfMissing(consent: NewConsent): Promise<void> {
    await this.consents.createQueryBuilder().insert().values(consent).orIgnore().execute();
  }

  exists(criteria: Criteria): Promise<boolean> {
    return this.consents.existsBy({ ...criteria, revokedAt: IsNull() });
  }

  async revoke(criteria: Criteria, revocation: Revocation): Promise<void> {
    await this.consents.update({ ...criteria, revokedAt: IsNull() }, revocation);
  }

  /** Revokes the consents of all other numbers. */
  async revokeOthers(criteria: Criteria, numbers: readonly string[], revocation: Revocation): Promise<void> {
    await this.consents.update({ ...criteria, who: Not(In(numbers)), revokedAt: IsNull() }, revocation);
  }
}
