import { expect, test } from '@jest/globals';
import type { Levy } from '@booking/hotel/pricing';
import { toPricedOffer } from '../../booking/selection/priced-offer.mapper.ts';
import { availableRoomType } from './available-room-type.mapper.ts';

const offer = {
  ...{ roomTypeId: '331133', roomTypeName: 'Deluxe Queen', description: '', photos: [], features: ['Minibar'] },
  ...{ maxGuests: 4, roomsAvailable: 2, rateId: '1375281', rateType: 'Breakfast' },
  ...{ ratePlanName: { public: 'Breakfast', private: 'BB' }, adultsIncluded: 2, childrenIncluded: 0 },
  ...{ adultsExtraCents: { 3: 6_050, 4: 12_000 }, childrenExtraCents: {} },
  nights: ['2026-12-05', '2026-12-06', '2026-12-07'].map((date) => ({ date, cents: 13_001 })),
  ...{ extraGuestsCents: 6_050, standardCents: 45_053 },
};
const stay = { startDate: '2026-12-05', endDate: '2026-12-08', adults: 3, children: 0 };
const cleaning: Levy = {
  id: '7002',
  name: 'Cleaning fee',
  kind: 'fee',
  basis: { per: 'stay', cents: 4_500 },
  isIncluded: false,
  isMandatory: true,
  roomTypeIds: [],
  taxedFeeIds: [],
};

test('rates are in dollars, extra charges for a night, and prices exact to the cent', () => {
  const shown = availableRoomType(toPricedOffer(offer, stay, [cleaning]));
  expect(shown).toMatchObject({
    ...{ nightlyRate: 130.01, roomRate: 390.03, totalRate: 450.53, roomRateID: '1375281' },
    ...{ ratePlanNamePublic: 'Breakfast', ratePlanNamePrivate: 'BB', adultsIncluded: 2, childrenIncluded: 0 },
    ...{ adultsExtraCharge: { 3: 20.17, 4: 40 }, childrenExtraCharge: {} },
    price: {
      ...{ subtotalCents: 45_053, extraGuestsCents: 6_050, totalCents: 49_553, optionalCents: 0 },
      lines: [{ name: 'Cleaning fee', kind: 'fee', cents: 4_500, isIncluded: false, isMandatory: true }],
    },
  });
  expect(shown.nights).toContainEqual({ date: '2026-12-06', rate: 130.01 });
});
