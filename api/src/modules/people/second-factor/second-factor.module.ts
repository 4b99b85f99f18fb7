import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CredentialsModule } from '../accounts/credentials.module.ts';
import { SessionsModule } from '../sessions/sessions.module.ts';
import { RecoveryCodeEntity } from './recovery-code.entity.ts';
import { SecondFactorRepository } from './second-factor.repository.ts';
import { SecondFactors } from './second-factors.service.ts';
import { StepUps } from './step-ups.service.ts';

@Module({
  imports: [TypeOrmModule.forFeature([RecoveryCodeEntity]), CredentialsModule, SessionsModule],
  providers: [SecondFactorRepository, SecondFactors, StepUps],
  exports: [SecondFactors, StepUps],
})
export class SecondFactorModule {}
