import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Env } from '../../../platform/env/env.service.ts';

/** How far the log had come: its newest event, whose time it tells unless that is forgotten. */
export type Head = { place: number; hash: string; at?: string | null | undefined };

type Settings = Pick<Env['settings'], 'DATA_DIR' | 'DATABASE_URL'>;

const databaseOf = ({ DATABASE_URL }: Pick<Settings, 'DATABASE_URL'>): string =>
  new URL(DATABASE_URL).pathname.slice(1);

const fileOf = (settings: Settings): string => resolve(settings.DATA_DIR, 'audit', `${databaseOf(settings)}.json`);

/** The note of this machine, where there is one. */
export async function readHead(settings: Settings): Promise<Head | undefined> {
  const text = await readFile(fileOf(settings), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as Head);
}

export async function writeHead(settings: Settings, head: Head): Promise<void> {
  const file = fileOf(settings);
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  await writeFile(`${file}.part`, JSON.stringify(head), { mode: 0o600, flush: true });
  await rename(`${file}.part`, file);
}

/** Where the bucket has the notes of a database, one a day. */
export const headFolder = (settings: Pick<Settings, 'DATABASE_URL'>): string =>
  `audit-heads/${
    databaseOf(settings)
      .toLowerCase()
      .replaceAll(/[^a-z0-9-]/g, '-') || 'database'
  }`;
