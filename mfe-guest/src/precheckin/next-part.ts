import type { PrecheckinSession } from '@booking/contracts/precheckin';

/** What a guest gives, in its order (S2 section 4). */
export type Part = 'registration' | 'authorization' | 'id-photo' | 'check-in';

/** What stands in a step that is not open yet; the server refuses it in the same words. */
export const closedWords = {
  'id-photo': 'Please give both signatures before you upload your ID.',
  'check-in': 'Please give both signatures and upload your ID before you check in.',
};

type Given = Pick<PrecheckinSession, 'registrationCardSigned' | 'ccAuthSigned' | 'idUploaded'>;

/** What is to be done next. */
export function nextPart({ registrationCardSigned, ccAuthSigned, idUploaded }: Given): Part {
  if (!registrationCardSigned) return 'registration';
  if (!ccAuthSigned) return 'authorization';
  return idUploaded ? 'check-in' : 'id-photo';
}
