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

type Ending = [code: string, sentence: string];
const endings: Partial<Record<PrecheckinEntity['reservationStatus'], Ending>> = {
  canceled: ['reservation_canceled', 'This reservation is cancelled. Please contact the hotel.'],
  no_show: ['reservation_no_show', 'This reservation has ended because nobody came. Please contact the hotel.'],
  checked_out: ['stay_over', 'This stay is over.'],
};

/** What a step out of turn is refused by; pages say each in their language. */
const tooEarly: Record<Exclude<GuestStep, 'registration'>, string> = {
  authorization: 'sign_registration_first',
  id_photo: 'sign_both_first',
  check_in: 'complete_all_first',
};

const refused = (code: string, sentence: string): Refusal => new Refusal(409, code, sentence);

/** @throws Refusal 409 for a reservation that is cancelled or over */
export function requireOngoingStay({ reservationStatus }: Pick<PrecheckinEntity, 'reservationStatus'>): void {
  const ending = endings[reservationStatus];
  if (ending) throw refused(...ending);
}

/** The order is registration card, authorization, ID photo, check-in. @throws Refusal 409 for a step out of turn */
export function requireGuestStep(
  step: GuestStep,
  { reservationStatus, submittedAt, checkedInAt, given }: PrecheckinProgress,
): void {
  requireOngoingStay({ reservationStatus });
  if (step !== 'registration' && needed[step].some((kind) => !given.includes(kind)))
    throw refused(tooEarly[step], precheckinOrder[step]);
  if (step === 'check_in') return;
  if (step !== 'id_photo' && given.includes(step)) throw refused('already_signed', 'You have signed this already.');
  if (submittedAt || checkedInAt)
    throw refused('submitted', 'Your check-in has been submitted, so this cannot be changed any more.');
}
