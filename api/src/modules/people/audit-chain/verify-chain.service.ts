import { createHash } from 'node:crypto';
import type pg from 'pg';
import { problemOfForgetting, type Checkpoint } from '../audit/forgetting.rule.ts';
import { ChainRepository } from './chain.repository.ts';
import type { Head } from './head-files.repository.ts';

/** What was looked at, and the first thing that is not as it was written. */
export type Verdict = { checked: number; broken: string | null };

/**
 * Walks the chain of the audit log from where it begins.
 * @param noted how far it had come at some moments, as it was noted outside the database
 */
export function verifyChain(db: pg.Client, noted: readonly Head[]): Promise<Verdict> {
  const chain = new ChainRepository(db);
  return chain.readOnly(() => walk(chain, noted));
}

/** Why the log may not begin where it does. */
async function problemOfStart(
  chain: ChainRepository,
  start: Checkpoint,
  noted: readonly Head[],
): Promise<string | null> {
  const before = await chain.findForgottenBefore(start);
  if (!before) return `No event tells that everything up to place ${start.place} was forgotten.`;
  return problemOfForgetting(start, before, await chain.keptDays(start.at), noted);
}

async function walk(chain: ChainRepository, noted: readonly Head[]): Promise<Verdict> {
  const start = await chain.findCheckpoint();
  const first = start?.place ?? 0;
  let place = first;
  let hash = start?.hash ?? Buffer.alloc(0);
  const verdict = (broken: string | null): Verdict => ({ checked: place - first, broken });
  const heads = new Map(noted.map((head) => [head.place, head.hash]));

  const problem = start && (await problemOfStart(chain, start, noted));
  if (problem) return verdict(problem);
  for await (const links of chain.listLinks(first)) {
    for (const link of links) {
      const where = `Event ${link.eventId} (place ${link.place})`;
      if (link.place !== place + 1)
        return verdict(`What stood at place ${place + 1} is missing, before event ${link.eventId}.`);
      if (link.event === null) return verdict(`${where} is missing.`);
      hash = createHash('sha256').update(hash).update(link.event).digest();
      if (!hash.equals(link.hash)) return verdict(`${where} is not what was written.`);
      if ((heads.get(link.place) ?? hash.toString('hex')) !== hash.toString('hex'))
        return verdict(`${where}, or one before it, was written anew.`);
      place = link.place;
    }
  }
  const last = Math.max(0, ...heads.keys());
  if (last > place) return verdict(`The end is missing: ${last} events were there, the last is now ${place}.`);
  const inserted = await chain.findUnchained(first);
  return verdict(inserted ? `Event ${inserted} was put in beside the log.` : null);
}
