import type { PrecheckinSession } from '@booking/contracts/precheckin';

/** What a guest gives, in its order (S2 section 4). */
export type Part = 'registration' | 'authorization' | 'id-photo' | 'check-in';

type Given = Pick<PrecheckinSession, 'registrationCardSigned' | 'ccAuthSigned' | 'idUploaded'>;

/** What is to be done next. */
export function nextPart({ registrationCardSigned, ccAuthSigned, idUploaded }: Given): Part {
  if (!registrationCardSigned) return 'registration';
  if (!ccAuthSigned) return 'authorization';
  return idUploaded ? 'check-in' : 'id-photo';
}
