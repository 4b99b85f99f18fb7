import { Injectable, Logger } from '@nestjs/common';
import type { FreeRooms } from '@booking/contracts/free-rooms';
import { FreeRoomsService } from '../../booking/free-rooms/free-rooms.service.ts';
import type { WebConversationEntity } from '../web-conversations/web-conversation.entity.ts';
import { WebConversationsRepository } from '../web-conversations/web-conversations.repository.ts';

/** The rooms that an answer of an assistant names, for the page of that conversation alone. */
@Injectable()
export class ConversationRooms {
  private readonly logger = new Logger('WebConversations');

  constructor(
    private readonly conversations: WebConversationsRepository,
    private readonly freeRooms: FreeRoomsService,
  ) {}

  /** @returns undefined when it names none, or they cannot be read now: the words of the answer name them, too */
  async findNamed({ id, mode }: WebConversationEntity): Promise<FreeRooms | undefined> {
    try {
      const stay = await this.conversations.findNamedStay(id);
      return stay ? await this.freeRooms.list(mode, stay) : undefined;
    } catch (error) {
      this.logger.warn({ err: error, callId: id });
      return undefined;
    }
  }
}
