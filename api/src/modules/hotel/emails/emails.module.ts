import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailEvents } from '../../../providers/mail-events.port.ts';
import { SettingsModule } from '../settings/settings.module.ts';
import { EmailDeliveryService } from './email-delivery.service.ts';
import { EmailMessageEntity } from './email-message.entity.ts';
import { EmailMessageRepository } from './email-message.repository.ts';
import { EmailNotices } from './email-notices.service.ts';
import { EmailJob } from './email.job.ts';
import { EmailsController } from './emails.controller.ts';
import { MailOutbox } from './mail-outbox.service.ts';

/** Emails to staff and guests, and what became of them. */
@Module({
  imports: [TypeOrmModule.forFeature([EmailMessageEntity]), SettingsModule],
  controllers: [EmailsController],
  providers: [
    ...[EmailDeliveryService, EmailJob, EmailMessageRepository, MailOutbox],
    ...[EmailNotices, { provide: MailEvents, useExisting: EmailNotices }],
  ],
  exports: [EmailDeliveryService, MailEvents, MailOutbox],
})
export class EmailsModule {}
