import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditWords } from './audit-words.service.ts';
import { Candidates } from './candidate.repository.ts';
import { EraseAgain } from './erase-again.job.ts';
import { ErasureRecords } from './erasure-record.repository.ts';
import { Erasures } from './erasures.service.ts';
import { ErasureSteps } from './erasure-steps.service.ts';
import { Held } from './stored-personal-data.service.ts';
import { ImagesOfPerson } from './personal-images.service.ts';
import { OutsideData } from './external-data.service.ts';
import { People } from './person-finder.service.ts';
import { PrivacyDeskController } from './privacy.controller.ts';
import { Requests } from './privacy-requests.service.ts';
import { Sweep } from './free-text-erasure.service.ts';
import { PrecheckinEntity } from '../../arrival/precheckin/precheckin.entity.ts';
import { SignedRecordEntity } from '../../arrival/documents/signed-record.entity.ts';
import { PrivacyRequestEntity } from './privacy-request.entity.ts';

/** Answers guests who ask what is held about them, and to be forgotten. */
@Module({
  imports: [TypeOrmModule.forFeature([PrecheckinEntity, PrivacyRequestEntity, SignedRecordEntity])],
  controllers: [PrivacyDeskController],
  providers: [
    AuditWords,
    People,
    Held,
    Sweep,
    ImagesOfPerson,
    OutsideData,
    ErasureSteps,
    Erasures,
    ErasureRecords,
    Candidates,
    EraseAgain,
    Requests,
  ],
})
export class PrivacyDeskModule {}
