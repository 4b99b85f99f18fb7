import { expect, test } from '@jest/globals';
import { Availability, offersOf } from './offers.ts';

const stay = { startDate: '2026-12-05', endDate: '2026-12-08', adults: 3, children: 1 };
const nightly = (rate: number | string) => ['2026-12-05', '2026-12-06', '2026-12-07'].map((date) => ({ date, rate }));
const standard = {
  roomTypeID: 331133,
  roomRateID: '1375281',
  roomTypeName: 'Deluxe Queen',
  roomTypeDescription: '<p>Queen bed &amp; city view</p>',
  roomTypePhotos: [
    'https://img.example/q.jpg',
    { image: 'https://img.example/r.jpg', thumb: 'https://img.example/t.jpg' },
  ],
  roomTypeFeatures: { 0: 'Minibar', 1: 'Balcony' },
  roomsAvailable: '2',
  roomRate: 390,
  roomRateDetailed: nightly('130.00'),
  adultsIncluded: '2',
  adultsExtraCharge: { 3: '60.50', 4: 120 },
  childrenExtraCharge: [],
  maxGuests: '4',
  derivedType: null,
  ratePlanNamePublic: 'default',
};
const breakfast = {
  ...{ ...standard, roomRateID: 3237112, derivedType: 'fixed', ratePlanNamePublic: 'Breakfast' },
  ratePlanNamePrivate: 'BB',
  ...{ roomRateDetailed: nightly(150), adultsExtraCharge: [{ 3: 60.5 }, { 4: 120 }] },
};
const offers = (propertyRooms: unknown, asked = stay) =>
  offersOf(
    Availability.parse({ data: [{ propertyID: '1', propertyCurrency: { currencyCode: 'USD' }, propertyRooms }] }),
    asked,
  );

test('an offer is read the same from all shapes in which answers come', () => {
  expect(offers([breakfast, standard])).toEqual([
    {
      ...{ roomTypeId: '331133', roomTypeName: 'Deluxe Queen', description: 'Queen bed & city view' },
      photos: [
        { image: 'https://img.example/q.jpg', thumb: 'https://img.example/q.jpg' },
        { image: 'https://img.example/r.jpg', thumb: 'https://img.example/t.jpg' },
      ],
      ...{ features: ['Minibar', 'Balcony'], maxGuests: 4, roomsAvailable: 2 },
      ...{ rateId: '3237112', rateType: 'Breakfast', extraGuestsCents: 6_050, standardCents: 45_050 },
      ...{ ratePlanName: { public: 'Breakfast', private: 'BB' }, adultsIncluded: 2, childrenIncluded: 0 },
      ...{ adultsExtraCents: { 3: 6_050, 4: 12_000 }, childrenExtraCents: {} },
      nights: nightly(0).map(({ date }) => ({ date, cents: 15_000 })),
    },
    expect.objectContaining({
      rateId: '1375281',
      rateType: 'standard',
      extraGuestsCents: 6_050,
      standardCents: 45_050,
    }),
  ]);
});

test.each([
  [1, 0, 0],
  [2, 0, 0],
  [3, 0, 6_050],
  [4, 0, 12_000],
])('%i adults and %i children pay the charge of their number, not the sum of charges', (adults, children, cents) => {
  expect(offers([standard], { ...stay, adults, children })[0]!.extraGuestsCents).toBe(cents);
});

test.each<[string, object]>([
  ['no room is left', { roomsAvailable: 0 }],
  ['a night is missing', { roomRateDetailed: nightly(130).slice(1) }],
  ['there are no nights', { roomRateDetailed: [] }],
  ['there are too many guests', { maxGuests: 3 }],
  ['the rate has no id', { roomRateID: undefined }],
])('where %s there is no offer', (_, changes) => expect(offers([{ ...standard, ...changes }])).toEqual([]));

test.each([[{ data: [] }], [{}], [{ data: [{ propertyRooms: [] }] }], [{ data: [{}] }], [{ data: null }]])(
  'an answer that says nothing is free, %j, has no offers',
  (answer) => expect(offersOf(Availability.parse(answer), stay)).toEqual([]),
);

test('a room type without a standard rate is its own standard', () => {
  expect(offers([breakfast])[0]!.standardCents).toBe(51_050);
});

test.each(['on request', '', null, undefined])('a night for %j is an error, not a price', (rate) => {
  const roomRateDetailed = [{ date: '2026-12-05', rate }];
  const answer = { data: [{ propertyRooms: [{ ...standard, roomRateDetailed }] }] };
  expect(Availability.safeParse(answer).success).toBe(false);
});
