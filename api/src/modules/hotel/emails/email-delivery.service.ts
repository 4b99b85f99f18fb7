import { Injectable } from '@nestjs/common';
import type { EmailDelivery } from '@booking/contracts/emails';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { Mail } from '../../../providers/mail.port.ts';
import { EmailMessageRepository, type UndeliveredCount } from './email-message.repository.ts';
import { toUndelivered } from './undelivered-email.mapper.ts';

const dayMs = 24 * 3_600_000;
/** An email that waits this long is late. */
const lateMs = 10 * 60_000;

/** How emails get there, for staff. */
@Injectable()
export class EmailDeliveryService {
  constructor(
    private readonly mail: Mail,
    private readonly emails: EmailMessageRepository,
    private readonly clock: Clock,
  ) {}

  async getDelivery(): Promise<EmailDelivery> {
    const since = new Date(this.clock.now().getTime() - 30 * dayMs);
    const [sentAt, undelivered] = await Promise.all([
      this.emails.findNewestSentAt(),
      this.emails.listUndelivered(since),
    ]);
    return {
      host: this.mail.server?.host ?? null,
      from: this.mail.server?.from ?? null,
      sentAt: sentAt?.toISOString() ?? null,
      undelivered: undelivered.map(toUndelivered),
    };
  }

  /** Of a week: those that were refused or came back, and those that are late. */
  countUndelivered(): Promise<UndeliveredCount> {
    const now = this.clock.now().getTime();
    return this.emails.countUndelivered(new Date(now - 7 * dayMs), new Date(now - lateMs));
  }
}
