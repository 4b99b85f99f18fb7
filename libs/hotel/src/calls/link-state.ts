/** The newest text that a link went out by, as far as it is known. */
export type LinkText = { status: string; error: string | null };

/** How far a link is, and why it is no further or what is still open; null where nothing is to be added. */
export type LinkState = { state: 'not_sent' | 'sent' | 'delivered' | 'opened'; detail: string | null };

const problem = (words: string, error: string | null): string => (error ? `${words} ${error}` : words);

/**
 * How far a link is, for the outcome of a call, for what a caller is told, for the trip and for payments alike. What was opened has
 * arrived, whatever the carrier says of it; what did not arrive was not sent.
 * @param text nothing when none was even tried
 */
export function linkState(text: LinkText | null | undefined, isOpened: boolean): LinkState {
  const { status, error } = text ?? { status: 'none', error: null };
  if (isOpened) return { state: 'opened', detail: status === 'delivered' ? 'Delivered.' : null };
  switch (status) {
    case 'none':
      return { state: 'not_sent', detail: 'No text went out.' };
    case 'refused':
      return { state: 'not_sent', detail: error ?? 'No text went out.' };
    case 'failed':
    case 'unreachable':
      return { state: 'not_sent', detail: problem('It was not taken.', error) };
    case 'undelivered':
      return { state: 'not_sent', detail: problem('It was not delivered.', error) };
    case 'delivered':
      return { state: 'delivered', detail: 'Delivered.' };
    case 'unclear':
      return { state: 'sent', detail: problem('It may have gone out all the same.', error) };
    case 'sent':
      return { state: 'sent', detail: 'Sent; the carrier has not confirmed it yet.' };
    default:
      return { state: 'sent', detail: 'On its way.' };
  }
}
