import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { WebGuests } from '../../../providers/web-guests.ts';
import { AssistantsModule } from '../../assistants/editing/assistants.module.ts';
import { EmployeesModule } from '../../people/employees/employees.module.ts';
import { ConversationAnswers } from './conversation-answers.ts';
import { ConversationCalls } from '../web-calls/conversation-calls.ts';
import { ConversationGuests } from './conversation-guests.ts';
import { ConversationLog } from './conversation-log.ts';
import { ConversationRetention } from './conversation-retention.ts';
import { StartConversation } from './start-conversation.ts';
import { WebAssistants } from './web-assistants.ts';
import { WebConversationsController } from './web-conversations.controller.ts';
import { WebConversations } from './web-conversations.ts';
import { WebLimits } from './web-limits.ts';
import { WebCallEntity } from '../web-calls/web-call.entity.ts';
import { WebConversationEntity } from './web-conversation.entity.ts';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([WebConversationEntity, WebCallEntity]), AssistantsModule, EmployeesModule],
  controllers: [WebConversationsController],
  providers: [
    WebAssistants,
    WebConversations,
    WebLimits,
    StartConversation,
    ConversationAnswers,
    ConversationCalls,
    ConversationLog,
    ConversationGuests,
    ConversationRetention,
    { provide: WebGuests, useExisting: ConversationGuests },
  ],
  exports: [WebGuests],
})
export class WebConversationsModule {}
