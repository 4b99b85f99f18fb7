import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { fail } from '../src/machine/machine.ts';
import { unpack } from './archive.ts';
import { keptFolders } from './backup.ts';
import { load } from './load.ts';
import { makeSchema } from './make-schema.ts';
import { checkedManifest, type Manifest } from './manifest.ts';
import { schemaOf } from './tables.ts';

/** Where it is noted how far the audit log has come; of the one that takes its place that is noted anew. */
const noted = 'audit';

type Into = { file: string; databaseUrl: string; dataDir: string; isOver: boolean };

const withPath = (url: string, name: string): string => Object.assign(new URL(url), { pathname: `/${name}` }).href;
const nameIn = (url: string): string => new URL(url).pathname.slice(1);

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  return work(client).finally(() => client.end());
}

/** @throws UserFacingError when somebody is at work there, or would lose what is there */
async function checkRoom({ databaseUrl, dataDir, isOver }: Into): Promise<void> {
  await withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ others: number }>(
      `SELECT count(*)::int AS others FROM pg_stat_activity
       WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'`,
    );
    if (rows[0]!.others > 0) fail('The product runs on this database. Stop it first.');
    if (!isOver && (await schemaOf(client)).length > 0)
      fail('There is something in this database already. To lose it, say --over.');
  });
  const there = keptFolders.filter((name) => existsSync(join(dataDir, name)));
  if (!isOver && there.length > 0)
    fail(`There is something in ${join(dataDir, there[0]!)} already. To lose it, say --over.`);
}

/** Puts what was unpacked in the place of what was there. @returns how to take it back */
async function exchange(
  from: string,
  dataDir: string,
  mark: string,
): Promise<{ undo: () => Promise<void>; end: () => Promise<void> }> {
  const moved: [from: string, to: string][] = [];
  const move = async (source: string, to: string): Promise<void> => {
    if (!existsSync(source)) return;
    await rename(source, to);
    moved.push([source, to]);
  };
  const before = (name: string): string => join(dataDir, `${name}.before-${mark}`);
  const undo = async (): Promise<void> => {
    for (const [source, to] of moved.toReversed()) await rename(to, source);
  };
  try {
    for (const name of [...keptFolders, noted]) {
      await move(join(dataDir, name), before(name));
      await move(join(from, name), join(dataDir, name));
    }
  } catch (error) {
    await undo();
    throw error;
  }
  return {
    undo,
    end: async () => {
      for (const name of [...keptFolders, noted]) await rm(before(name), { recursive: true, force: true });
    },
  };
}

/**
 * Fills a product that does not run from a backup. All is made and checked beside what is there, and takes its place at once in the
 * end: stopped by `signal` before that, it leaves everything as it was.
 * @throws UserFacingError when the backup is damaged, of another version, or there is something already and `isOver` does not say to lose it
 */
export async function restore(
  into: Into,
  told: (done: number, total: number) => void,
  signal: AbortSignal,
): Promise<Manifest> {
  const { databaseUrl, dataDir } = into;
  await checkRoom(into);
  const mark = randomBytes(4).toString('hex');
  const database = nameIn(databaseUrl);
  const [made, old] = [`restoring_${mark}`, `before_${mark}`];
  const elsewhere = withPath(databaseUrl, database === 'postgres' ? 'template1' : 'postgres');
  await mkdir(dataDir, { recursive: true });
  // beside what it replaces: a folder changes its place at once only within one disk
  const folder = mkdtempSync(join(resolve(dataDir), 'restoring-'));
  const schemaFolder = mkdtempSync(join(tmpdir(), 'booking-schema-'));
  try {
    await unpack(resolve(into.file), folder, signal);
    const manifest = await checkedManifest(folder);
    await withClient(elsewhere, (admin) => admin.query(`CREATE DATABASE ${made} TEMPLATE template0`));
    await makeSchema(withPath(databaseUrl, made), schemaFolder, signal);
    await withClient(withPath(databaseUrl, made), (client) => load(client, folder, manifest, told, signal));
    signal.throwIfAborted();
    const { undo, end } = await exchange(folder, dataDir, mark);
    await withClient(elsewhere, (admin) =>
      admin.query(`BEGIN; ALTER DATABASE ${pg.escapeIdentifier(database)} RENAME TO ${old};
        ALTER DATABASE ${made} RENAME TO ${pg.escapeIdentifier(database)}; COMMIT`),
    ).catch(async (error: unknown) => {
      await undo();
      throw error;
    });
    await end();
    return manifest;
  } finally {
    await withClient(elsewhere, async (admin) => {
      for (const name of [made, old]) await admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    });
    for (const each of [folder, schemaFolder]) await rm(each, { recursive: true, force: true });
  }
}
