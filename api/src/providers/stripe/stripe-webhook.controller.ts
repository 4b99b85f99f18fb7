import { Controller, Req } from '@nestjs/common';
import type { AnswerOf, InputOf } from '@booking/contracts/endpoint';
import { webhookEndpoints } from '@booking/contracts/webhooks';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../platform/http/refusal.error.ts';
import { Input, Route } from '../../platform/http/route.decorator.ts';
import { Inbox } from '../../platform/inbox/inbox.service.ts';
import { withoutPayer } from './without-payer.mapper.ts';

/** Stripe's events. StripeAuthenticator has checked by then who sent them, and for which mode. */
@Controller()
export class StripeWebhookController {
  constructor(private readonly inbox: Inbox) {}

  @Route(webhookEndpoints.stripe)
  async receive(
    @Req() { proof }: FastifyRequest,
    @Input() { body }: InputOf<typeof webhookEndpoints.stripe>,
  ): Promise<AnswerOf<typeof webhookEndpoints.stripe>> {
    const mode = proof?.mode;
    const { id, type, livemode } = body;
    // what is signed may still be no event
    if (!mode || typeof id !== 'string' || typeof type !== 'string')
      throw new Refusal(400, 'no_event', 'The body is no event.');
    if (livemode !== (mode === 'live'))
      throw new Refusal(400, 'wrong_mode', 'The event is of the other mode than its signature.');
    await this.inbox.accept({ provider: 'stripe', eventKey: id, kind: type, mode, payload: withoutPayer(body) });
    return { received: true };
  }
}
