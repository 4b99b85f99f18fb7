import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Mode } from '@booking/contracts/mode';
import { webhookEndpoints } from '@booking/contracts/webhooks';
import type { FastifyRequest } from 'fastify';
import { ProviderAuthenticators } from '../../../platform/http/access/provider-authenticators.service.ts';
import { isOneOf } from '../../../platform/http/access/same-secret.rule.ts';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import { WebhookSubscriptions } from './webhook-subscriptions.job.ts';

/** Who knows the key in the address that a mode's subscription has is Cloudbeds, and the notice is of that mode. */
@Injectable()
export class CloudbedsAuthenticator implements OnModuleInit {
  constructor(
    private readonly subscriptions: WebhookSubscriptions,
    private readonly authenticators: ProviderAuthenticators,
  ) {}

  onModuleInit(): void {
    const checkHead = (request: FastifyRequest) => ({ mode: this.modeOfKey(request) });
    this.authenticators.register(webhookEndpoints.cloudbeds, { checkHead });
  }

  /** @throws Refusal 401 */
  private modeOfKey({ query }: FastifyRequest): Mode {
    const { key } = query as { key?: unknown };
    const text = typeof key === 'string' ? key : undefined;
    const mode = Mode.options.find((each) => isOneOf(text, this.subscriptions.keysOf(each)));
    if (!mode) throw wrongKey();
    return mode;
  }
}

export const wrongKey = (): Refusal => new Refusal(401, 'wrong_secret', 'The key in the address is missing or wrong.');
