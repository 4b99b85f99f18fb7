import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { collectProblems } from '../../lenient-rows.schema.ts';
import { Availability, offersFor, offersOf } from './offers.mapper.ts';

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

const nightsWith = (rate: unknown) => [...nightly(130).slice(1), { date: '2026-12-05', rate }];

test.each(['on request', '12,50', '', null, undefined, -5, {}])(
  'a room with a night for %j is not sold, and the others stand',
  (rate) => {
    const odd = { ...standard, roomRateID: 'odd', roomRateDetailed: nightsWith(rate) };
    expect(offers([odd, breakfast]).map(({ rateId }) => rateId)).toEqual(['3237112']);
  },
);

test.each<[string, unknown]>([
  ['is no row', 'sold out'],
  ['is missing', null],
  ['names no room type', { ...standard, roomTypeID: null }],
  ['says of nobody that they fit', { ...standard, maxGuests: null }],
  ['has a charge that is none', { ...standard, adultsExtraCharge: { 3: 'ask us' } }],
  ['has no night but odd ones', { ...standard, roomRateDetailed: ['a night', 7, null] }],
])('a row that %s is left out, and the others stand', (_, odd) => {
  expect(offers([odd, standard, breakfast])).toEqual(offers([standard, breakfast]));
});

test.each<[string, object]>([
  ['a name that is no text', { roomTypeName: false, ratePlanNamePrivate: [] }],
  ['no photos and features', { roomTypePhotos: null, roomTypeFeatures: false }],
  ['odd photos', { roomTypePhotos: [null, 7, { thumb: 'x' }, ''] }],
  ['fields that nobody knows', { newField: { deep: [1] } }],
  ['numbers as text', { roomTypeID: '331133', roomsAvailable: '2', maxGuests: '4.0', adultsIncluded: '2' }],
  ['charges that are missing', { childrenExtraCharge: { 1: null, 2: '' } }],
])('a row with %s is sold', (_, changes) => expect(offers([{ ...standard, ...changes }])).toHaveLength(1));

test('a rate is rounded as the property system rounds, night by night', () => {
  const roomRateDetailed = nightly(113.70625);
  expect(offers([{ ...standard, roomRateDetailed }])[0]!.nights.map(({ cents }) => cents)).toEqual([
    11_371, 11_371, 11_371,
  ]);
});

test('whatever rows stand among them, those that can be read are sold as if they stood alone', () => {
  const odd = fc.oneof(
    fc.anything(),
    fc.record({ rate: fc.constantFrom('n/a', null, -1), maxGuests: fc.constantFrom('many', null, 4) }).map((part) => ({
      ...standard,
      maxGuests: part.maxGuests,
      roomRateDetailed: nightsWith(part.rate),
    })),
  );
  const alone = offers([standard, breakfast]);
  const among = fc.property(fc.array(odd), fc.array(odd), (before, after) => {
    const sold = offers([...before, standard, breakfast, ...after]).filter(({ rateId }) =>
      ['1375281', '3237112'].includes(rateId),
    );
    expect(sold).toEqual(alone);
  });
  fc.assert(among);
});

test('why a row was left out is told without what stood in it', () => {
  const rows = [
    { ...standard, roomRateDetailed: nightsWith('call Ana on 555 0100') },
    { ...standard, roomTypeID: '' },
    standard,
  ];
  const answer = { data: [{ propertyRooms: rows }] };
  const { value, problems } = collectProblems(() => offersFor(stay).parse(answer));
  expect(value).toHaveLength(1);
  expect(problems).toEqual([
    'rate: This is no amount of money.',
    'roomTypeID: Too small: expected string to have >=1 characters',
    'roomRateDetailed: A night has no rate.',
  ]);
});
