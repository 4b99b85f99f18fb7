import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import type { InboundEventEntity } from '../../platform/inbox/inbound-event.entity.ts';
import { Inbox } from '../../platform/inbox/inbox.ts';
import { cutTo, longest } from '../bounded-text.ts';
import { TextEvents } from '../text-events.ts';

const Received = z.object({ From: cutTo(longest.phone), Body: cutTo(longest.message).default('') });
const Changed = z.object({
  MessageSid: cutTo(longest.id),
  MessageStatus: cutTo(longest.line),
  ErrorCode: cutTo(longest.line).optional(),
});

/** Turns stored webhooks into news about texts. */
@Injectable()
export class TwilioInbox implements OnModuleInit {
  constructor(
    private readonly inbox: Inbox,
    private readonly texts: TextEvents,
  ) {}

  onModuleInit(): void {
    this.inbox.register('twilio', (event) => this.process(event));
  }

  private async process({ kind, mode, payload, receivedAt }: InboundEventEntity): Promise<void> {
    if (kind === 'message') {
      const { From: from, Body: body } = Received.parse(payload);
      return this.texts.received(mode, { from, body, at: receivedAt });
    }
    const { MessageSid: id, MessageStatus: status, ErrorCode: code } = Changed.parse(payload);
    return this.texts.statusChanged(mode, id, status, code ? `Twilio error ${code}` : null);
  }
}
