import type { Signature } from '@booking/contracts/precheckin';
import type { Toast } from '@booking/remote-kit/kit';

type Problem = Pick<Toast, 'title' | 'body'>;

/** A name as it can be sent, or why there is none yet. */
export type Given = { signature?: Omit<Signature, 'textVersion'>; problem?: Problem };

/** S2 section 5. */
export const signatureRequired: Problem = {
  title: 'Signature Required',
  body: 'Please provide your signature before saving.',
};

/** S2 section 8. */
export const padNotReady: Problem = {
  title: 'Signature pad not ready',
  body: 'Please try again in a moment, or type your name instead.',
};
