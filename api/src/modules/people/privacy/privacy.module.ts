import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditWords } from './audit-words.service.ts';
import { CandidateRepository } from './candidate.repository.ts';
import { EraseAgainJob } from './erase-again.job.ts';
import { ErasureRecordRepository } from './erasure-record.repository.ts';
import { Erasures } from './erasures.service.ts';
import { ErasureSteps } from './erasure-steps.service.ts';
import { StoredPersonalData } from './stored-personal-data.service.ts';
import { PersonalImages } from './personal-images.service.ts';
import { ExternalData } from './external-data.service.ts';
import { PersonFinder } from './person-finder.service.ts';
import { PrivacyController } from './privacy.controller.ts';
import { PrivacyRequests } from './privacy-requests.service.ts';
import { FreeTextErasure } from './free-text-erasure.service.ts';
import { PrecheckinEntity } from '../../arrival/precheckin/precheckin.entity.ts';
import { SignedRecordEntity } from '../../arrival/documents/signed-record.entity.ts';
import { PrivacyRequestEntity } from './privacy-request.entity.ts';

/** Answers guests who ask what is held about them, and to be forgotten. */
@Module({
  imports: [TypeOrmModule.forFeature([PrecheckinEntity, PrivacyRequestEntity, SignedRecordEntity])],
  controllers: [PrivacyController],
  providers: [
    AuditWords,
    PersonFinder,
    StoredPersonalData,
    FreeTextErasure,
    PersonalImages,
    ExternalData,
    ErasureSteps,
    Erasures,
    ErasureRecordRepository,
    CandidateRepository,
    EraseAgainJob,
    PrivacyRequests,
  ],
})
export class PrivacyModule {}
