import { Module } from '@nestjs/common';
import { SecondFactorModule } from '../second-factor/second-factor.module.ts';
import { SessionsModule } from '../sessions/sessions.module.ts';
import { SignInModule } from '../sign-in/sign-in.module.ts';
import { AccountsController } from './accounts.controller.ts';
import { AccountsService } from './accounts.service.ts';
import { CredentialsModule } from './credentials.module.ts';
import { InvitationsController } from './invitations.controller.ts';
import { AccountInvitations } from './invitations.service.ts';
import { OwnAccountController } from './own-account.controller.ts';
import { OwnAccountService } from './own-account.service.ts';

/** Accounts, which owners manage, and one's own account. */
@Module({
  imports: [CredentialsModule, SecondFactorModule, SessionsModule, SignInModule],
  controllers: [AccountsController, InvitationsController, OwnAccountController],
  providers: [AccountsService, AccountInvitations, OwnAccountService],
})
export class AccountsModule {}
