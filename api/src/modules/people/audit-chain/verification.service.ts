import pg from 'pg';
import type { Env } from '../../../platform/env/env.service.ts';
import { headFolder, readHead, type Head } from './head-files.repository.ts';
import { verifyChain } from './verify-chain.service.ts';

/** What the bucket holds, one note a day. */
async function headsInBucket(env: Env): Promise<Head[]> {
  if (!env.settings.S3_BUCKET) return [];
  const { S3Objects } = await import('../../../platform/objects/s3-objects.adapter.ts');
  const objects = new S3Objects(env);
  try {
    const keys = await objects.keys(headFolder(env.settings));
    const texts = await Promise.all(keys.map((key) => objects.get(key)));
    return texts.flatMap((text) => (text ? [JSON.parse(text.toString()) as Head] : []));
  } finally {
    objects.onApplicationShutdown();
  }
}

/**
 * Verifies the audit log against every note of it outside the database.
 * @param given notes from elsewhere, such as those that were posted @returns sentences to say, and whether the log is as it was written
 */
export async function verifyAuditLog(env: Env, given: readonly Head[]): Promise<{ said: string[]; isWhole: boolean }> {
  // first, for the log may go on while it is read
  const own = await readHead(env.settings);
  const noted = [...(own ? [own] : []), ...(await headsInBucket(env)), ...given];
  const db = new pg.Client({ connectionString: env.settings.DATABASE_OWNER_URL ?? env.settings.DATABASE_URL });
  await db.connect();
  try {
    const { checked, broken } = await verifyChain(db, noted);
    const furthest = Math.max(...noted.map(({ place }) => place));
    const extent = noted.length > 0 ? `, noted up to place ${furthest}` : ', and no note of how far it had come';
    const said = [`${checked} events of the audit log are as they were written${extent}.`];
    if (broken) said.push(`The audit log was tampered with. ${broken}`);
    return { said, isWhole: broken === null };
  } finally {
    await db.end();
  }
}
