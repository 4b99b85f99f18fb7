import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { Head } from './head-files.repository.ts';
import { problemOfForgetting, type Checkpoint } from '../audit/forgetting.rule.ts';
import { keptDaysAt, type KeptDays } from '../audit/kept-days.repository.ts';

/** What was looked at, and the first thing that is not as it was written. */
export type Verdict = { checked: number; broken: string | null };

type Row = { place: number; eventId: string; hash: Buffer; event: string | null };

const batch = 1000;

const plain = `id, to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), actor_kind, actor_id, actor_email, action,
    subject_type, subject_id, subject_label, detail, before, after, request_id, address`;

/** Written out once more, apart from the function that the database chains by: whoever changes that one is found out by this one. */
const rows = `
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

/**
 * Walks the chain of the audit log from where it begins.
 * @param noted how far it had come at some moments, as it was noted outside the database
 */
export async function verifyChain(db: pg.Client, noted: readonly Head[]): Promise<Verdict> {
  await db.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  try {
    return await walk(db, noted);
  } finally {
    await db.query('ROLLBACK');
  }
}

/** Why the log may not begin where it does. */
async function problemOfStart(db: pg.Client, start: Checkpoint, noted: readonly Head[]): Promise<string | null> {
  const found = await db.query<{ before: string }>(forgotten, [String(start.place), start.hash.toString('hex')]);
  const [event] = found.rows;
  if (!event) return `No event tells that everything up to place ${start.place} was forgotten.`;
  const keptDays = await keptDaysAt(start.at, async (sql, given) => (await db.query<KeptDays>(sql, given)).rows);
  return problemOfForgetting(start, new Date(event.before), keptDays, noted);
}

async function walk(db: pg.Client, noted: readonly Head[]): Promise<Verdict> {
  const [start] = (await db.query<Checkpoint>(checkpoint)).rows;
  const first = start?.place ?? 0;
  let place = first;
  let hash = start?.hash ?? Buffer.alloc(0);
  const verdict = (broken: string | null): Verdict => ({ checked: place - first, broken });
  const heads = new Map(noted.map((head) => [head.place, head.hash]));

  const problem = start && (await problemOfStart(db, start, noted));
  if (problem) return verdict(problem);
  for (let page: Row[] = []; (page = (await db.query<Row>(rows, [place])).rows).length > 0;) {
    for (const row of page) {
      const where = `Event ${row.eventId} (place ${row.place})`;
      if (row.place !== place + 1)
        return verdict(`What stood at place ${place + 1} is missing, before event ${row.eventId}.`);
      if (row.event === null) return verdict(`${where} is missing.`);
      hash = createHash('sha256').update(hash).update(row.event).digest();
      if (!hash.equals(row.hash)) return verdict(`${where} is not what was written.`);
      if ((heads.get(row.place) ?? hash.toString('hex')) !== hash.toString('hex'))
        return verdict(`${where}, or one before it, was written anew.`);
      place = row.place;
    }
  }
  const last = Math.max(0, ...heads.keys());
  if (last > place) return verdict(`The end is missing: ${last} events were there, the last is now ${place}.`);
  const [inserted] = (await db.query<{ id: string }>(unchained, [first])).rows;
  return verdict(inserted ? `Event ${inserted.id} was put in beside the log.` : null);
}
