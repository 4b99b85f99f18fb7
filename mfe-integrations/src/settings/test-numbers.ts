import { settingSchemas } from '@booking/contracts/settings';

/** What keeps a typed number from being added, in one sentence. */
export function problemOfNumber(numbers: readonly string[], typed: string): string | undefined {
  if (numbers.includes(typed)) return 'This number is in the list already.';
  return settingSchemas.testCallNumbers.safeParse([...numbers, typed]).error?.issues[0]?.message;
}
