import type { IncomingHttpHeaders } from 'node:http';
import { Controller, Header, Req, type OnModuleInit } from '@nestjs/common';
import type { InputOf } from '@booking/contracts/endpoint';
import { Mode } from '@booking/contracts/mode';
import { webhookEndpoints } from '@booking/contracts/webhooks';
import type { FastifyRequest } from 'fastify';
import { Env } from '../../platform/env/env.service.ts';
import { ownOrigin } from '../../platform/http/access/origin.rule.ts';
import { ProviderAuthenticators } from '../../platform/http/access/provider-authenticators.service.ts';
import { Refusal } from '../../platform/http/refusal.error.ts';
import { Input, Route } from '../../platform/http/route.decorator.ts';
import { Inbox } from '../../platform/inbox/inbox.service.ts';
import { isSignedByTwilio } from './twilio-signature.rule.ts';

/** No reply: Twilio itself answers STOP and HELP. */
const noReply = '<?xml version="1.0" encoding="UTF-8"?><Response/>';

/** Texts that came in, and what became of those that went out. */
@Controller()
export class TwilioWebhookController implements OnModuleInit {
  constructor(
    private readonly inbox: Inbox,
    private readonly env: Env,
    private readonly doors: ProviderAuthenticators,
  ) {}

  onModuleInit(): void {
    this.doors.open(webhookEndpoints.twilio, {
      checkHead: ({ headers }) => {
        this.signatureIn(headers);
        return 'signed';
      },
      checkBody: (request, body) => ({ mode: this.signedMode(request, new URLSearchParams(body.toString())) }),
    });
  }

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
    // what becomes of a text of ours; what somebody texts us is their own new word
    const about = status === 'received' ? undefined : { kind: 'text' as const, id: payload['MessageSid'] ?? '' };
    await this.inbox.accept({ provider: 'twilio', eventKey, kind, mode, payload, about });
    return noReply;
  }

  /** @throws Refusal 403 */
  private signatureIn({ 'x-twilio-signature': signature }: IncomingHttpHeaders): string {
    if (typeof signature !== 'string') throw wrongSignature();
    return signature;
  }

  /** @throws Refusal 403 */
  private signedMode(request: FastifyRequest, form: URLSearchParams): Mode {
    const signature = this.signatureIn(request.headers);
    const { PUBLIC_URL } = this.env.settings;
    const addresses = [PUBLIC_URL, ownOrigin(request, PUBLIC_URL)].map((origin) => origin + request.url);
    for (const mode of Mode.options) {
      const token = this.env.credential('TWILIO_AUTH_TOKEN', mode);
      if (!token || form.get('AccountSid') !== this.env.credential('TWILIO_ACCOUNT_SID', mode)) continue;
      if (addresses.some((address) => isSignedByTwilio(signature, token, address, form))) return mode;
    }
    throw wrongSignature();
  }
}

const wrongSignature = (): Refusal => new Refusal(403, 'wrong_signature', 'The signature is missing or wrong.');
