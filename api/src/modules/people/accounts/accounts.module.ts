import { Module } from '@nestjs/common';
import { EmailsModule } from '../../hotel/emails/emails.module.ts';
import { SettingsModule } from '../../hotel/settings/settings.module.ts';
import { SecondFactorModule } from '../second-factor/second-factor.module.ts';
import { SessionsModule } from '../sessions/sessions.module.ts';
import { SignInModule } from '../sign-in/sign-in.module.ts';
import { AccountEmails } from './account-emails.service.ts';
import { AccountsController } from './accounts.controller.ts';
import { AccountsService } from './accounts.service.ts';
import { CredentialsModule } from './credentials.module.ts';
import { InvitationsController } from './invitations.controller.ts';
import { AccountInvitations } from './invitations.service.ts';
import { OwnAccountController } from './own-account.controller.ts';
import { OwnAccountService } from './own-account.service.ts';
import { PasswordResets } from './password-resets.service.ts';

/** Accounts, which owners manage, and one's own account. */
@Module({
  imports: [CredentialsModule, EmailsModule, SecondFactorModule, SessionsModule, SettingsModule, SignInModule],
  controllers: [AccountsController, InvitationsController, OwnAccountController],
  providers: [AccountEmails, AccountsService, AccountInvitations, OwnAccountService, PasswordResets],
})
export class AccountsModule {}
