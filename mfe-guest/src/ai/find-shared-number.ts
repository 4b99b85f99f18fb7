import type { WebAssistant } from '@booking/contracts/web-conversations';

/** The number on which several assistants are phoned, where it is the same for all of them. */
export function findSharedNumber(assistants: readonly Pick<WebAssistant, 'phoneNumber'>[]): string | undefined {
  const [number, ...others] = new Set(assistants.map(({ phoneNumber }) => phoneNumber));
  return assistants.length > 1 && others.length === 0 && number ? number : undefined;
}
