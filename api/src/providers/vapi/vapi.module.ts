import { Global, Module } from '@nestjs/common';
import { VoicePlatform } from '../voice-platform.ts';
import { Rehearsals } from './rehearsals.ts';
import { ToolCalls } from './tool-calls.ts';
import { ToolsController } from './tools.controller.ts';
import { VapiDoors } from './vapi-doors.ts';
import { VapiInbox } from './vapi-inbox.ts';
import { VapiWebhookController } from './vapi-webhook.controller.ts';
import { VapiHttp } from './vapi-http.ts';
import { VapiClient } from './vapi.client.ts';

@Global()
@Module({
  controllers: [VapiWebhookController, ToolsController],
  providers: [
    VapiHttp,
    VapiClient,
    { provide: VoicePlatform, useExisting: VapiClient },
    VapiDoors,
    VapiInbox,
    ToolCalls,
    Rehearsals,
  ],
  exports: [VoicePlatform],
})
export class VapiModule {}
