import { Injectable } from '@nestjs/common';
import { mostAttention } from '@booking/contracts/desk-overview';
import type { Mode } from '@booking/contracts/mode';
import { DataSource } from 'typeorm';
import { preparedQuery } from '../../../platform/database/prepared.query.ts';

/** A record of a guest, by which its page is found. */
export type AttentionRecord = { id: string; name: string | null };

const guestName = `nullif(metadata->>'guestName', '')`;

/** Records of which something did not happen, the most urgent first. Each query begins at an index and stops after so many rows. */
@Injectable()
export class AttentionRepository {
  constructor(private readonly database: DataSource) {}

  /** Stays that begin on these hotel dates, both included, whose guest has not finished the paperwork. */
  listWithoutPrecheckin(mode: Mode, from: string, to: string): Promise<AttentionRecord[]> {
    return this.list(
      `SELECT id, guest_name AS name FROM precheckin
       WHERE mode = $1 AND start_date >= $2 AND start_date <= $3 AND submitted_at IS NULL AND checked_in_at IS NULL
         AND finished_by IS NULL AND reservation_status NOT IN ('canceled', 'no_show')
       ORDER BY start_date, sent_at`,
      [mode, from, to],
    );
  }

  /** Guests who asked for a change that nobody has made, those who arrive first. */
  listOpenCorrections(mode: Mode, now: Date): Promise<AttentionRecord[]> {
    return this.list(
      `SELECT id, guest_name AS name FROM precheckin
       WHERE mode = $1 AND open_corrections > 0 AND expires_at > $2
       ORDER BY start_date, sent_at`,
      [mode, now],
    );
  }

  /** Payments that guests can still make; what a bank is moving already is left out. */
  listUnpaid(mode: Mode, now: Date): Promise<AttentionRecord[]> {
    return this.list(
      `SELECT id, ${guestName} AS name FROM payment
       WHERE mode = $1 AND status = 'pending' AND expires_at > $2 AND NOT metadata ? 'processing'
       ORDER BY created_at DESC`,
      [mode, now],
    );
  }

  /** Paid, and not in the property system. @param paidBefore those still tried count from then on */
  listUnsynced(mode: Mode, paidBefore: Date): Promise<AttentionRecord[]> {
    return this.list(
      `SELECT id, ${guestName} AS name FROM payment
       WHERE mode = $1 AND sync_status IN ('pending', 'failed') AND (sync_status = 'failed' OR paid_at < $2)
       ORDER BY paid_at`,
      [mode, paidBefore],
    );
  }

  private list(sql: string, values: unknown[]): Promise<AttentionRecord[]> {
    return preparedQuery<AttentionRecord>(this.database, `${sql} LIMIT ${mostAttention}`, values);
  }
}
