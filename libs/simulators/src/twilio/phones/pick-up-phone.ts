import { setTimeout as wait } from 'node:timers/promises';
import type { Account } from '../accounts.ts';
import { textsOn } from './phone-texts.ts';

const PATIENCE_MS = 20_000;
const LOOK_MS = 200;

/**
 * Picks a phone up. What is read on it then is the part of a text that `wanted` fits, of those that came since; undefined when
 * none comes in twenty seconds.
 */
export function pickUpPhone(accounts: readonly Account[], number: string) {
  const known = new Set(textsOn(accounts, number).map(({ sid }) => sid));
  return async (wanted: RegExp): Promise<string | undefined> => {
    for (let waited = 0; waited < PATIENCE_MS; waited += LOOK_MS) {
      const fresh = textsOn(accounts, number).filter(({ sid }) => !known.has(sid));
      const found = fresh.flatMap(({ body }) => wanted.exec(body)?.[0] ?? []).at(-1);
      if (found) return found;
      await wait(LOOK_MS);
    }
    return undefined;
  };
}
