import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PropertySystem } from '../property-system.ts';
import { CloudbedsAuthController } from './cloudbeds-auth.controller.ts';
import { CloudbedsConnections } from './cloudbeds-connections.ts';
import { CloudbedsHttp } from './cloudbeds-http.ts';
import { CloudbedsPictures } from './cloudbeds-pictures.ts';
import { CloudbedsTestController } from './cloudbeds-test.controller.ts';
import { CloudbedsWebhookController } from './cloudbeds-webhook.controller.ts';
import { CloudbedsClient } from './cloudbeds.client.ts';
import { Consent } from './consent.ts';
import { TokenExchange } from './token-exchange.ts';
import { WebhookSubscriptions } from './webhook-subscriptions.ts';
import { CloudbedsConnectionEntity } from './cloudbeds-connection.entity.ts';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([CloudbedsConnectionEntity])],
  controllers: [CloudbedsAuthController, CloudbedsTestController, CloudbedsWebhookController],
  providers: [
    TokenExchange,
    CloudbedsConnections,
    Consent,
    CloudbedsHttp,
    CloudbedsPictures,
    WebhookSubscriptions,
    CloudbedsClient,
    { provide: PropertySystem, useExisting: CloudbedsClient },
  ],
  exports: [PropertySystem],
})
export class CloudbedsModule {}
