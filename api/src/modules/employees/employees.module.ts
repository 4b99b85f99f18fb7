import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BrowserProofs } from './browser-proofs.ts';
import { CallVerifications } from './call-verifications.ts';
import { ChallengeCookie } from './challenge-cookie.ts';
import { EmployeeSync } from './employee-sync.ts';
import { EmployeesController } from './employees.controller.ts';
import { Employees } from './employees.ts';
import { TextCodes } from './text-codes.ts';
import { VerificationController } from './verification.controller.ts';
import { VerificationLogs } from './verification-logs.ts';
import { Verifications } from './verifications.ts';
import { CallVerificationEntity } from './call-verification.entity.ts';
import { EmployeeEntity } from './employee.entity.ts';
import { VerificationChallengeEntity } from './verification-challenge.entity.ts';
import { VerificationLogEntity } from './verification-log.entity.ts';

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
