import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { WebGuests } from '../../../providers/web-guests.port.ts';
import { WebCallEntity } from '../web-calls/web-call.entity.ts';
import { WebCallsRepository } from '../web-calls/web-calls.repository.ts';
import { ConversationGuests } from './conversation-guests.adapter.ts';
import { WebConversationEntity } from './web-conversation.entity.ts';
import { WebConversationsRepository } from './web-conversations.repository.ts';

/**
 * Who is in a conversation or a call on the website. Tools need to know it and conversations need the assistants, so it is a
 * module of its own, which imports neither.
 */
@Module({
  imports: [TypeOrmModule.forFeature([WebConversationEntity, WebCallEntity])],
  providers: [
    WebConversationsRepository,
    WebCallsRepository,
    ConversationGuests,
    { provide: WebGuests, useExisting: ConversationGuests },
  ],
  exports: [WebGuests, WebConversationsRepository, WebCallsRepository],
})
export class WebGuestsModule {}
