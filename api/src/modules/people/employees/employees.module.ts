import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BrowserProofs } from '../verification/browser-proofs.service.ts';
import { CallVerifications } from '../verification/call-verifications.service.ts';
import { ChallengeCookie } from '../verification/challenge-cookie.service.ts';
import { EmployeeSync } from './employee-sync.service.ts';
import { EmployeesController } from './employees.controller.ts';
import { Employees } from './employees.service.ts';
import { TextCodeJob } from '../verification/text-code.job.ts';
import { VerificationController } from '../verification/verification.controller.ts';
import { VerificationLogs } from '../verification/verification-logs.service.ts';
import { Verifications } from '../verification/verifications.service.ts';
import { CallVerificationEntity } from '../verification/call-verification.entity.ts';
import { EmployeeEntity } from './employee.entity.ts';
import { VerificationChallengeEntity } from '../verification/verification-challenge.entity.ts';
import { VerificationLogEntity } from '../verification/verification-log.entity.ts';
import { TextsModule } from '../../hotel/texts/texts.module.ts';
import { SettingsModule } from '../../hotel/settings/settings.module.ts';

@Module({
  imports: [
    TypeOrmModule.forFeature([
      CallVerificationEntity,
      EmployeeEntity,
      VerificationChallengeEntity,
      VerificationLogEntity,
    ]),
    TextsModule,
    SettingsModule,
  ],
  controllers: [EmployeesController, VerificationController],
  providers: [
    Employees,
    EmployeeSync,
    CallVerifications,
    VerificationLogs,
    Verifications,
    TextCodeJob,
    ChallengeCookie,
    BrowserProofs,
  ],
  exports: [Employees, CallVerifications, VerificationLogs, Verifications, BrowserProofs, ChallengeCookie],
})
export class EmployeesModule {}
