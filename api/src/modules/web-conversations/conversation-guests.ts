import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, MoreThan, Repository } from 'typeorm';
import { Clock } from '../../platform/clock/clock.ts';
import { Sealed } from '../../platform/secrets/sealed.ts';
import { WebGuests, type WebGuest } from '../../providers/web-guests.ts';
import { Modes } from '../mode/modes.ts';
import { WebConversationEntity } from './web-conversation.entity.ts';

const purpose = 'calls of a web conversation';

/** For whom a tool is used: found by the platform's own word in a chat, by our sealed mark in a call that a browser began. */
@Injectable()
export class ConversationGuests extends WebGuests {
  constructor(
    @InjectRepository(WebConversationEntity) private readonly webConversations: Repository<WebConversationEntity>,
    private readonly sealed: Sealed,
    private readonly modes: Modes,
    private readonly clock: Clock,
  ) {
    super();
  }

  /** What a browser passes along with the calls of a conversation. */
  markOf({ id }: WebConversationEntity): string {
    return this.sealed.seal(purpose, id);
  }

  async ofChat(conversationId: string): Promise<WebGuest | null> {
    const where = { id: conversationId, mode: await this.modes.current(), expiresAt: MoreThan(this.clock.now()) };
    const found = await this.webConversations.findOneBy(where);
    return found && { conversationId, phone: found.phone, email: found.email };
  }

  async ofCall(mark: string): Promise<WebGuest | null> {
    const id = this.sealed.open(purpose, mark);
    return id === undefined ? null : this.ofChat(id);
  }

  async keepPhone(guest: WebGuest, phone: string): Promise<WebGuest> {
    const { conversationId } = guest;
    await this.webConversations.update({ id: conversationId, phone: IsNull() }, { phone });
    return (await this.ofChat(conversationId)) ?? guest;
  }
}
