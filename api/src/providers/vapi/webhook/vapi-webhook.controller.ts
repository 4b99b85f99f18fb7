import { Controller, Req, type RawBodyRequest } from '@nestjs/common';
import type { InputOf } from '@booking/contracts/endpoint';
import { webhookEndpoints } from '@booking/contracts/webhooks';
import type { FastifyRequest } from 'fastify';
import { CurrentMode } from '../../../platform/current-mode.port.ts';
import { Input, Route } from '../../../platform/http/route.decorator.ts';
import { Inbox } from '../../../platform/inbox/inbox.service.ts';
import { deliveryKey } from './delivery-key.rule.ts';
import { ReportedCalls } from '../calls/reported-calls.service.ts';
import { callOf, messageOf } from './server-message.mapper.ts';
import { refusedAtWebhook } from '../tools/tool-calls.service.ts';
import { withoutSecrets } from './without-secrets.mapper.ts';

@Controller()
export class VapiWebhookController {
  constructor(
    private readonly inbox: Inbox,
    private readonly mode: CurrentMode,
    private readonly calls: ReportedCalls,
  ) {}

  /** Most messages are only stored. Tools have callbacks of their own; a tool call that is sent here is answered so. */
  @Route(webhookEndpoints.vapi)
  async receive(
    @Req() request: RawBodyRequest<FastifyRequest>,
    @Input() { body }: InputOf<typeof webhookEndpoints.vapi>,
  ): Promise<Record<string, unknown>> {
    const { type } = messageOf(body);
    const eventKey = deliveryKey(request);
    await this.inbox.accept({
      provider: 'vapi',
      eventKey,
      kind: type,
      mode: await this.mode.current(),
      payload: withoutSecrets(body),
      about: callOf(body),
    });
    await this.calls.record(body);
    if (type === 'tool-calls') return refusedAtWebhook(body);
    if (type === 'assistant-request')
      return { error: 'This line has no assistant of its own yet. Please call the hotel.' };
    return {};
  }
}
