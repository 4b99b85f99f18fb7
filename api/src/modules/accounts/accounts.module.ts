import { Module } from '@nestjs/common';
import { AccountDesk } from './account-desk.ts';
import { AccountsController } from './accounts.controller.ts';
import { InvitationsController } from './invitations.controller.ts';
import { Invitations } from './invitations.ts';

@Module({ controllers: [AccountsController, InvitationsController], providers: [AccountDesk, Invitations] })
export class AccountsModule {}
