import type { Signature } from '@booking/contracts/precheckin';
import type { Translate } from '@booking/languages/translate';
import type { Problem } from '../problem-line.tsx';

/** Why there is no name yet: none was given, or there is nothing to draw on. */
export type NoName = 'required' | 'padNotReady';

/** A name as it can be sent, or why there is none yet. */
export type Given = { signature?: Omit<Signature, 'textVersion'>; problem?: NoName };

/** S2 sections 5 and 8. */
export const noNameInWords = (t: Translate, problem: NoName): Problem => ({
  title: t(`precheckin.signatures.${problem}`),
  body: t(`precheckin.signatures.${problem}Hint`),
});
