import { settingSchemas } from '@booking/contracts/settings';
import { plainNumber } from '@booking/contracts/typed-phone';
import * as z from 'zod/mini';
import { words } from '../settings.words.ts';

/** What keeps a typed number from being added, in one sentence. */
export function problemOfNumber(numbers: readonly string[], typed: string): string | undefined {
  if (numbers.includes(typed)) return words.listedAlready;
  return settingSchemas.testCallNumbers.safeParse([...numbers, typed]).error?.issues[0]?.message;
}

/** Reads a number that is to be added to others. */
export const numberToAdd = (numbers: readonly string[]) =>
  z.object({
    number: z.string().check(plainNumber, ({ value, issues }) => {
      const message = problemOfNumber(numbers, value);
      if (message) issues.push({ code: 'custom', message, input: value });
    }),
  });
