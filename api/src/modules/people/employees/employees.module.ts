import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BrowserProofs } from '../verification/browser-proofs.ts';
import { CallVerifications } from '../verification/call-verifications.ts';
import { ChallengeCookie } from '../verification/challenge-cookie.ts';
import { EmployeeSync } from './employee-sync.ts';
import { EmployeesController } from './employees.controller.ts';
import { Employees } from './employees.ts';
import { TextCodes } from '../verification/text-codes.ts';
import { VerificationController } from '../verification/verification.controller.ts';
import { VerificationLogs } from '../verification/verification-logs.ts';
import { Verifications } from '../verification/verifications.ts';
import { CallVerificationEntity } from '../verification/call-verification.entity.ts';
import { EmployeeEntity } from './employee.entity.ts';
import { VerificationChallengeEntity } from '../verification/verification-challenge.entity.ts';
import { VerificationLogEntity } from '../verification/verification-log.entity.ts';

@Module({
  imports: [
    TypeOrmModule.forFeature([
      CallVerificationEntity,
      EmployeeEntity,
      VerificationChallengeEntity,
      VerificationLogEntity,
    ]),
  ],
  controllers: [EmployeesController, VerificationController],
  providers: [
    Employees,
    EmployeeSync,
    CallVerifications,
    VerificationLogs,
    Verifications,
    TextCodes,
    ChallengeCookie,
    BrowserProofs,
  ],
  exports: [Employees, CallVerifications, VerificationLogs, Verifications, BrowserProofs, ChallengeCookie],
})
export class EmployeesModule {}
