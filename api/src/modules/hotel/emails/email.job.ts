import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { z } from 'zod';
import { Clock } from '../../../platform/clock/clock.service.ts';
import type { Transaction } from '../../../platform/database/transactions.service.ts';
import type { JobKind } from '../../../platform/jobs/job-kind.schema.ts';
import { Jobs } from '../../../platform/jobs/jobs.service.ts';
import { KeyChange } from '../../../platform/secrets/key-change.job.ts';
import { Sealed } from '../../../platform/secrets/sealed.service.ts';
import { Mail, RecipientRefused } from '../../../providers/mail.port.ts';
import { HotelFacts } from '../settings/hotel-facts.service.ts';
import type { EmailMessageEntity } from './email-message.entity.ts';
import { EmailMessageRepository } from './email-message.repository.ts';
import { sealedFor } from './email-seal.rule.ts';

const sendEmail: JobKind<{ emailId: string }> = {
  name: 'send-email',
  data: z.object({ emailId: z.uuid() }),
  retries: 8,
  seconds: 90,
};
/** What a job gave up is taken up again, so that nothing is lost however long the mail server is away. */
const sendWaiting: JobKind<Record<string, never>> = {
  name: 'send-waiting-emails',
  data: z.object({}),
  retries: 0,
  seconds: 50,
};
const waitingMs = 10 * 60_000;
const Body = z.object({ text: z.string(), html: z.optional(z.string()) });

/** Sends what is in the outbox, and tries again while the mail server does not take it. */
@Injectable()
export class EmailJob implements OnApplicationBootstrap {
  private readonly logger = new Logger('Emails');

  constructor(
    private readonly emails: EmailMessageRepository,
    private readonly mail: Mail,
    private readonly hotel: HotelFacts,
    private readonly jobs: Jobs,
    private readonly sealed: Sealed,
    private readonly clock: Clock,
    keys: KeyChange,
  ) {
    keys.covers({ table: 'email_message', id: 'id', column: 'sealed_body', purpose: sealedFor });
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.handle(sendEmail, ({ emailId }) => this.send(emailId));
    await this.jobs.handle(sendWaiting, () => this.enqueueWaiting());
    await this.jobs.schedule('*/5 * * * *', sendWaiting);
  }

  enqueue(emailId: string, transaction: Transaction): Promise<void> {
    return this.jobs.enqueue(sendEmail, { emailId }, transaction);
  }

  private async enqueueWaiting(): Promise<void> {
    if (!this.mail.server) return;
    const before = new Date(this.clock.now().getTime() - waitingMs);
    await this.emails.releaseStuck(before);
    const due = await this.emails.listDue(before);
    if (due.length > 0)
      await this.jobs.enqueueAll(
        sendEmail,
        due.map((emailId) => ({ emailId })),
      );
  }

  /** @throws Error when the mail server did not take it, to be tried again */
  private async send(id: string): Promise<void> {
    if (!this.mail.server) return;
    const email = await this.emails.claim(id, this.clock.now());
    if (!email) return;
    try {
      await this.deliver(email);
    } catch (error) {
      const message = (error as Error).message.slice(0, 500);
      // one that is refused for good keeps its words no longer than one that was sent
      const isFinal = error instanceof RecipientRefused;
      const change = isFinal ? ({ status: 'refused', sealedBody: null } as const) : ({ status: 'waiting' } as const);
      await this.emails.updateFrom(id, ['sending'], { ...change, error: message });
      if (!isFinal) throw error;
      this.logger.warn({ err: error, emailId: id });
    }
  }

  private async deliver(email: EmailMessageEntity): Promise<void> {
    const { id, toAddress: to, subject, validUntil } = email;
    const opened = email.sealedBody === null ? undefined : this.sealed.open(sealedFor(id), email.sealedBody);
    if (opened === undefined || (validUntil && validUntil <= this.clock.now())) {
      const error = opened === undefined ? 'Its words cannot be read any more.' : (email.error ?? 'It waited too long.');
      await this.emails.updateFrom(id, ['sending'], { status: 'expired', sealedBody: null, error });
      return;
    }
    const { text, html } = Body.parse(JSON.parse(opened));
    const { name: fromName } = await this.hotel.read();
    await this.mail.send({ id, to, fromName, subject, text, ...(html === undefined ? {} : { html }) });
    await this.emails.updateFrom(id, ['sending'], {
      ...{ status: 'sent', sealedBody: null, error: null },
      sentAt: this.clock.now(),
    });
  }
}
