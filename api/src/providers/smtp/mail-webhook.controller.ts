import { Controller } from '@nestjs/common';
import type { AnswerOf, InputOf } from '@booking/contracts/endpoint';
import { webhookEndpoints } from '@booking/contracts/webhooks';
import { Input, Route } from '../../platform/http/route.decorator.ts';
import { MailEvents } from '../mail-events.port.ts';
import { readDeliveryNotice } from './delivery-notice.mapper.ts';

/** Notices that come back to MAIL_FROM, as the mail server there passes them on. */
@Controller()
export class MailWebhookController {
  constructor(private readonly events: MailEvents) {}

  @Route(webhookEndpoints.mail)
  async receive(
    @Input() { body }: InputOf<typeof webhookEndpoints.mail>,
  ): Promise<AnswerOf<typeof webhookEndpoints.mail>> {
    const notice = readDeliveryNotice(body.message);
    if (notice) await this.events.recordFailure(notice);
    return { received: true };
  }
}
