import { Injectable } from '@nestjs/common';
import type { EmailStatus } from '@booking/contracts/emails';
import { DataSource, In, IsNull, LessThan, MoreThan, Not, type Repository } from 'typeorm';
import type { Transaction } from '../../../platform/database/transactions.service.ts';
import { EmailMessageEntity } from './email-message.entity.ts';

type NewEmail = Pick<
  EmailMessageEntity,
  'id' | 'toAddress' | 'subject' | 'purpose' | 'key' | 'sealedBody' | 'validUntil' | 'createdAt'
>;
type Change = Partial<Pick<EmailMessageEntity, 'status' | 'error' | 'sealedBody' | 'sentAt'>>;

/** How many did not arrive, and when the first and the newest of them were written; of alerts the first alone counts. */
export type UndeliveredCount = { count: number; first: Date | null; newest: Date | null };

/** The table `email_message`. */
@Injectable()
export class EmailMessageRepository {
  constructor(private readonly database: DataSource) {}

  /** @returns false where one with this key exists */
  async insertIfMissing(email: NewEmail, transaction: Transaction): Promise<boolean> {
    const rows = await transaction.query<unknown[]>(
      `INSERT INTO email_message (id, to_address, subject, purpose, key, sealed_body, valid_until, created_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (key) DO NOTHING RETURNING id`,
      [
        ...[email.id, email.toAddress, email.subject, email.purpose],
        ...[email.key, email.sealedBody, email.validUntil, email.createdAt],
      ],
    );
    return rows.length > 0;
  }

  /** Takes a waiting email up, so that no other worker sends it. @returns undefined when it does not wait */
  async claim(id: string, attemptedAt: Date): Promise<EmailMessageEntity | undefined> {
    const { affected } = await this.rows()
      .createQueryBuilder()
      .update({ status: 'sending', attemptedAt, attempts: () => 'attempts + 1' })
      .where({ id, status: 'waiting' })
      .execute();
    return affected === 1 ? this.rows().findOneByOrFail({ id }) : undefined;
  }

  /** @returns whether its status was one of `from` */
  async updateFrom(id: string, from: readonly EmailStatus[], change: Change): Promise<boolean> {
    const { affected } = await this.rows().update({ id, status: In(from) }, change);
    return affected === 1;
  }

  /** Has those wait again whose worker died in the middle. */
  async releaseStuck(claimedBefore: Date): Promise<void> {
    await this.rows().update({ status: 'sending', attemptedAt: LessThan(claimedBefore) }, { status: 'waiting' });
  }

  /** Those that wait and were not tried since, the oldest first. */
  async listDue(triedBefore: Date): Promise<string[]> {
    const due = await this.rows().find({
      select: { id: true },
      where: [
        { status: 'waiting', attemptedAt: LessThan(triedBefore) },
        { status: 'waiting', attemptedAt: IsNull(), createdAt: LessThan(triedBefore) },
      ],
      order: { createdAt: 'ASC' },
      take: 500,
    });
    return due.map(({ id }) => id);
  }

  /** Those that did not arrive, or are late, the newest first. */
  listUndelivered(since: Date): Promise<EmailMessageEntity[]> {
    return this.rows().find({
      where: { status: Not('sent'), createdAt: MoreThan(since) },
      order: { createdAt: 'DESC', id: 'DESC' },
      take: 50,
    });
  }

  async findNewestSentAt(): Promise<Date | null> {
    const newest = await this.rows().findOne({ where: { sentAt: Not(IsNull()) }, order: { sentAt: 'DESC' } });
    return newest?.sentAt ?? null;
  }

  /** @param lateBefore what waits since then is late */
  async countUndelivered(since: Date, lateBefore: Date): Promise<UndeliveredCount> {
    const [counted] = await this.rows().query<[UndeliveredCount]>(
      `SELECT count(*)::int AS count, min(created_at) AS first,
         max(created_at) FILTER (WHERE purpose <> 'alert') AS newest
       FROM email_message
       WHERE status <> 'sent' AND created_at > $1
         AND (status IN ('refused', 'bounced', 'expired') OR created_at < $2)`,
      [since, lateBefore],
    );
    return counted;
  }

  private rows(): Repository<EmailMessageEntity> {
    return this.database.manager.getRepository(EmailMessageEntity);
  }
}
