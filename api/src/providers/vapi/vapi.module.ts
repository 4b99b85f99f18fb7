import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { TestCallers } from '../test-callers.ts';
import { VoicePlatform } from '../voice-platform.ts';
import { Rehearsals } from './rehearsals.ts';
import { ReportedCallEntity } from './reported-call.entity.ts';
import { ReportedCalls } from './reported-calls.service.ts';
import { ToolCallers } from './tool-callers.service.ts';
import { ToolCalls } from './tool-calls.ts';
import { ToolClaimEntity } from './tool-claim.entity.ts';
import { ToolClaims } from './tool-claims.service.ts';
import { ToolsController } from './tools.controller.ts';
import { VapiCredentials } from './vapi-credentials.ts';
import { VapiDoors } from './vapi-doors.ts';
import { VapiInbox } from './vapi-inbox.ts';
import { VapiWebhookController } from './vapi-webhook.controller.ts';
import { VapiHttp } from './vapi-http.ts';
import { VapiClient } from './vapi.client.ts';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([ReportedCallEntity, ToolClaimEntity])],
  controllers: [VapiWebhookController, ToolsController],
  providers: [
    VapiHttp,
    VapiCredentials,
    VapiClient,
    { provide: VoicePlatform, useExisting: VapiClient },
    VapiDoors,
    VapiInbox,
    ReportedCalls,
    ToolCallers,
    ToolClaims,
    ToolCalls,
    Rehearsals,
    TestCallers,
  ],
  exports: [VoicePlatform, TestCallers],
})
export class VapiModule {}
