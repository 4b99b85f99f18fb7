import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import type { InboundEventEntity } from '../../platform/inbox/inbound-event.entity.ts';
import { Inbox } from '../../platform/inbox/inbox.ts';
import { TextEvents } from '../text-events.ts';

const Received = z.object({ From: z.string(), Body: z.string().default('') });
const Changed = z.object({ MessageSid: z.string(), MessageStatus: z.string(), ErrorCode: z.string().optional() });

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
