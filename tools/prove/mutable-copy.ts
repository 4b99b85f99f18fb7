import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyRepository } from '../src/build/repository-copy.ts';
import { fail } from '../src/machine/machine.ts';
import type { Mutation } from './promise-check.ts';

/** A copy of the repository, one line of which can be made wrong at a time. */
export type MutableCopy = {
  root: string;
  /** @throws UserFacingError when the line is not there exactly once */
  mutate: (mutation: Mutation) => void;
  restore: () => void;
  remove: () => void;
};

export function makeMutableCopy(from: string): MutableCopy {
  const { root, compileApi, remove } = copyRepository(from);
  try {
    compileApi();
  } catch (error) {
    remove();
    throw error;
  }
  let whole: { file: string; text: string } | undefined;
  const write = (file: string, text: string): void => {
    writeFileSync(join(root, file), text);
    if (file.startsWith('api/src/')) compileApi();
  };
  return {
    root,
    mutate: ({ file, find, replace }) => {
      whole = { file, text: readFileSync(join(root, file), 'utf8') };
      if (whole.text.split(find).length !== 2) fail(`${file} does not have exactly one "${find}".`);
      write(
        file,
        whole.text.replace(find, () => replace),
      );
    },
    restore: () => whole && write(whole.file, whole.text),
    remove,
  };
}
