import { createHash } from 'node:crypto';
import { Controller, Req, type OnModuleInit } from '@nestjs/common';
import type { AnswerOf, InputOf } from '@booking/contracts/endpoint';
import { Mode } from '@booking/contracts/mode';
import { webhookEndpoints } from '@booking/contracts/webhooks';
import type { FastifyRequest } from 'fastify';
import { ProviderAuthenticators } from '../../../platform/http/access/provider-authenticators.service.ts';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import { Input, Route } from '../../../platform/http/route.decorator.ts';
import { isOneOf } from '../../../platform/http/access/same-secret.rule.ts';
import { Inbox } from '../../../platform/inbox/inbox.service.ts';
import { ReservationNews } from '../../reservation-news.port.ts';
import { reservationNotice } from './reservation-notice.mapper.ts';
import { WebhookSubscriptions } from './webhook-subscriptions.job.ts';

/** Notices of Cloudbeds: hints without a signature, an id or an order. */
@Controller()
export class CloudbedsWebhookController implements OnModuleInit {
  constructor(
    private readonly inbox: Inbox,
    private readonly subscriptions: WebhookSubscriptions,
    private readonly news: ReservationNews,
    private readonly doors: ProviderAuthenticators,
  ) {}

  onModuleInit(): void {
    this.doors.open(webhookEndpoints.cloudbeds, { checkHead: (request) => ({ mode: this.modeOfKey(request) }) });
    this.inbox.register('cloudbeds', async (event) => {
      const happening = reservationNotice(event);
      if (happening) await this.news.happened(event.mode, happening);
    });
  }

  @Route(webhookEndpoints.cloudbeds)
  async receive(
    @Req() { rawBody = Buffer.alloc(0), proof }: FastifyRequest,
    @Input() { body }: InputOf<typeof webhookEndpoints.cloudbeds>,
  ): Promise<AnswerOf<typeof webhookEndpoints.cloudbeds>> {
    const mode = proof?.mode;
    if (!mode) throw wrongKey();
    const eventKey = createHash('sha256').update(`${mode} `).update(rawBody).digest('hex');
    const kind = typeof body['event'] === 'string' ? body['event'] : 'unknown';
    await this.inbox.accept({ provider: 'cloudbeds', eventKey, kind, mode, payload: body });
    return { received: true };
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

const wrongKey = (): Refusal => new Refusal(401, 'wrong_secret', 'The key in the address is missing or wrong.');
