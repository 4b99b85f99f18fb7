import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, MoreThan, Repository } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { WebGuests, type WebGuest } from '../../../providers/web-guests.port.ts';
import { ModeService } from '../../hotel/mode/mode.service.ts';
import { WebCallEntity } from '../web-calls/web-call.entity.ts';
import { WebConversationEntity } from './web-conversation.entity.ts';

/** For whom a tool is used: found by the id of a conversation, or of a call that we opened for one. */
@Injectable()
export class ConversationGuests extends WebGuests {
  constructor(
    @InjectRepository(WebConversationEntity) private readonly webConversations: Repository<WebConversationEntity>,
    @InjectRepository(WebCallEntity) private readonly webCalls: Repository<WebCallEntity>,
    private readonly modes: ModeService,
    private readonly clock: Clock,
  ) {
    super();
  }

  async ofChat(conversationId: string): Promise<WebGuest | null> {
    const where = { id: conversationId, mode: await this.modes.current(), expiresAt: MoreThan(this.clock.now()) };
    const found = await this.webConversations.findOneBy(where);
    return found && { conversationId, phone: found.phone, email: found.email };
  }

  async ofCall(callId: string): Promise<WebGuest | null> {
    const call = await this.webCalls.findOneBy({ id: callId });
    return call && this.ofChat(call.conversationId);
  }

  async keepPhone(guest: WebGuest, phone: string): Promise<WebGuest> {
    const { conversationId } = guest;
    await this.webConversations.update({ id: conversationId, phone: IsNull() }, { phone });
    return (await this.ofChat(conversationId)) ?? guest;
  }
}
