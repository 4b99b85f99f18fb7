import { fetchZod } from '@booking/contracts/later-zod';
import { failed } from './loading/failure.ts';
import { refetchFailed } from './loading/script-cache-bust.ts';

let coming: Promise<unknown> | undefined;
let isHere = false;

export const isRestHere = (): boolean => isHere;

/**
 * Has what a light screen does without come: the rest of the kit, which remotes are given with it, and zod.
 * @throws Error with its `outcome`; the next call asks anew, past what the browser keeps of it
 */
export function restOfShell(): Promise<unknown> {
  coming ??= refetchFailed(new URL('/assets/', location.origin).href)
    .then(() => Promise.all([fetchZod(), import('@booking/ui/kit')]))
    .then(() => void (isHere = true))
    .catch(() => {
      coming = undefined;
      throw failed('network', 'A part of the console did not arrive. Check the connection.');
    });
  return coming;
}

/**
 * What loads a part of the shell that is made of the rest, or reads by schemas what is typed. It comes after the rest: a module that runs
 * without what it is made of stays half made for good.
 */
export const withRest =
  <Part>(load: () => Promise<Part>) =>
  async (): Promise<Part> => {
    await restOfShell();
    return load();
  };
