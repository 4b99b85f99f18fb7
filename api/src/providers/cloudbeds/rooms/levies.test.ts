import { expect, test } from '@jest/globals';
import { collectProblems } from '../../lenient-rows.schema.ts';
import { leviesOf, TaxesAndFees } from './levies.mapper.ts';

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

test.each<[string, object]>([
  ['is reckoned in a way that prices cannot follow', { amountType: 'percentage_rate_based' }],
  ['is reckoned in a way that nobody knows', { amountType: 'sliding_scale' }],
  ['is reckoned in no way', { amountType: null }],
  ['is neither tax nor fee', { type: 'surcharge' }],
  ['is included in a way that nobody knows', { inclusiveOrExclusive: 'sometimes' }],
  ['is a percentage without an amount', { amountType: 'percentage', amount: '' }],
  ['is a percentage of spaces', { amountType: 'percentage', amount: ' ' }],
  ['has no amount', { amount: undefined }],
  ['has an amount that is none', { amount: 'as agreed' }],
  ['is for each person and says not how much', { amountType: 'fixed_per_person', amountAdult: null }],
  ['is for room types that have no id', { roomTypes: [{ roomTypeName: 'Queen' }] }],
  ['is taken on what has no id', { type: 'tax', taxID: '1', feesCharged: [null] }],
])('one that %s is left out and told, and the others stand', (_, changes) => {
  const { value, problems } = collectProblems(() => read(changes, {}));
  expect(value).toEqual(read({}));
  expect(problems).toHaveLength(1);
});

test.each<[string, object]>([
  ['on meals', { availableFor: ['custom_item'], amountType: 'sliding_scale' }],
  ['that is deleted', { isDeleted: true, amountType: null }],
])('an odd one %s is nothing to tell', (_, changes) => {
  expect(collectProblems(() => read(changes, {}))).toEqual({ value: read({}), problems: [] });
});

test('one without a name or an id of its own has those of its kind', () => {
  expect(read({ name: null, feeID: '' })).toMatchObject([{ name: 'Fee', kind: 'fee' }]);
});

test.each([
  ['1.005', 101],
  ['1,234.50', 123_450],
  [113.70625, 11_371],
])('an amount of %s is %i cents', (amount, cents) => expect(read({ amount })).toMatchObject([{ basis: { cents } }]));
