import { expect, test } from '@jest/globals';
import type { Levy } from '@booking/hotel/pricing';
import fc from 'fast-check';
import type { RoomOffer } from '../../../providers/property-system.port.ts';
import { pickOffer, toOfferedRoom, toPricedOffer, type PricedOffer } from './priced-offer.mapper.ts';

const offer = (roomTypeId: string, rateId: string, rateType: PricedOffer['rateType']): PricedOffer =>
  ({ roomTypeId, rateId, rateType }) as PricedOffer;

const deal = offer('king', 'deal', 'derived');
const standard = offer('king', 'standard', 'standard');
const offers = [offer('queen', 'standard', 'standard'), deal, standard];

test.each([
  ['the rate that was asked for', 'deal', deal],
  ['the standard rate when none was asked for', undefined, standard],
  ['the standard rate when the id of the room type stands for the rate', 'king', standard],
  ['nothing when the rate is not on offer', 'gone', undefined],
])('picks %s', (_, ratePlanId, picked) => {
  expect(pickOffer(offers, 'king', ratePlanId)).toBe(picked);
});

test('picks the first rate when a room type has no standard rate', () => {
  expect(pickOffer([deal], 'king', undefined)).toBe(deal);
});

const stay = { startDate: '2027-03-05', endDate: '2027-03-07', adults: 2, children: 0 };

const levy = (id: string, given: Partial<Levy>): Levy => ({
  ...{ id, name: id, kind: 'fee', basis: { per: 'night', cents: 1_500 }, isIncluded: false, isMandatory: true },
  ...{ roomTypeIds: [], taxedFeeIds: [] },
  ...given,
});

const levies = [
  levy('Resort fee', {}),
  levy('Occupancy tax', { kind: 'tax', basis: { per: 'percentage', percent: 17 }, taxedFeeIds: ['Resort fee'] }),
  levy('Valet parking', { isMandatory: false }),
  levy('City tax', { kind: 'tax', basis: { per: 'percentage', percent: 2 }, isIncluded: true }),
];

const photo = (place: number) => ({ image: `https://photos.example/${place}.jpg`, thumb: '' });

const roomOffer = (given: Partial<RoomOffer>): RoomOffer => ({
  ...{ roomTypeId: 'king', roomTypeName: 'King', description: '', photos: [], features: [], maxGuests: 2 },
  ...{ roomsAvailable: 1, rateId: 'saver', rateType: 'Saver', ratePlanName: { public: 'Saver', private: 'NRF' } },
  ...{ adultsIncluded: 2, childrenIncluded: 0, adultsExtraCents: {}, childrenExtraCents: {}, extraGuestsCents: 0 },
  nights: ['2027-03-05', '2027-03-06'].map((date) => ({ date, cents: 18_000 })),
  standardCents: 40_000,
  ...given,
});

test('compares an offer with what the standard rate costs with the same taxes and fees', () => {
  const room = toOfferedRoom(toPricedOffer(roomOffer({}), stay, levies));
  // 400 and two nights of 15, and 17 percent of all of it
  expect(room).toMatchObject({ standardTotal: 400, standardTotalWithTaxes: 503.1, discountPercent: 10 });
});

test('an offer at the standard rate costs what it is compared with, to the cent', () => {
  const nights = fc.array(fc.integer({ min: 1, max: 90_000 }), { minLength: 1, maxLength: 14 });
  fc.assert(
    fc.property(nights, fc.integer({ min: 0, max: 20_000 }), (cents, extraGuestsCents) => {
      const standardCents = cents.reduce((sum, each) => sum + each, extraGuestsCents);
      const offered = roomOffer({
        nights: cents.map((each) => ({ date: '2027-03-05', cents: each })),
        ...{ extraGuestsCents, standardCents },
      });
      const room = toOfferedRoom(toPricedOffer(offered, stay, levies));
      expect(room.standardTotalWithTaxes).toBe(room.totalWithTaxes);
    }),
  );
});

test('what taxes and fees are made of adds up to them, and what is optional or included is not in it', () => {
  const room = toOfferedRoom(toPricedOffer(roomOffer({}), stay, levies));
  expect(room.taxesAndFees.map(({ name }) => name)).toEqual(['Resort fee', 'Occupancy tax']);
  const cents = room.taxesAndFees.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
  expect(cents).toBe(Math.round(room.taxes * 100));
  expect(room.optionalFees).toEqual([{ name: 'Valet parking', amount: 30 }]);
});

test('shows up to eight photos, each with what the server keeps of it', () => {
  const photos = Array.from({ length: 10 }, (_, place) => photo(place));
  const pictureOf = (address: string) => (address === photo(1).image ? 'hash-of-1' : undefined);
  const room = toOfferedRoom(toPricedOffer(roomOffer({ photos }), stay, []), { pictureOf });
  expect(room.roomTypePhotos).toHaveLength(8);
  expect(room.roomTypePhotos.map(({ picture }) => picture).filter(Boolean)).toEqual(['hash-of-1']);
  expect(room.roomTypePhotos[1]).toEqual({ ...photo(1), picture: 'hash-of-1' });
  expect(room).not.toHaveProperty('picture');
});

test('the picture of a room is that of its first photo', () => {
  const room = toOfferedRoom(toPricedOffer(roomOffer({ photos: [photo(0)] }), stay, []), { pictureOf: () => 'hash' });
  expect(room.picture).toBe('hash');
});
