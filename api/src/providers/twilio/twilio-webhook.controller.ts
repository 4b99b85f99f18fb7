import { Controller, Header, Req, type RawBodyRequest } from '@nestjs/common';
import { Mode } from '@booking/contracts/mode';
import { webhookEndpoints } from '@booking/contracts/webhooks';
import type { FastifyRequest } from 'fastify';
import { Env } from '../../platform/env/env.ts';
import { ownOrigin } from '../../platform/http/origin.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { Route } from '../../platform/http/route.ts';
import { Inbox } from '../../platform/inbox/inbox.ts';
import { isSignedByTwilio } from './twilio-signature.ts';

/** No reply: Twilio itself answers STOP and HELP. */
const noReply = '<?xml version="1.0" encoding="UTF-8"?><Response/>';

/** Texts that came in, and what became of those that went out. */
@Controller()
export class TwilioWebhookController {
  constructor(
    private readonly inbox: Inbox,
    private readonly env: Env,
  ) {}

  @Route(webhookEndpoints.twilio)
  @Header('content-type', 'text/xml; charset=utf-8')
  async receive(@Req() request: RawBodyRequest<FastifyRequest>): Promise<string> {
    const form = new URLSearchParams(request.rawBody?.toString('utf8'));
    const mode = this.signedFor(request, form);
    const payload = Object.fromEntries(form);
    const status = payload['MessageStatus'] ?? 'received';
    const kind = status === 'received' ? 'message' : `message-${status}`;
    const eventKey = `${payload['MessageSid'] ?? ''} ${status}`;
    // what becomes of a text of ours; what somebody texts us is their own new word
    const about = status === 'received' ? undefined : { kind: 'text' as const, id: payload['MessageSid'] ?? '' };
    await this.inbox.accept({ provider: 'twilio', eventKey, kind, mode, payload, about });
    return noReply;
  }

  /** @throws Refusal 403 */
  private signedFor(request: FastifyRequest, form: URLSearchParams): Mode {
    const signature = request.headers['x-twilio-signature'];
    const { PUBLIC_URL } = this.env.settings;
    const addresses = [PUBLIC_URL, ownOrigin(request, PUBLIC_URL)].map((origin) => origin + request.url);
    for (const mode of Mode.options) {
      const token = this.env.credential('TWILIO_AUTH_TOKEN', mode);
      if (!token || typeof signature !== 'string') continue;
      if (form.get('AccountSid') !== this.env.credential('TWILIO_ACCOUNT_SID', mode)) continue;
      if (addresses.some((address) => isSignedByTwilio(signature, token, address, form))) return mode;
    }
    throw new Refusal(403, 'wrong_signature', 'The signature is missing or wrong.');
  }
}
