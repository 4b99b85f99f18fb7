import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SignedRecordEntity } from '../../arrival/documents/signed-record.entity.ts';
import { PrecheckinEntity } from '../../arrival/precheckin/precheckin.entity.ts';
import { FreeTextRepository } from './free-text.repository.ts';
import { PersonFinder } from './person-finder.service.ts';
import { PersonRepository } from './person.repository.ts';
import { PersonalDataRepository } from './personal-data.repository.ts';
import { PersonalImageRepository } from './personal-image.repository.ts';
import { PersonalImages } from './personal-images.service.ts';
import { PrivacyRequestEntity } from './privacy-request.entity.ts';
import { PrivacyRequestRepository } from './privacy-request.repository.ts';
import { StoredPersonalData } from './stored-personal-data.service.ts';

const shared = [
  ...[FreeTextRepository, PersonFinder, PersonalDataRepository, PersonalImages, PrivacyRequestRepository],
  StoredPersonalData,
];

/** Finds a person, and what is held about them. */
@Module({
  imports: [TypeOrmModule.forFeature([PrecheckinEntity, PrivacyRequestEntity, SignedRecordEntity])],
  providers: [...shared, PersonRepository, PersonalImageRepository],
  exports: shared,
})
export class PersonalDataModule {}
