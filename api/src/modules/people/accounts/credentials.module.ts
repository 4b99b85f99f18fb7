import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SettingsModule } from '../../hotel/settings/settings.module.ts';
import { SessionsModule } from '../sessions/sessions.module.ts';
import { Lockout } from '../sign-in/lockout.service.ts';
import { Passwords } from '../sign-in/passwords.service.ts';
import { AccountContacts } from './account-contacts.service.ts';
import { AccountCredentials } from './account-credentials.service.ts';
import { AccountEntity } from './account.entity.ts';
import { AccountRepository } from './account.repository.ts';

/** Accounts with their passwords, for all that lets people in. */
@Module({
  imports: [TypeOrmModule.forFeature([AccountEntity]), SessionsModule, SettingsModule],
  providers: [AccountContacts, AccountCredentials, AccountRepository, Lockout, Passwords],
  exports: [AccountContacts, AccountCredentials, AccountRepository, Lockout, Passwords],
})
export class CredentialsModule {}
