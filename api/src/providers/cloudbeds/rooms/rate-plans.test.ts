import { expect, test } from '@jest/globals';
import { inclusionsOf, RatePlans, ratePlansOf } from './rate-plans.mapper.ts';
import { RoomTypes, roomTypesOf } from './room-types.mapper.ts';

const night = {
  ...{ date: '2026-12-05', rateBase: '130.00', totalRate: 150, roomsAvailable: '3', closedToArrival: 'true' },
  ...{ closedToDeparture: 0, blocked: false, minLos: 2, maxLos: null, cutOff: 0 },
};
const base = {
  ...{ rateID: 1375281, isDerived: false, roomRate: '400.50', totalRate: 460.5, roomsAvailable: 3 },
  ...{ roomTypeID: '331133', roomTypeName: 'Deluxe Queen', ratePlanID: null, ratePlanNamePublic: null },
  roomRateDetailed: [night],
};
const read = (...changes: object[]) =>
  ratePlansOf(RatePlans.parse({ data: changes.map((each) => ({ ...base, ...each })) }));

test('a rate plan is read with every restriction of its nights', () => {
  expect(read({})).toEqual([
    {
      ...{ rateId: '1375281', planId: null, name: { public: null, private: null }, isDerived: false },
      ...{ roomTypeId: '331133', roomTypeName: 'Deluxe Queen' },
      ...{ roomCents: 40_050, totalCents: 46_050, roomsAvailable: 3 },
      nights: [
        {
          ...{ date: '2026-12-05', cents: 13_000, totalCents: 15_000, roomsAvailable: 3, isBlocked: false },
          ...{ isClosedToArrival: true, isClosedToDeparture: false, minNights: 2, maxNights: 0 },
        },
      ],
    },
  ]);
});

test('a derived plan has its names; without an id or nights it is read as well', () => {
  const derived = { isDerived: true, ratePlanID: 51001, ratePlanNamePublic: 'Breakfast', ratePlanNamePrivate: 'BB' };
  expect(read(derived)[0]).toMatchObject({ planId: '51001', name: { public: 'Breakfast', private: 'BB' } });
  expect(read({ ratePlanID: '', ratePlanNamePublic: '', roomRateDetailed: undefined })[0]).toMatchObject({
    ...{ planId: null, name: { public: null }, nights: [] },
  });
});

test('a night without a rate costs nothing that is known', () => {
  const roomRateDetailed = [{ ...night, rateBase: null, totalRate: '' }];
  expect(read({ roomRateDetailed })[0]!.nights[0]).toMatchObject({ cents: 0, totalCents: 0 });
});

test('a room type is read with numbers as text, too', () => {
  const data = [{ roomTypeID: 331133, roomTypeName: 'Deluxe Queen', maxGuests: '4', roomTypeFeatures: [] }];
  expect(roomTypesOf(RoomTypes.parse({ data }))).toEqual([{ id: '331133', name: 'Deluxe Queen', maxGuests: 4 }]);
});

const inclusionsIn = (...changes: object[]) =>
  inclusionsOf(RatePlans.parse({ data: changes.map((each) => ({ ...base, ...each })) }));

test('what comes with a rate is named by its add-ons or else by their items, each once', () => {
  const addOns = [
    { addOnID: '1', addOnName: 'Breakfast', itemID: '7', itemName: 'Breakfast buffet' },
    { addOnID: '2', addOnName: '', itemID: '8', itemName: 'Parking' },
    { addOnID: '3', addOnName: 'Breakfast' },
  ];
  expect(inclusionsIn({ addOns }, { rateID: '2' })).toEqual({ '1375281': ['Breakfast', 'Parking'] });
});

test.each([[[]], [null], [undefined], [{}], [[{ addOnID: '1' }]], ['none']])(
  'of %j nothing comes with a rate',
  (addOns) => {
    expect(inclusionsIn({ addOns })).toEqual({});
  },
);
