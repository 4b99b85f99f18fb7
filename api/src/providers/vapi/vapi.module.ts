import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { TestCallers } from '../test-callers.service.ts';
import { VoicePlatform } from '../voice-platform.port.ts';
import { Rehearsals } from './chats/rehearsals.service.ts';
import { ReportedCallEntity } from './calls/reported-call.entity.ts';
import { ReportedCallsRepository } from './calls/reported-calls.repository.ts';
import { ReportedCalls } from './calls/reported-calls.service.ts';
import { ToolCallers } from './tools/tool-callers.service.ts';
import { ToolCalls } from './tools/tool-calls.service.ts';
import { ToolClaimEntity } from './tools/tool-claim.entity.ts';
import { ToolClaimsRepository } from './tools/tool-claims.repository.ts';
import { ToolClaims } from './tools/tool-claims.service.ts';
import { ToolsController } from './tools/tools.controller.ts';
import { VapiCredentials } from './vapi-credentials.service.ts';
import { VapiAuthenticators } from './webhook/vapi-authenticators.service.ts';
import { VapiInbox } from './webhook/vapi-inbox.service.ts';
import { VapiWebhookController } from './webhook/vapi-webhook.controller.ts';
import { VapiHttp } from './vapi-http.client.ts';
import { VapiClient } from './vapi.client.ts';
import { VapiSetup } from './vapi-setup.client.ts';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([ReportedCallEntity, ToolClaimEntity])],
  controllers: [VapiWebhookController, ToolsController],
  providers: [
    VapiSetup,
    VapiHttp,
    VapiCredentials,
    VapiClient,
    { provide: VoicePlatform, useExisting: VapiClient },
    VapiAuthenticators,
    VapiInbox,
    ReportedCallsRepository,
    ReportedCalls,
    ToolCallers,
    ToolClaimsRepository,
    ToolClaims,
    ToolCalls,
    Rehearsals,
    TestCallers,
  ],
  exports: [VoicePlatform, TestCallers],
})
export class VapiModule {}
