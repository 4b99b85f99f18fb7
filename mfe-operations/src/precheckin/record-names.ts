import type { SignedKind } from '@booking/contracts/precheckins';

/** What a guest gives, in the order in which it is asked for. */
export const recordNames: Record<SignedKind, string> = {
  registration: 'Registration card',
  authorization: 'Card authorization',
  id_photo: 'Photo ID',
};
