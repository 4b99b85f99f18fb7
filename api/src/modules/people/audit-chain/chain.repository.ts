import type pg from 'pg';
import { keptDaysAt, type KeptDays } from '../audit/kept-days.repository.ts';
import type { Checkpoint } from '../audit/forgetting.rule.ts';

/** @param event its text as it is hashed; null where the event is gone */
export type ChainLink = { place: number; eventId: string; hash: Buffer; event: string | null };

const batch = 1000;

const plain = `id, to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), actor_kind, actor_id, actor_email, action,
    subject_type, subject_id, subject_label, detail, before, after, request_id, address`;

/** Written again, independent of the database function that chains: a manipulated function is detected by this query. */
const links = `
  SELECT place::int, event_id AS "eventId", hash, CASE
    WHEN id IS NULL THEN NULL
    WHEN sealed IS NULL THEN jsonb_build_array(${plain})::text
    ELSE jsonb_build_array(${plain}, sealed, sealed_for)::text END AS event
  FROM audit_link LEFT JOIN audit_event ON id = event_id
  WHERE place > $1 ORDER BY place LIMIT ${batch}`;

const checkpoint = `SELECT place::int, hash, at, youngest, kept_days AS "keptDays"
  FROM audit_checkpoint ORDER BY place DESC LIMIT 1`;
const forgotten = `SELECT detail ->> 'before' AS before FROM audit_event
  WHERE action = 'audit.forget' AND detail ->> 'upto' = $1 AND detail ->> 'uptoHash' = $2`;
const unchained = `
  SELECT id FROM audit_event WHERE NOT EXISTS (SELECT FROM audit_link WHERE event_id = id AND place > $1) ORDER BY id LIMIT 1`;

/** The chain of the audit log, for its verification, over a separate connection. */
export class ChainRepository {
  constructor(private readonly db: pg.Client) {}

  /** All that is read in it is of one moment. */
  async readOnly<Result>(read: () => Promise<Result>): Promise<Result> {
    await this.db.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    try {
      return await read();
    } finally {
      await this.db.query('ROLLBACK');
    }
  }

  /** Where the log begins, if older events were forgotten. */
  async findCheckpoint(): Promise<Checkpoint | undefined> {
    return (await this.db.query<Checkpoint>(checkpoint)).rows[0];
  }

  /** Up to when an event says that the log was forgotten there. */
  async findForgottenBefore({ place, hash }: Checkpoint): Promise<Date | undefined> {
    const found = await this.db.query<{ before: string }>(forgotten, [String(place), hash.toString('hex')]);
    return found.rows[0] && new Date(found.rows[0].before);
  }

  keptDays(moment: Date): Promise<number> {
    return keptDaysAt(moment, async (sql, given) => (await this.db.query<KeptDays>(sql, given)).rows);
  }

  /** Those after a place, in pages. */
  async *listLinks(after: number): AsyncIterable<ChainLink[]> {
    for (let last = after; ;) {
      const { rows } = await this.db.query<ChainLink>(links, [last]);
      if (rows.length === 0) return;
      yield rows;
      last = rows.at(-1)!.place;
    }
  }

  /** An event that stands in the log without a place in the chain. */
  async findUnchained(after: number): Promise<string | undefined> {
    return (await this.db.query<{ id: string }>(unchained, [after])).rows[0]?.id;
  }
}
