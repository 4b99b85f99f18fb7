import { Refusal } from '../http/refusal.error.ts';
import { ProviderError, type ProviderErrorKind } from '../outbound/provider.error.ts';

/** Of these the sentence is ours as a whole; others quote what a service said, and with it a guest. */
const ownWords: readonly ProviderErrorKind[] = [
  ...(['unreachable', 'server_error', 'unreadable', 'timeout', 'rate_limited', 'not_set_up'] as const),
];

/** Names of columns, tables and constraints. */
const isIdentifier = (quoted: string): boolean => /^.[a-z]+(_[a-z0-9]+)+.$/.test(quoted);

/** PostgreSQL and JSON.parse quote the value they could not read. */
const withoutValues = (message: string): string =>
  message
    .replaceAll(/"[^"]*"|'[^']*'|“[^“”]*”/g, (quoted) => (isIdentifier(quoted) ? quoted : '"…"'))
    .replaceAll(/[^\s<>"]{1,100}@[^\s<>"]{1,100}/g, '…')
    .replaceAll(/\d(?:[ ().-]{0,2}\d){6,}/g, '…');

/** A refusal's sentence is meant for the user, and may name a guest. */
function messageOf(error: Error): string | undefined {
  if (error instanceof ProviderError && ownWords.includes(error.kind)) return error.message;
  return error instanceof Refusal ? undefined : withoutValues(error.message);
}

/**
 * Of an error what the log may tell: what kind it is, where it was thrown, and its words without what staff or guests wrote. A database
 * error carries the row beside.
 */
export function loggedError(error: unknown): object {
  if (!(error instanceof Error)) return { name: typeof error };
  const { name, stack = '', code } = error as Error & { code?: string };
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return { name, message: messageOf(error), code, stack: frames.join('\n') };
}
