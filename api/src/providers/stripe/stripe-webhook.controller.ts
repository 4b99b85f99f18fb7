import { Controller, Req, type RawBodyRequest } from '@nestjs/common';
import type { AnswerOf } from '@booking/contracts/endpoint';
import { Mode } from '@booking/contracts/mode';
import { webhookEndpoints } from '@booking/contracts/webhooks';
import type { FastifyRequest } from 'fastify';
import Stripe from 'stripe';
import { Env } from '../../platform/env/env.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { Route } from '../../platform/http/route.ts';
import { Inbox } from '../../platform/inbox/inbox.ts';
import { withoutPayer } from './without-payer.ts';

/** Older ones may be a replay. */
const toleranceSeconds = 300;

/** Stripe's events, signed over the raw body by the endpoint's secret of the mode they belong to. */
@Controller()
export class StripeWebhookController {
  constructor(
    private readonly inbox: Inbox,
    private readonly env: Env,
  ) {}

  @Route(webhookEndpoints.stripe)
  async receive(@Req() request: RawBodyRequest<FastifyRequest>): Promise<AnswerOf<typeof webhookEndpoints.stripe>> {
    const { mode, event } = this.verified(request);
    // what is signed may still be no event
    if (typeof event?.id !== 'string') throw new Refusal(400, 'no_event', 'The body is no event.');
    if (event.livemode !== (mode === 'live'))
      throw new Refusal(400, 'wrong_mode', 'The event is of the other mode than its signature.');
    const payload = withoutPayer(event as unknown as Record<string, unknown>);
    await this.inbox.accept({ provider: 'stripe', eventKey: event.id, kind: event.type, mode, payload });
    return { received: true };
  }

  /** @throws Refusal 400 */
  private verified({ rawBody, headers }: RawBodyRequest<FastifyRequest>): { mode: Mode; event: Stripe.Event | null } {
    const signature = headers['stripe-signature'];
    for (const mode of Mode.options) {
      const secret = this.env.credential('STRIPE_WEBHOOK_SECRET', mode);
      if (!secret || typeof signature !== 'string' || !rawBody) continue;
      try {
        return { mode, event: Stripe.webhooks.constructEvent(rawBody, signature, secret, toleranceSeconds) };
      } catch {
        // signed by nobody, or for the other mode
      }
    }
    throw new Refusal(400, 'wrong_signature', 'The signature is missing, wrong or too old.');
  }
}
