import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditWords } from './audit-words.service.ts';
import { Candidates } from './candidates.repository.ts';
import { EraseAgain } from './erase-again.job.ts';
import { ErasureRecords } from './erasure-records.repository.ts';
import { Erasures } from './erasures.ts';
import { ErasureSteps } from './erasure-steps.ts';
import { Held } from './held.ts';
import { ImagesOfPerson } from './images-of-person.ts';
import { OutsideData } from './outside-data.ts';
import { People } from './people.ts';
import { PrivacyDeskController } from './privacy-desk.controller.ts';
import { Requests } from './requests.ts';
import { Sweep } from './sweep.ts';
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
