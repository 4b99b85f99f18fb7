import { createHash } from 'node:crypto';
import type pg from 'pg';

export type Head = { place: number; hash: string };
/** What was looked at, and the first thing that is not as it was written. */
export type Verdict = { checked: number; broken: string | null };

type Row = { place: number; eventId: string; hash: Buffer; event: string | null };

const batch = 1000;

/** Written out once more, apart from the function that the database chains by: whoever changes that one is found out by this one. */
const rows = `
  SELECT place::int, event_id AS "eventId", hash, CASE WHEN id IS NOT NULL THEN jsonb_build_array(
    id, to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), actor_kind, actor_id, actor_email, action,
    subject_type, subject_id, subject_label, detail, before, after, request_id, address
  )::text END AS event
  FROM audit_link LEFT JOIN audit_event ON id = event_id
  WHERE place > $1 ORDER BY place LIMIT ${batch}`;

const checkpoint = 'SELECT place::int, hash FROM audit_checkpoint ORDER BY place DESC LIMIT 1';
const forgotten = `SELECT FROM audit_event WHERE action = 'audit.forget' AND detail ->> 'upto' = $1 AND detail ->> 'uptoHash' = $2`;
const unchained = `
  SELECT id FROM audit_event WHERE NOT EXISTS (SELECT FROM audit_link WHERE event_id = id AND place > $1) ORDER BY id LIMIT 1`;

/**
 * Walks the chain of the audit log from where it begins.
 * @param noted how far it had come, as it was noted outside the database
 */
export async function verifyChain(db: pg.Client, noted: Head | undefined): Promise<Verdict> {
  await db.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  try {
    return await walk(db, noted);
  } finally {
    await db.query('ROLLBACK');
  }
}

async function walk(db: pg.Client, noted: Head | undefined): Promise<Verdict> {
  const [start] = (await db.query<{ place: number; hash: Buffer }>(checkpoint)).rows;
  const first = start?.place ?? 0;
  let place = first;
  let hash = start?.hash ?? Buffer.alloc(0);
  const verdict = (broken: string | null): Verdict => ({ checked: place - first, broken });

  if (start) {
    const { rowCount } = await db.query(forgotten, [String(place), hash.toString('hex')]);
    if (!rowCount) return verdict(`No event tells that everything up to place ${place} was forgotten.`);
  }
  for (let page: Row[] = []; (page = (await db.query<Row>(rows, [place])).rows).length > 0;) {
    for (const row of page) {
      const where = `Event ${row.eventId} (place ${row.place})`;
      if (row.place !== place + 1)
        return verdict(`What stood at place ${place + 1} is missing, before event ${row.eventId}.`);
      if (row.event === null) return verdict(`${where} is missing.`);
      hash = createHash('sha256').update(hash).update(row.event).digest();
      if (!hash.equals(row.hash)) return verdict(`${where} is not what was written.`);
      if (noted?.place === row.place && noted.hash !== row.hash.toString('hex'))
        return verdict(`${where}, or one before it, was written anew.`);
      place = row.place;
    }
  }
  if (noted && noted.place > place)
    return verdict(`The end is missing: ${noted.place} events were there, the last is now ${place}.`);
  const [inserted] = (await db.query<{ id: string }>(unchained, [first])).rows;
  return verdict(inserted ? `Event ${inserted.id} was put in beside the log.` : null);
}
