import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { WebGuests } from '../../../providers/web-guests.port.ts';
import { AssistantsModule } from '../../assistants/editing/assistants.module.ts';
import { EmployeesModule } from '../../people/employees/employees.module.ts';
import { ConversationAnswers } from './conversation-answers.service.ts';
import { WebCallsService } from '../web-calls/web-calls.service.ts';
import { ConversationGuests } from './conversation-guests.adapter.ts';
import { ConversationLog } from './conversation-log.service.ts';
import { ConversationRetention } from './conversation-retention.job.ts';
import { StartConversationService } from './start-conversation.service.ts';
import { WebAssistants } from './web-assistants.service.ts';
import { WebConversationsController } from './web-conversations.controller.ts';
import { WebConversationsService } from './web-conversations.service.ts';
import { WebLimits } from './web-limits.service.ts';
import { WebCallEntity } from '../web-calls/web-call.entity.ts';
import { WebConversationEntity } from './web-conversation.entity.ts';
import { SettingsModule } from '../../hotel/settings/settings.module.ts';

@Global()
@Module({
  imports: [
    TypeOrmModule.forFeature([WebConversationEntity, WebCallEntity]),
    AssistantsModule,
    EmployeesModule,
    SettingsModule,
  ],
  controllers: [WebConversationsController],
  providers: [
    WebAssistants,
    WebConversationsService,
    WebLimits,
    StartConversationService,
    ConversationAnswers,
    WebCallsService,
    ConversationLog,
    ConversationGuests,
    ConversationRetention,
    { provide: WebGuests, useExisting: ConversationGuests },
  ],
  exports: [WebGuests],
})
export class WebConversationsModule {}
