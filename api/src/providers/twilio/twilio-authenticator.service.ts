import type { IncomingHttpHeaders } from 'node:http';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Mode } from '@booking/contracts/mode';
import { webhookEndpoints } from '@booking/contracts/webhooks';
import type { FastifyRequest } from 'fastify';
import { Credentials } from '../../platform/credentials/credentials.service.ts';
import { Env } from '../../platform/env/env.service.ts';
import { ownOrigin } from '../../platform/http/access/origin.rule.ts';
import { ProviderAuthenticators } from '../../platform/http/access/provider-authenticators.service.ts';
import { Refusal } from '../../platform/http/refusal.error.ts';
import { isSignedByTwilio } from './twilio-signature.rule.ts';

/** Who signs a form and its address by the token of a mode's account is Twilio, and the form is of that mode. */
@Injectable()
export class TwilioAuthenticator implements OnModuleInit {
  constructor(
    private readonly env: Env,
    private readonly credentials: Credentials,
    private readonly authenticators: ProviderAuthenticators,
  ) {}

  onModuleInit(): void {
    this.authenticators.register(webhookEndpoints.twilio, {
      checkHead: ({ headers }) => {
        this.signatureIn(headers);
        return 'signed';
      },
      checkBody: (request, body) => ({ mode: this.signedMode(request, new URLSearchParams(body.toString())) }),
    });
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
      const token = this.credentials.get('TWILIO_AUTH_TOKEN', mode);
      if (!token || form.get('AccountSid') !== this.credentials.get('TWILIO_ACCOUNT_SID', mode)) continue;
      if (addresses.some((address) => isSignedByTwilio(signature, token, address, form))) return mode;
    }
    throw wrongSignature();
  }
}

export const wrongSignature = (): Refusal => new Refusal(403, 'wrong_signature', 'The signature is missing or wrong.');
