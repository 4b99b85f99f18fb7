import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Endpoint } from '@booking/contracts/endpoint';
import { toolEndpoints } from '@booking/contracts/tools';
import { webhookEndpoints } from '@booking/contracts/webhooks';
import type { FastifyRequest } from 'fastify';
import { Clock } from '../../../platform/clock/clock.service.ts';
import type { VoiceCallback } from '../../../platform/env/voice-callbacks.schema.ts';
import { Env } from '../../../platform/env/env.service.ts';
import { ProviderAuthenticators } from '../../../platform/http/access/provider-authenticators.service.ts';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import { bearerToken, isOneOf } from '../../../platform/http/access/same-secret.rule.ts';
import { isSigned, isSignedLately } from './vapi-signature.rule.ts';

type Head = Pick<FastifyRequest, 'headers'>;

const endpointOf: Record<VoiceCallback, Endpoint> = {
  webhook: webhookEndpoints.vapi,
  guest: toolEndpoints.guest,
  staff: toolEndpoints.staff,
  customer_experience: toolEndpoints.customer,
};

const refusal = (callback: VoiceCallback): Refusal =>
  callback === 'webhook'
    ? new Refusal(401, 'wrong_secret', 'The webhook secret is missing or wrong.')
    : new Refusal(401, 'wrong_token', 'The tool token is missing or wrong.');

/** What is shown as it is: as bearer, and at the webhook also in the header that Vapi had before it had credentials. */
function shownSecret(callback: VoiceCallback, { headers }: Head): string | undefined {
  const header = callback === 'webhook' ? headers['x-vapi-secret'] : undefined;
  return typeof header === 'string' ? header : bearerToken(headers.authorization);
}

/** Lets in at each callback who shows its secret, or has signed the body with it; no secret counts at two of them. */
@Injectable()
export class VapiAuthenticators implements OnModuleInit {
  constructor(
    private readonly env: Env,
    private readonly clock: Clock,
    private readonly authenticators: ProviderAuthenticators,
  ) {}

  onModuleInit(): void {
    for (const [name, endpoint] of Object.entries(endpointOf)) {
      const callback = name as VoiceCallback;
      this.authenticators.register(endpoint, {
        checkHead: (request) => this.checkHead(callback, request),
        checkBody: (request, body) => this.checkBody(callback, request, body),
      });
    }
  }

  private checkHead(callback: VoiceCallback, request: Head): object | 'signed' {
    if (isOneOf(shownSecret(callback, request), this.env.callbackSecrets(callback))) return {};
    if (isSignedLately(request.headers, this.clock.now())) return 'signed';
    throw refusal(callback);
  }

  private checkBody(callback: VoiceCallback, { headers }: Head, body: Buffer): object {
    if (isSigned(headers, body, this.env.callbackSecrets(callback))) return {};
    throw refusal(callback);
  }
}
