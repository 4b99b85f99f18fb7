import { Injectable, type OnModuleInit } from '@nestjs/common';
import { phoneNumberOf } from '@booking/hotel/phone-number';
import { z } from 'zod';
import type { InboundEventEntity } from '../../platform/inbox/inbound-event.entity.ts';
import { Inbox } from '../../platform/inbox/inbox.service.ts';
import { truncateTo, longest } from '../bounded-text.schema.ts';
import { TextEvents } from '../text-events.port.ts';
import { deliveryProblem, optedOutCode, unreachableCodes } from './twilio-errors.mapper.ts';

/** Given where Twilio took the text for one of its keywords. */
const OptOutType = z
  .string()
  .transform((word) => word.trim().toLowerCase())
  .pipe(z.enum(['stop', 'start', 'help']))
  .optional()
  .catch(undefined);
const Received = z.object({
  From: truncateTo(longest.phone),
  Body: truncateTo(longest.message).default(''),
  OptOutType,
});
const Changed = z.object({
  MessageSid: truncateTo(longest.id),
  MessageStatus: truncateTo(longest.line),
  ErrorCode: truncateTo(longest.line).optional(),
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
      const { From: from, Body: body, OptOutType: optOut } = Received.parse(payload);
      // a number that is told in its former way is the one that we text; short codes are none
      return this.texts.recordText(mode, { from: phoneNumberOf(from) ?? from, body, at: receivedAt, optOut });
    }
    const { MessageSid: id, MessageStatus: status, ErrorCode: code } = Changed.parse(payload);
    const failure = code
      ? {
          message: deliveryProblem(code),
          isOptedOut: Number(code) === optedOutCode,
          isUnreachable: unreachableCodes.has(Number(code)),
        }
      : null;
    return this.texts.recordStatus(mode, id, status, failure);
  }
}
