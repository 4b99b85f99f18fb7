import { createHash } from 'node:crypto';
import { Controller, Req } from '@nestjs/common';
import type { AnswerOf, InputOf } from '@booking/contracts/endpoint';
import { webhookEndpoints } from '@booking/contracts/webhooks';
import type { FastifyRequest } from 'fastify';
import { Input, Route } from '../../../platform/http/route.decorator.ts';
import { Inbox } from '../../../platform/inbox/inbox.service.ts';
import { wrongKey } from './cloudbeds-authenticator.service.ts';

/** Notices of Cloudbeds: hints without a signature, an id or an order. */
@Controller()
export class CloudbedsWebhookController {
  constructor(private readonly inbox: Inbox) {}

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
}
