import { existsSync } from 'node:fs';
import { installPackages, refreshPackages } from '../machine/apt.ts';
import { fail } from '../machine/machine.ts';

const library = '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1';

const names = ['LD_PRELOAD', 'FAKETIME', 'FAKETIME_DONT_FAKE_MONOTONIC'] as const;

/** What a process with an environment of its own is given, so that its clock goes as that of the command that started it. */
export const clockVariables = (): Record<string, string> =>
  Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));

/**
 * Variables with which a process and all that it starts live on another date; Debian's libfaketime is installed when it is missing.
 * @param date when they begin, such as 2026-10-31T23:30-05:00 @throws UserFacingError
 */
export function fakeDate(date: string): Record<string, string> {
  const at = Date.parse(date);
  if (Number.isNaN(at)) fail(`${date} is no date. Write one such as 2026-10-31T23:30-05:00.`);
  if (!existsSync(library) && !(refreshPackages() && installPackages('libfaketime') && existsSync(library))) {
    fail('Tests on another date need libfaketime: install it (Debian: apt-get install libfaketime) and run again.');
  }
  const seconds = Math.round((at - Date.now()) / 1000);
  return {
    LD_PRELOAD: library,
    FAKETIME: `${seconds < 0 ? '' : '+'}${seconds}`,
    // what is measured and waited for takes as long as ever
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  };
}
