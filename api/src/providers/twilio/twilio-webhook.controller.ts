import { Controller, Header, Req } from '@nestjs/common';
import type { InputOf } from '@booking/contracts/endpoint';
import { webhookEndpoints } from '@booking/contracts/webhooks';
import type { FastifyRequest } from 'fastify';
import { Input, Route } from '../../platform/http/route.decorator.ts';
import { Inbox } from '../../platform/inbox/inbox.service.ts';
import { wrongSignature } from './twilio-authenticator.service.ts';

/** No reply: Twilio itself answers STOP and HELP. */
const noReply = '<?xml version="1.0" encoding="UTF-8"?><Response/>';

/** Texts that came in, and what became of those that went out. */
@Controller()
export class TwilioWebhookController {
  constructor(private readonly inbox: Inbox) {}

  @Route(webhookEndpoints.twilio)
  @Header('content-type', 'text/xml; charset=utf-8')
  async receive(
    @Req() { proof }: FastifyRequest,
    @Input() { body }: InputOf<typeof webhookEndpoints.twilio>,
  ): Promise<string> {
    const mode = proof?.mode;
    if (!mode) throw wrongSignature();
    // a form has texts alone
    const payload = body as Record<string, string | undefined>;
    const status = payload['MessageStatus'] ?? 'received';
    const kind = status === 'received' ? 'message' : `message-${status}`;
    const eventKey = `${payload['MessageSid'] ?? ''} ${status}`;
    // a status change is about a text of ours; a received text is an event of its own
    const about = status === 'received' ? undefined : { kind: 'text' as const, id: payload['MessageSid'] ?? '' };
    await this.inbox.accept({ provider: 'twilio', eventKey, kind, mode, payload, about });
    return noReply;
  }
}
