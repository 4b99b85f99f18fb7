import { isDeepStrictEqual } from 'node:util';
import { unknownTerms, type Terms, type TermsText } from '@booking/contracts/terms';
import type { StayPrice } from '@booking/hotel/pricing';
import { termsOf } from '@booking/hotel/terms';
import type { RoomOffer, Stay } from '../../../providers/property-system.port.ts';
import type { TermsPolicies, TermsPolicy } from './terms-policy.rule.ts';

/** What a guest agrees to by paying for an offer. Rule and words are kept with it, so that both can be stored once it is paid for. */
export type OfferTerms = Terms & { policy: TermsPolicy };

/** As far as its terms depend on it. */
export type TermedOffer = Pick<RoomOffer, 'ratePlanName' | 'rateType' | 'nights'> & { price: StayPrice };

/** The base rate has a name that guests never read. */
const publicNameOf = ({ rateType, ratePlanName }: TermedOffer): string =>
  rateType === 'standard' ? '' : ratePlanName.public;

/** The terms of an offer for a stay. */
export function offerTerms(
  policies: TermsPolicies,
  offer: TermedOffer,
  { startDate }: Stay,
  clock: { zone: string; now: Date },
): OfferTerms {
  const policy = policies(publicNameOf(offer));
  const stay = { startDate, nights: offer.nights.length, totalCents: offer.price.totalCents };
  return { version: policy.version, ...termsOf(policy.rule, stay, clock), policy };
}

/** The terms alone, as guests and payments have them. What was chosen before there were terms has none. */
export function toTerms(terms: OfferTerms | undefined): Terms {
  if (!terms) return unknownTerms;
  const { version, cancellation, freeUntil, fee } = terms;
  return { version, cancellation, freeUntil, fee };
}

export const textOf = (terms: OfferTerms | undefined): TermsText => terms?.policy.text ?? { en: '', es: '' };

/** Whether a guest would agree to the same, though it may cost another sum. */
export const isSameAgreement = (one: OfferTerms | undefined, other: OfferTerms | undefined): boolean => {
  const [before, now] = [toTerms(one), toTerms(other)];
  return (
    before.version === now.version &&
    before.cancellation === now.cancellation &&
    isDeepStrictEqual(before.freeUntil, now.freeUntil)
  );
};
