import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { OfferedRoom } from '@booking/contracts/guest-pages';
import { addDays } from '@booking/hotel/hotel-time';
import type { Levy } from '@booking/hotel/pricing';
import { termsSentences, termsSummary } from '@booking/hotel/terms-in-words';
import { words } from '@booking/languages/words';
import { anyTerms } from '../../../../test/people/any-terms.ts';
import type { RoomOffer, Stay } from '../../../providers/property-system.port.ts';
import { checkoutLines } from '../../payments/checkout-sessions/checkout-sessions.service.ts';
import { toPaidBooking } from '../checkout/paid-booking.mapper.ts';
import { toOfferedRoom, toPricedOffer } from '../selection/priced-offer.mapper.ts';
import { isSameAgreement, offerTerms, textOf, toTerms } from './offer-terms.mapper.ts';
import { policiesOf } from './terms-policy.rule.ts';
import { longestPaymentText, paymentPageTerms } from './payment-page-terms.mapper.ts';

const now = new Date('2026-11-10T18:00:00Z');
const clock = { zone: 'America/Chicago', now };
const guest = { firstName: 'Ada', lastName: 'Price', email: 'ada@guest.example', phone: '+15125550101' };
const phone = '(512) 555-0100';

const propertyText = fc.constantFrom(
  '',
  'Free cancellation until 3 PM two days before arrival; after that one night is charged.',
  'Cancel 48 hours before.',
);
const stays: fc.Arbitrary<Stay> = fc
  .record({ days: fc.integer({ min: 0, max: 400 }), nights: fc.integer({ min: 1, max: 14 }) })
  .map(({ days, nights }) => {
    const startDate = addDays('2026-11-10', days);
    return { startDate, endDate: addDays(startDate, nights), adults: 2, children: 0 };
  });
const levy = { roomTypeIds: [], taxedFeeIds: [], isMandatory: true };
const levies = fc.subarray<Levy>([
  { ...levy, id: 'tax', name: 'Tax', kind: 'tax', basis: { per: 'percentage', percent: 6.75 }, isIncluded: false },
  { ...levy, id: 'fee', name: 'Cleaning', kind: 'fee', basis: { per: 'stay', cents: 4_500 }, isIncluded: false },
  { ...levy, id: 'vat', name: 'VAT', kind: 'tax', basis: { per: 'percentage', percent: 7 }, isIncluded: true },
]);
const rates = fc.constantFrom(
  ['standard', 'default'],
  ['Bed & Breakfast', 'Bed & Breakfast'],
  ['Non-refundable', 'Non-refundable'],
);
const nightly = fc.integer({ min: 1_000, max: 90_000 });

const offerOf = ({ startDate, endDate }: Stay, [rateType, name]: readonly string[], cents: number): RoomOffer => {
  const count = (Date.parse(endDate) - Date.parse(startDate)) / 86_400_000;
  return {
    ...{ roomTypeId: 'king', roomTypeName: 'Garden King', description: '', photos: [], features: [] },
    ...{
      maxGuests: 4,
      roomsAvailable: 2,
      rateId: 'r1',
      rateType: rateType!,
      ratePlanName: { public: name!, private: '' },
    },
    ...{ adultsIncluded: 2, childrenIncluded: 0, adultsExtraCents: {}, childrenExtraCents: {}, extraGuestsCents: 0 },
    nights: Array.from({ length: count }, (_, night) => ({ date: addDays(startDate, night), cents: cents + night })),
    standardCents: cents * count,
  };
};

const any = fc.record({
  ...{ terms: anyTerms, propertyText, stay: stays, levies, rate: rates, cents: nightly },
  language: fc.constantFrom('en' as const, 'es' as const),
});

test('the rooms, the payment page and what is kept with the payment say the same terms and the same total of any offer', () => {
  fc.assert(
    fc.property(any, ({ terms, propertyText: hotelText, stay, levies: charged, rate, cents, language }) => {
      const priced = toPricedOffer(offerOf(stay, rate, cents), stay, charged);
      const offer = {
        ...priced,
        terms: offerTerms(policiesOf({ terms, propertyText: hotelText }), priced, stay, clock),
      };

      const shown = OfferedRoom.parse(JSON.parse(JSON.stringify(toOfferedRoom(offer))));
      const said = paymentPageTerms({ terms: toTerms(offer.terms), text: textOf(offer.terms) }, words(language), phone);
      const lines = checkoutLines(offer.roomTypeName, offer.price);
      const kept = JSON.parse(JSON.stringify(toPaidBooking({ ...stay, language }, guest, offer))) as ReturnType<
        typeof toPaidBooking
      >;

      expect(kept.terms).toEqual(shown.terms);
      for (const sentence of termsSentences(shown.terms, words(language), phone)) expect(said).toContain(sentence);
      expect(said.length).toBeLessThanOrEqual(longestPaymentText);
      const total = lines.reduce((sum, { amountCents }) => sum + amountCents, 0);
      expect([total, Math.round(shown.totalWithTaxes * 100)]).toEqual([offer.price.totalCents, offer.price.totalCents]);
      expect(shown.terms.fee?.cents ?? 0).toBeLessThanOrEqual(total);
    }),
    { numRuns: 300 },
  );
});

test('nothing is called free but what is free until a day to come', () => {
  fc.assert(
    fc.property(any, ({ terms, propertyText: hotelText, stay, rate, cents }) => {
      const priced = toPricedOffer(offerOf(stay, rate, cents), stay, []);
      const agreed = offerTerms(policiesOf({ terms, propertyText: hotelText }), priced, stay, clock);
      const isFree = agreed.cancellation === 'free_until';
      for (const language of ['en', 'es'] as const) {
        const sentences = termsSentences(agreed, words(language), phone).join(' ');
        for (const each of [sentences, termsSummary(agreed, words(language))]) {
          expect(/\bfree\b|gratuita|sin costo/i.test(each)).toBe(isFree);
          expect(each).not.toMatch(/[{}]|terms\./);
        }
      }
      if (isFree) expect(Date.parse(agreed.freeUntil!.at)).toBeGreaterThan(now.getTime());
      if (terms.rules.length === 0 && hotelText === '' && rate[0] !== 'Non-refundable') {
        expect(agreed.cancellation).toBe('ask');
      }
    }),
    { numRuns: 300 },
  );
});

test('terms have one version for each rule and text, and are the same agreement as long as that and its day are', () => {
  fc.assert(
    fc.property(anyTerms, anyTerms, stays, (one, other, stay) => {
      const priced = toPricedOffer(offerOf(stay, ['standard', 'default'], 10_000), stay, []);
      const [before, again, changed] = [one, one, other].map((terms) =>
        offerTerms(policiesOf({ terms, propertyText: '' }), priced, stay, clock),
      );
      expect(again!.version).toBe(before!.version);
      expect(isSameAgreement(before, again)).toBe(true);
      const isSamePolicy = JSON.stringify(before!.policy) === JSON.stringify(changed!.policy);
      expect(isSameAgreement(before, changed)).toBe(isSamePolicy);
      expect(before!.version).toMatch(/^[\da-f]{12}$/);
    }),
  );
});

test('words of the hotel that do not fit beside the button are left out as a whole', () => {
  const terms = { version: 'v', cancellation: 'not_refundable', freeUntil: null, fee: null } as const;
  const long = `${'A sentence of the hotel. '.repeat(60)}`;
  const said = paymentPageTerms({ terms, text: { en: long, es: '' } }, words('en'), phone);
  expect(said).not.toContain('A sentence of the hotel');
  expect(said).toContain(phone);
  expect(paymentPageTerms({ terms, text: { en: 'No pets.\n\nNo smoking.', es: '' } }, words('en'), phone)).toMatch(
    /No pets\. No smoking\.$/,
  );
});
