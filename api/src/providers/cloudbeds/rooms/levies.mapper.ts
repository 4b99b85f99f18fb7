import { Logger } from '@nestjs/common';
import type { Levy, LevyBasis } from '@booking/hotel/pricing';
import { z } from 'zod';
import { everyRow, listOf, readAs, readRows, rows } from '../../lenient-rows.schema.ts';
import { flag, id, idIfAny, money, moneyIfAny, words } from '../answer-fields.schema.ts';

const logger = new Logger('Cloudbeds');

const percent = z
  .union([z.number(), z.string().trim().min(1)])
  .transform(Number)
  .pipe(z.number().min(0));

const Amount = z.discriminatedUnion('amountType', [
  z.object({ amountType: z.literal('percentage'), amount: percent }),
  z.object({ amountType: z.literal('fixed'), amount: money }),
  z.object({ amountType: z.literal('fixed_per_person'), amountAdult: money, amountChild: moneyIfAny }),
  z.object({ amountType: z.literal(['fixed_per_accomodation', 'fixed_per_reservation']), amount: money }),
]);

const Row = z
  .object({
    type: z.enum(['fee', 'tax']),
    name: words,
    feeID: idIfAny,
    taxID: idIfAny,
    inclusiveOrExclusive: words.pipe(z.enum(['inclusive', 'exclusive', ''])),
    availableFor: rows(words),
    // with one of these missing it would be charged for other rooms, or on other fees
    roomTypes: everyRow(z.object({ roomTypeID: id })),
    feesCharged: everyRow(id),
    taxesCharged: everyRow(id),
    dateRanges: rows(z.unknown()),
    lengthOfStaySettings: rows(z.unknown()),
  })
  .and(Amount);
type Row = z.output<typeof Row>;

const Use = z.object({ isDeleted: flag, availableFor: rows(words) });

/** What is charged for meals, or not any more, does not matter here, however it is written. */
const concernsRooms = (row: unknown): boolean => {
  const { data } = Use.safeParse(row);
  return !data || (!data.isDeleted && data.availableFor.some((use) => use === 'rate' || use === 'product'));
};

/** getTaxesAndFees. */
export const TaxesAndFees = z.object({
  data: readAs((list) => readRows(Row, listOf(list).filter(concernsRooms))),
});

/** Levies on rooms, which every guest pays, and fees for extras, which are optional. */
export function leviesOf({ data }: z.output<typeof TaxesAndFees>): Levy[] {
  return data
    .filter(
      ({ type, availableFor }) => availableFor.includes('rate') || (type === 'fee' && availableFor.includes('product')),
    )
    .map((row) => {
      if (goesBeyond(row)) logger.warn(`The ${row.type} "${row.name}" has rules that quoted prices do not follow.`);
      return levyOf(row);
    });
}

const levyOf = (row: Row): Levy => ({
  id: row.feeID ?? row.taxID ?? row.name,
  name: row.name || (row.type === 'tax' ? 'Tax' : 'Fee'),
  kind: row.type,
  basis: basisOf(row),
  isIncluded: row.inclusiveOrExclusive === 'inclusive',
  isMandatory: row.availableFor.includes('rate'),
  roomTypeIds: row.roomTypes.map(({ roomTypeID }) => roomTypeID),
  taxedFeeIds: row.feesCharged,
});

function basisOf(row: Row): LevyBasis {
  switch (row.amountType) {
    case 'percentage':
      return { per: 'percentage', percent: row.amount };
    case 'fixed':
      return { per: 'night', cents: row.amount };
    case 'fixed_per_person':
      return { per: 'person_night', adultCents: row.amountAdult, childCents: row.amountChild };
    case 'fixed_per_accomodation':
    case 'fixed_per_reservation':
      return { per: 'stay', cents: row.amount };
  }
}

const goesBeyond = ({ dateRanges, lengthOfStaySettings, taxesCharged }: Row): boolean =>
  [dateRanges, lengthOfStaySettings, taxesCharged].some((rules) => rules.length > 0);
