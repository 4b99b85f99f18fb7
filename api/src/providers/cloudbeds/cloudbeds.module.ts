import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PropertySystem } from '../property-system.port.ts';
import { CloudbedsAuthController } from './connection/cloudbeds-auth.controller.ts';
import { CloudbedsAuthorization } from './connection/cloudbeds-authorization.service.ts';
import { CloudbedsConnectionsRepository } from './connection/cloudbeds-connections.repository.ts';
import { CloudbedsConnections } from './connection/cloudbeds-connections.service.ts';
import { CloudbedsHttp } from './cloudbeds-http.client.ts';
import { CloudbedsPictures } from './rooms/cloudbeds-pictures.client.ts';
import { CloudbedsTestController } from './cloudbeds-test.controller.ts';
import { CloudbedsAuthenticator } from './webhook/cloudbeds-authenticator.service.ts';
import { CloudbedsInbox } from './webhook/cloudbeds-inbox.service.ts';
import { CloudbedsWebhookController } from './webhook/cloudbeds-webhook.controller.ts';
import { CloudbedsClient } from './cloudbeds.client.ts';
import { Consent } from './connection/consent.service.ts';
import { TokenExchange } from './connection/token-exchange.client.ts';
import { WebhookSubscriptions } from './webhook/webhook-subscriptions.job.ts';
import { CloudbedsConnectionEntity } from './connection/cloudbeds-connection.entity.ts';
import { CloudbedsSetup } from './cloudbeds-setup.client.ts';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([CloudbedsConnectionEntity])],
  controllers: [CloudbedsAuthController, CloudbedsTestController, CloudbedsWebhookController],
  providers: [
    CloudbedsSetup,
    TokenExchange,
    CloudbedsConnectionsRepository,
    CloudbedsConnections,
    Consent,
    CloudbedsAuthorization,
    CloudbedsHttp,
    CloudbedsPictures,
    WebhookSubscriptions,
    CloudbedsAuthenticator,
    CloudbedsInbox,
    CloudbedsClient,
    { provide: PropertySystem, useExisting: CloudbedsClient },
  ],
  exports: [PropertySystem],
})
export class CloudbedsModule {}
