import { Global, Module } from '@nestjs/common';
import { PaymentProvider } from '../payment-provider.port.ts';
import { StripeAuthenticator } from './stripe-authenticator.service.ts';
import { StripeSdk } from './stripe-sdk.client.ts';
import { StripeInbox } from './stripe-inbox.service.ts';
import { StripeTestController } from './stripe-test.controller.ts';
import { StripeWebhookController } from './stripe-webhook.controller.ts';
import { StripeClient } from './stripe.client.ts';
import { StripeSetup } from './stripe-setup.client.ts';

@Global()
@Module({
  controllers: [StripeTestController, StripeWebhookController],
  providers: [
    StripeSetup,
    StripeSdk,
    StripeClient,
    StripeAuthenticator,
    StripeInbox,
    { provide: PaymentProvider, useExisting: StripeClient },
  ],
  exports: [PaymentProvider],
})
export class StripeModule {}
