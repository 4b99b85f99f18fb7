import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountsService } from './accounts.service.ts';
import { AccountsController } from './accounts.controller.ts';
import { InvitationsController } from './invitations.controller.ts';
import { Invitations } from './invitations.service.ts';
import { AccountEntity } from './account.entity.ts';

@Module({
  imports: [TypeOrmModule.forFeature([AccountEntity])],
  controllers: [AccountsController, InvitationsController],
  providers: [AccountsService, Invitations],
})
export class AccountsModule {}
