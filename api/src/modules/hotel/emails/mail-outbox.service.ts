import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EmailPurpose } from '@booking/contracts/emails';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { Transactions, type Transaction } from '../../../platform/database/transactions.service.ts';
import { Sealed } from '../../../platform/secrets/sealed.service.ts';
import { Mail } from '../../../providers/mail.port.ts';
import type { EmailBody } from './email-body.mapper.ts';
import { EmailJob } from './email.job.ts';
import { EmailMessageRepository } from './email-message.repository.ts';
import { sealedFor } from './email-seal.rule.ts';

export type NewEmail = Pick<EmailBody, 'text'> & {
  to: string;
  subject: string;
  html?: string;
  purpose: EmailPurpose;
  /** The same is not emailed twice. */
  key?: string;
  /** When what it leads to ends; it is not sent after that. */
  until?: Date;
};

/** Emails on their way out. One that is put in here goes out once the mail server takes it, however long it is away. */
@Injectable()
export class MailOutbox {
  constructor(
    private readonly mail: Mail,
    private readonly emails: EmailMessageRepository,
    private readonly job: EmailJob,
    private readonly transactions: Transactions,
    private readonly sealed: Sealed,
    private readonly clock: Clock,
  ) {}

  /** Whether there is a mail server. Without one nothing is emailed. */
  get isOn(): boolean {
    return this.mail.server !== undefined;
  }

  /**
   * Puts an email in the outbox; with `transaction`, as part of that transaction.
   * @returns false without a mail server, or when this key was emailed before
   */
  async send(email: NewEmail, transaction?: Transaction): Promise<boolean> {
    if (!this.isOn) return false;
    const put = (within: Transaction): Promise<boolean> => this.put(email, within);
    return transaction ? put(transaction) : this.transactions.run(put);
  }

  private async put({ to, subject, text, html, purpose, key, until }: NewEmail, within: Transaction): Promise<boolean> {
    const id = randomUUID();
    const sealedBody = this.sealed.seal(sealedFor(id), JSON.stringify({ text, html }));
    const createdAt = this.clock.now();
    const row = { id, toAddress: to, subject, purpose, key: key ?? null, sealedBody, validUntil: until ?? null, createdAt };
    if (!(await this.emails.insertIfMissing(row, within))) return false;
    await this.job.enqueue(id, within);
    return true;
  }
}
