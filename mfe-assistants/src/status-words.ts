import type { Assistant } from '@booking/contracts/assistants';
import { onLine } from './mode-words.ts';

type Known = Pick<Assistant, 'status' | 'publishedVersion' | 'hasUnpublishedChanges' | 'waitingChanges' | 'mode'>;

/** Taken in from Vapi, and not published from this console yet. */
export const isUnmanaged = ({ status, publishedVersion }: Pick<Known, 'status' | 'publishedVersion'>): boolean =>
  status === 'published' && publishedVersion === null;

export const unmanagedWords = (assistant: Pick<Known, 'mode'>): string =>
  `Live at Vapi${onLine(assistant)}, not managed here yet`;

/** What a publish would change; empty where there is nothing to compare with, or nothing changed. */
export function waitingWords({ publishedVersion, hasUnpublishedChanges, waitingChanges }: Known): string {
  if (publishedVersion === null || !hasUnpublishedChanges) return '';
  const count = waitingChanges?.length ?? 0;
  if (count === 0) return 'Changes waiting';
  return `${count} change${count === 1 ? '' : 's'} waiting`;
}
