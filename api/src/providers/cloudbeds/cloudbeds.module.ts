import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PropertySystem } from '../property-system.ts';
import { CloudbedsAuthController } from './connection/cloudbeds-auth.controller.ts';
import { CloudbedsConnections } from './connection/cloudbeds-connections.ts';
import { CloudbedsHttp } from './cloudbeds-http.ts';
import { CloudbedsPictures } from './rooms/cloudbeds-pictures.ts';
import { CloudbedsTestController } from './cloudbeds-test.controller.ts';
import { CloudbedsWebhookController } from './webhook/cloudbeds-webhook.controller.ts';
import { CloudbedsClient } from './cloudbeds.client.ts';
import { Consent } from './connection/consent.ts';
import { TokenExchange } from './connection/token-exchange.ts';
import { WebhookSubscriptions } from './webhook/webhook-subscriptions.ts';
import { CloudbedsConnectionEntity } from './connection/cloudbeds-connection.entity.ts';

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
