import { Global, Module } from '@nestjs/common';
import { Mail } from '../mail.port.ts';
import { MailAuthenticator } from './mail-authenticator.service.ts';
import { MailWebhookController } from './mail-webhook.controller.ts';
import { SmtpClient } from './smtp.client.ts';

@Global()
@Module({
  controllers: [MailWebhookController],
  providers: [SmtpClient, MailAuthenticator, { provide: Mail, useExisting: SmtpClient }],
  exports: [Mail],
})
export class SmtpModule {}
