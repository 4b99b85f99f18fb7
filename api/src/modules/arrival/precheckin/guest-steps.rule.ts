import { precheckinOrder } from '@booking/contracts/precheckin';
import type { SignedKind } from '@booking/contracts/precheckins';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import type { PrecheckinEntity } from './precheckin.entity.ts';

export type GuestStep = SignedKind | 'check_in';

/** What a guest has given so far, and how the reservation stands. */
export type PrecheckinProgress = Pick<PrecheckinEntity, 'reservationStatus' | 'submittedAt' | 'checkedInAt'> & {
  given: readonly SignedKind[];
};

const needed: Record<Exclude<GuestStep, 'registration'>, readonly SignedKind[]> = {
  authorization: ['registration'],
  id_photo: ['registration', 'authorization'],
  check_in: ['registration', 'authorization', 'id_photo'],
};

const endings: Partial<Record<PrecheckinEntity['reservationStatus'], string>> = {
  canceled: 'This reservation is cancelled. Please contact the hotel.',
  no_show: 'This reservation has ended because nobody came. Please contact the hotel.',
  checked_out: 'This stay is over.',
};

const refused = (code: string, sentence: string): Refusal => new Refusal(409, code, sentence);

/** The order is registration card, authorization, ID photo, check-in. @throws Refusal 409 for a step out of turn */
export function requireGuestStep(
  step: GuestStep,
  { reservationStatus, submittedAt, checkedInAt, given }: PrecheckinProgress,
): void {
  const ending = endings[reservationStatus];
  if (ending) throw refused('stay_over', ending);
  if (step !== 'registration' && needed[step].some((kind) => !given.includes(kind)))
    throw refused('out_of_order', precheckinOrder[step]);
  if (step === 'check_in') return;
  if (step !== 'id_photo' && given.includes(step)) throw refused('already_signed', 'You have signed this already.');
  if (submittedAt || checkedInAt)
    throw refused('submitted', 'Your check-in has been submitted, so this cannot be changed any more.');
}
