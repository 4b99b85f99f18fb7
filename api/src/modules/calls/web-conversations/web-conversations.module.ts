import { Module } from '@nestjs/common';
import { AssistantsModule } from '../../assistants/editing/assistants.module.ts';
import { SettingsModule } from '../../hotel/settings/settings.module.ts';
import { CallEventsModule } from '../call-events/call-events.module.ts';
import { CallsModule } from '../log/calls.module.ts';
import { VerificationModule } from '../../people/verification/verification.module.ts';
import { WebCallsService } from '../web-calls/web-calls.service.ts';
import { ConversationAnswers } from './conversation-answers.service.ts';
import { ConversationLog } from './conversation-log.service.ts';
import { ConversationRetention } from './conversation-retention.job.ts';
import { StartConversationService } from './start-conversation.service.ts';
import { WebAssistants } from './web-assistants.service.ts';
import { WebConversationsController } from './web-conversations.controller.ts';
import { WebConversationsService } from './web-conversations.service.ts';
import { WebGuestsModule } from './web-guests.module.ts';
import { WebLimits } from './web-limits.service.ts';

/** Writing and speaking with an assistant on the website. */
@Module({
  imports: [AssistantsModule, CallEventsModule, CallsModule, SettingsModule, VerificationModule, WebGuestsModule],
  controllers: [WebConversationsController],
  providers: [
    WebAssistants,
    WebConversationsService,
    WebLimits,
    StartConversationService,
    ConversationAnswers,
    ConversationLog,
    ConversationRetention,
    WebCallsService,
  ],
})
export class WebConversationsModule {}
