import { createWriteStream } from 'node:fs';
import { copyFile, mkdir, readdir, rm } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { pack } from './archive.ts';
import { hashesOf, writeManifest, type Manifest } from './manifest.ts';
import { contentOf, rowsIn, sameWords, schemaOf, sequencesOf, tablesOf, type Table } from './tables.ts';

/** What stands beside the database in DATA_DIR and belongs to it: images, and builds of remotes. */
export const keptFolders = ['objects', 'remotes'];

/** A report of a long call is a megabyte. */
const batch = 100;
type Told = (done: number, total: number) => void;

/** A row a line, each as JSON: a row may hold line ends. */
async function* linesOf(client: pg.Client, table: Table, onRows: (count: number) => void, signal: AbortSignal) {
  await client.query(`DECLARE rows NO SCROLL CURSOR FOR SELECT each_row::text AS text FROM ${rowsIn(table)}`);
  for (;;) {
    signal.throwIfAborted();
    const { rows } = await client.query<{ text: string }>(`FETCH ${batch} FROM rows`);
    if (rows.length === 0) break;
    onRows(rows.length);
    for (const { text } of rows) yield `${JSON.stringify(text)}\n`;
  }
  await client.query('CLOSE rows');
}

/** All tables as they were in one moment, whoever writes meanwhile. */
async function dump(client: pg.Client, folder: string, told: Told, signal: AbortSignal) {
  await client.query(`${sameWords}; BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY`);
  const tables: Manifest['tables'] = [];
  for (const [index, table] of (await tablesOf(client)).entries())
    tables.push({ ...table, ...(await contentOf(client, table)), file: `tables/${index}.rows.gz` });
  const total = tables.reduce((sum, { rows }) => sum + rows, 0);
  let done = 0;
  await mkdir(join(folder, 'tables'));
  for (const table of tables) {
    const lines = linesOf(client, table, (count) => told((done += count), total), signal);
    await pipeline(Readable.from(lines), createGzip(), createWriteStream(join(folder, table.file)));
  }
  return { schema: await schemaOf(client), sequences: await sequencesOf(client), tables };
}

/** Files that go meanwhile, or are only half there, belong to no row. */
async function copy(from: string, to: string, signal: AbortSignal): Promise<void> {
  const entries = await readdir(from, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of entries.filter((each) => each.isFile() && !each.name.endsWith('.part'))) {
    signal.throwIfAborted();
    const file = join(entry.parentPath, entry.name);
    const copied = join(to, relative(from, file));
    await mkdir(dirname(copied), { recursive: true });
    await copyFile(file, copied).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    });
  }
}

/**
 * Writes everything that a product has, but for its secrets, into one file; the product may run meanwhile.
 * Stopped by `signal`, it leaves nothing behind.
 */
export async function backUp(
  { databaseUrl, dataDir, file }: { databaseUrl: string; dataDir: string; file: string },
  told: Told,
  signal: AbortSignal,
): Promise<Manifest> {
  const folder = `${resolve(file)}.${process.pid}.part`;
  await mkdir(dirname(folder), { recursive: true });
  await mkdir(folder, { mode: 0o700 });
  const client = new pg.Client({ connectionString: databaseUrl });
  try {
    await client.connect();
    const at = new Date().toISOString();
    const dumped = await dump(client, folder, told, signal);
    for (const name of keptFolders) await copy(join(dataDir, name), join(folder, name), signal);
    const manifest: Manifest = { format: 1, at, ...dumped, files: await hashesOf(folder) };
    await writeManifest(folder, manifest);
    await pack(folder, resolve(file), signal);
    return manifest;
  } finally {
    await client.end();
    await rm(folder, { recursive: true, force: true });
  }
}
