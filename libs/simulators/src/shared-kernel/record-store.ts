import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Named JSON records kept over a restart. Writes are gathered and happen a moment later; `flush` waits for all. */
export type RecordStore = {
  readAll(): unknown[];
  put(name: string, record: unknown): void;
  remove(name: string): void;
  flush(): Promise<void>;
};

const WRITE_DELAY_MS = 250;

/** A store that forgets everything, for when there is no folder to write to. */
export const memoryOnlyStore: RecordStore = {
  readAll: () => [],
  put: () => {},
  remove: () => {},
  flush: async () => {},
};

/**
 * A folder with a file for each record. A record is written beside its file and renamed over it, so a crash leaves the
 * old one or the new one. Names must be plain (they become file names).
 */
export function openRecordStore(folder: string): RecordStore {
  mkdirSync(folder, { recursive: true });
  let pending = new Map<string, unknown>();
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  const writePending = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const batch = pending;
    pending = new Map();
    writing = writing
      .catch(() => {})
      .then(async () => {
        for (const [name, record] of batch) await writeRecord(join(folder, `${name}.json`), record);
      });
    return writing;
  };

  const schedule = (name: string, record: unknown) => {
    pending.set(name, record);
    timer ??= setTimeout(() => void writePending().catch(reportFailedWrite), WRITE_DELAY_MS);
  };

  return {
    readAll: () => readFolder(folder),
    put: (name, record) => schedule(name, record),
    remove: (name) => schedule(name, undefined),
    flush: writePending,
  };
}

async function writeRecord(path: string, record: unknown): Promise<void> {
  if (record === undefined) return rm(path, { force: true });
  await writeFile(`${path}.tmp`, JSON.stringify(record));
  await rename(`${path}.tmp`, path);
}

function readFolder(folder: string): unknown[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return names.map((name): unknown => JSON.parse(readFileSync(join(folder, name), 'utf8')));
}

function reportFailedWrite(error: unknown): void {
  process.stderr.write(
    `simulators: a record could not be written: ${error instanceof Error ? error.message : 'unknown'}\n`,
  );
}
