import { spawn } from 'node:child_process';
import { open, rename, rm, writeFile } from 'node:fs/promises';
import { fail } from '../src/machine/machine.ts';

/** @throws UserFacingError with the last line that tar wrote */
const tar = (args: string[], signal: AbortSignal): Promise<void> =>
  new Promise((done, failed) => {
    const child = spawn('tar', args, { stdio: ['ignore', 'ignore', 'pipe'], signal });
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.once('error', failed);
    child.once('close', (code) => {
      if (code === 0) return done();
      failed(new Error(said.trim().split('\n')[0] ?? `tar ended with ${code}`));
    });
  });

/** Packs a folder into a file that only its owner can read; under its name it is there whole or not at all. */
export async function pack(folder: string, file: string, signal: AbortSignal): Promise<void> {
  const part = `${file}.part`;
  try {
    // also while it is written it is nobody else's to read
    await writeFile(part, '', { mode: 0o600 });
    await tar(['-cf', part, '-C', folder, '.'], signal);
    const written = await open(part, 'r');
    await written.sync().finally(() => written.close());
    await rename(part, file);
  } finally {
    await rm(part, { force: true });
  }
}

/** @throws UserFacingError when the file is no archive, or only half of one */
export const unpack = (file: string, folder: string, signal: AbortSignal): Promise<void> =>
  tar(['-xf', file, '-C', folder, '--no-same-owner'], signal).catch((error: Error) =>
    signal.aborted ? Promise.reject(error) : fail(`The backup is damaged: ${error.message}. Nothing was changed.`),
  );
