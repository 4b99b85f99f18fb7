import type { Step, TextFact } from './trip-facts.ts';

const problem = (words: string, error: string | null): string => (error ? `${words} ${error}` : words);

/**
 * How far a text is. What was opened has arrived, whatever the carrier said of it.
 * @param text nothing when none was even tried
 */
export function textStep(title: string, key: string, text: TextFact | undefined, hasArrived = false): Step {
  const step = { key, title, at: text?.createdAt.toISOString() ?? null };
  if (!text) return { ...step, state: hasArrived ? 'done' : 'stuck', detail: hasArrived ? null : 'No text went out.' };
  const { status, error } = text;
  if (status === 'delivered') return { ...step, state: 'done', detail: 'Delivered.' };
  if (hasArrived) return { ...step, state: 'done', detail: null };
  if (status === 'undelivered') return { ...step, state: 'stuck', detail: problem('It was not delivered.', error) };
  if (status === 'failed') return { ...step, state: 'stuck', detail: problem('It was not taken.', error) };
  if (status === 'unclear')
    return { ...step, state: 'waiting', detail: problem('It may have gone out all the same.', error) };
  const detail = status === 'sent' ? 'Sent; the carrier has not confirmed it yet.' : 'On its way.';
  return { ...step, state: 'waiting', detail };
}
