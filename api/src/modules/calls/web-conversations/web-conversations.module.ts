import { Module } from '@nestjs/common';
import { AssistantsModule } from '../../assistants/editing/assistants.module.ts';
import { FreeRoomsModule } from '../../booking/free-rooms/free-rooms.module.ts';
import { GuestLinksModule } from '../../booking/links/guest-links.module.ts';
import { RoomOffersModule } from '../../booking/selection/room-offers.module.ts';
import { SettingsModule } from '../../hotel/settings/settings.module.ts';
import { CallEventsModule } from '../call-events/call-events.module.ts';
import { CallsModule } from '../log/calls.module.ts';
import { PhoneProofsModule } from '../../people/phone-proofs/phone-proofs.module.ts';
import { VerificationModule } from '../../people/verification/verification.module.ts';
import { WebCallsService } from '../web-calls/web-calls.service.ts';
import { ConversationAnswers } from './conversation-answers.service.ts';
import { ConversationLog } from './conversation-log.service.ts';
import { ConversationRoomChoice } from '../web-rooms/conversation-room-choice.service.ts';
import { ConversationRooms } from '../web-rooms/conversation-rooms.service.ts';
import { ConversationRetention } from './conversation-retention.job.ts';
import { StartConversationService } from './start-conversation.service.ts';
import { WebAssistants } from './web-assistants.service.ts';
import { WebConversationsController } from './web-conversations.controller.ts';
import { WebConversationsService } from './web-conversations.service.ts';
import { WebGuestsModule } from './web-guests.module.ts';
import { WebLimits } from './web-limits.service.ts';

/** Writing and speaking with an assistant on the website. */
@Module({
  imports: [
    AssistantsModule,
    CallEventsModule,
    CallsModule,
    FreeRoomsModule,
    GuestLinksModule,
    PhoneProofsModule,
    RoomOffersModule,
    SettingsModule,
    VerificationModule,
    WebGuestsModule,
  ],
  controllers: [WebConversationsController],
  providers: [
    WebAssistants,
    WebConversationsService,
    WebLimits,
    StartConversationService,
    ConversationAnswers,
    ConversationLog,
    ConversationRoomChoice,
    ConversationRooms,
    ConversationRetention,
    WebCallsService,
  ],
})
export class WebConversationsModule {}
