import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { EmailsModule } from '../../hotel/emails/emails.module.ts';
import { SettingsModule } from '../../hotel/settings/settings.module.ts';
import { CredentialsModule } from '../../people/accounts/credentials.module.ts';
import { AlertsModule } from '../alerts/alerts.module.ts';
import { AlertDeliveryController } from './alert-delivery.controller.ts';
import { AlertMessageEntity } from './alert-message.entity.ts';
import { AlertMessageJob } from './alert-message.job.ts';
import { AlertMessagesRepository } from './alert-messages.repository.ts';
import { AlertMessagesService } from './alert-messages.service.ts';
import { AlertWatchJob } from './alert-watch.job.ts';
import { AuditHeadPost } from './audit-head-post.job.ts';

/** Alerts outside of the console, at the address of the environment and by email. */
@Module({
  imports: [
    TypeOrmModule.forFeature([AlertMessageEntity]),
    ...[AlertsModule, CredentialsModule, EmailsModule, SettingsModule],
  ],
  controllers: [AlertDeliveryController],
  providers: [AlertMessagesService, AlertMessagesRepository, AlertMessageJob, AlertWatchJob, AuditHeadPost],
})
export class AlertDeliveryModule {}
