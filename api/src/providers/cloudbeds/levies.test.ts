import { expect, test } from '@jest/globals';
import { leviesOf, TaxesAndFees } from './levies.ts';

const row = {
  ...{ type: 'fee', name: 'Resort fee', feeID: 7001, inclusiveOrExclusive: 'exclusive', availableFor: ['rate'] },
  ...{ amount: '25.00', amountAdult: '0', amountChild: 0, amountType: 'fixed' },
  ...{ roomTypes: [], dateRanges: [], lengthOfStaySettings: [] },
};
const read = (...changes: object[]) =>
  leviesOf(TaxesAndFees.parse({ data: changes.map((each) => ({ ...row, ...each })) }));

test.each([
  [
    { amountType: 'percentage', amount: '12.5' },
    { per: 'percentage', percent: 12.5 },
  ],
  [
    { amountType: 'fixed', amount: 25 },
    { per: 'night', cents: 2_500 },
  ],
  [
    { amountType: 'fixed_per_person', amountAdult: '2.50', amountChild: '' },
    { per: 'person_night', adultCents: 250, childCents: 0 },
  ],
  [{ amountType: 'fixed_per_accomodation' }, { per: 'stay', cents: 2_500 }],
  [{ amountType: 'fixed_per_reservation' }, { per: 'stay', cents: 2_500 }],
])('%j is reckoned as %j', (amount, basis) => expect(read(amount)).toMatchObject([{ basis }]));

test('a tax has its own id and the fees it is taken on', () => {
  const tax = { type: 'tax', feeID: undefined, taxID: '5001', feesCharged: [7001], taxesCharged: [] };
  expect(read({ ...tax, inclusiveOrExclusive: 'inclusive' })).toMatchObject([
    { id: '5001', kind: 'tax', taxedFeeIds: ['7001'], isIncluded: true, isMandatory: true },
  ]);
});

test('it is limited to the room types it names, also when they are null', () => {
  const limited = { roomTypes: [{ roomTypeID: 331133, roomTypeName: 'Queen' }] };
  expect(read(limited, { roomTypes: null }).map(({ roomTypeIds }) => roomTypeIds)).toEqual([['331133'], []]);
});

test.each([
  ['fee', ['product'], [false]],
  ['fee', ['rate', 'product'], [true]],
  ['fee', ['custom_item'], []],
  ['tax', ['product'], []],
  ['tax', ['rate', 'fee'], [true]],
])('a %s for %j is listed as mandatory: %j', (type, availableFor, mandatory) => {
  expect(read({ type, availableFor }).map(({ isMandatory }) => isMandatory)).toEqual(mandatory);
});

test('one whose rules cannot be followed at all is left out', () => {
  expect(read({ amountType: 'percentage_rate_based' }, {})).toHaveLength(1);
});

test.each(['percentage', 'fixed'])('a %s without its amount is an error, not nothing to pay', (amountType) => {
  for (const amount of ['', undefined]) expect(() => read({ amountType, amount })).toThrow();
});
