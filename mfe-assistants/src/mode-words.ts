import type { Assistant } from '@booking/contracts/assistants';
import { entryOr } from '@booking/contracts/labels';

const lines = { test: 'the TEST line', live: 'the LIVE line' };

/** Who hears an assistant, by its mode; empty where an older API does not say. */
export const lineOf = ({ mode }: Pick<Assistant, 'mode'>): string => (mode ? entryOr(lines, mode, '') : '');

/** The same at the end of a sentence. */
export const onLine = (assistant: Pick<Assistant, 'mode'>): string => {
  const line = lineOf(assistant);
  return line && ` on ${line}`;
};
