import { Global, Module } from '@nestjs/common';
import { Messaging } from '../messaging.port.ts';
import { TwilioAuthenticator } from './twilio-authenticator.service.ts';
import { TwilioInbox } from './twilio-inbox.service.ts';
import { TwilioTestController } from './twilio-test.controller.ts';
import { TwilioWebhookController } from './twilio-webhook.controller.ts';
import { TwilioClient } from './twilio.client.ts';
import { TwilioSetup } from './twilio-setup.client.ts';

@Global()
@Module({
  controllers: [TwilioTestController, TwilioWebhookController],
  providers: [
    TwilioClient,
    TwilioAuthenticator,
    TwilioInbox,
    TwilioSetup,
    { provide: Messaging, useExisting: TwilioClient },
  ],
  exports: [Messaging],
})
export class TwilioModule {}
