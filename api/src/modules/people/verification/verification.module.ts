import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SettingsModule } from '../../hotel/settings/settings.module.ts';
import { TextsModule } from '../../hotel/texts/texts.module.ts';
import { EmployeesModule } from '../employees/employees.module.ts';
import { BrowserProofs } from './browser-proofs.service.ts';
import { CallVerificationEntity } from './call-verification.entity.ts';
import { CallVerificationRepository } from './call-verification.repository.ts';
import { CallVerifications } from './call-verifications.service.ts';
import { ChallengeCookie } from './challenge-cookie.service.ts';
import { TextCodeJob } from './text-code.job.ts';
import { VerificationChallengeEntity } from './verification-challenge.entity.ts';
import { VerificationChallengeRepository } from './verification-challenge.repository.ts';
import { VerificationLogEntity } from './verification-log.entity.ts';
import { VerificationLogRepository } from './verification-log.repository.ts';
import { VerificationLogs } from './verification-logs.service.ts';
import { VerificationController } from './verification.controller.ts';
import { Verifications } from './verifications.service.ts';

const entities = [CallVerificationEntity, VerificationChallengeEntity, VerificationLogEntity];
const repositories = [CallVerificationRepository, VerificationChallengeRepository, VerificationLogRepository];
const services = [BrowserProofs, CallVerifications, ChallengeCookie, VerificationLogs, Verifications];

/** Employees prove who they are, in calls and in browsers. */
@Module({
  imports: [TypeOrmModule.forFeature(entities), EmployeesModule, SettingsModule, TextsModule],
  controllers: [VerificationController],
  providers: [...repositories, ...services, TextCodeJob],
  exports: services,
})
export class VerificationModule {}
