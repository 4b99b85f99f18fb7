import { Module } from '@nestjs/common';
import { PersonalDataModule } from '../privacy/personal-data.module.ts';
import { AuditWordsRepository } from './audit-words.repository.ts';
import { AuditWords } from './audit-words.service.ts';
import { CandidateRepository } from './candidate.repository.ts';
import { EraseAgainJob } from './erase-again.job.ts';
import { ErasureRecordRepository } from './erasure-record.repository.ts';
import { ErasureRun } from './erasure-run.service.ts';
import { ErasureSteps } from './erasure-steps.service.ts';
import { ErasureJob } from './erasure.job.ts';
import { Erasures } from './erasures.service.ts';
import { ExternalData } from './external-data.service.ts';
import { FreeTextErasure } from './free-text-erasure.service.ts';
import { SealedPersons } from './sealed-persons.service.ts';

/** Erases people here and at other services. */
@Module({
  imports: [PersonalDataModule],
  providers: [
    AuditWords,
    AuditWordsRepository,
    CandidateRepository,
    ErasureJob,
    ErasureRecordRepository,
    ErasureRun,
    ErasureSteps,
    Erasures,
    EraseAgainJob,
    ExternalData,
    FreeTextErasure,
    SealedPersons,
  ],
  exports: [Erasures],
})
export class ErasureModule {}
