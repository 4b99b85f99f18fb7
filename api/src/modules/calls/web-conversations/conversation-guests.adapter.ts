import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.service.ts';
import type { Stay } from '../../../providers/property-system.port.ts';
import { WebGuests, type WebGuest } from '../../../providers/web-guests.port.ts';
import { ModeService } from '../../hotel/mode/mode.service.ts';
import { WebCallsRepository } from '../web-calls/web-calls.repository.ts';
import { WebConversationsRepository } from './web-conversations.repository.ts';

/** Finds the guest for whom a tool runs, by the id of a conversation or of a call that we opened for one. */
@Injectable()
export class ConversationGuests extends WebGuests {
  constructor(
    private readonly conversations: WebConversationsRepository,
    private readonly calls: WebCallsRepository,
    private readonly modes: ModeService,
    private readonly clock: Clock,
  ) {
    super();
  }

  async findByChat(conversationId: string): Promise<WebGuest | null> {
    const mode = await this.modes.current();
    const found = await this.conversations.findOpen(conversationId, mode, this.clock.now());
    return found && { conversationId, phone: found.phone, email: found.email, language: found.language };
  }

  async findByCall(callId: string): Promise<WebGuest | null> {
    const call = await this.calls.find(callId);
    return call && this.findByChat(call.conversationId);
  }

  async savePhone(guest: WebGuest, phone: string): Promise<WebGuest> {
    await this.conversations.setPhoneIfMissing(guest.conversationId, phone);
    return (await this.findByChat(guest.conversationId)) ?? guest;
  }

  async saveNamedStay({ conversationId }: WebGuest, stay: Stay): Promise<void> {
    await this.conversations.setNamedStay(conversationId, stay);
  }
}
