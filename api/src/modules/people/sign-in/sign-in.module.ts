import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CredentialsModule } from '../accounts/credentials.module.ts';
import { SecondFactorModule } from '../second-factor/second-factor.module.ts';
import { SessionsModule } from '../sessions/sessions.module.ts';
import { AuthController } from './auth.controller.ts';
import { PendingSignIn } from './pending-sign-in.service.ts';
import { SignInLinkEntity } from './sign-in-link.entity.ts';
import { SignInLinkRepository } from './sign-in-link.repository.ts';
import { SignInLinks } from './sign-in-links.service.ts';
import { SignInService } from './sign-in.service.ts';

@Module({
  imports: [TypeOrmModule.forFeature([SignInLinkEntity]), CredentialsModule, SecondFactorModule, SessionsModule],
  controllers: [AuthController],
  providers: [PendingSignIn, SignInLinkRepository, SignInLinks, SignInService],
  exports: [SignInService],
})
export class SignInModule {}
