import { Logger } from '@nestjs/common';
import type { Levy, LevyBasis } from '@booking/hotel/pricing';
import { z } from 'zod';
import { id, money, moneyIfAny, rows, words } from './answer-shapes.ts';

const logger = new Logger('Cloudbeds');

const percent = z
  .union([z.number(), z.string().min(1)])
  .transform(Number)
  .pipe(z.number().min(0));

const Amount = z.discriminatedUnion('amountType', [
  z.object({ amountType: z.literal('percentage'), amount: percent }),
  z.object({ amountType: z.literal('fixed'), amount: money }),
  z.object({ amountType: z.literal('fixed_per_person'), amountAdult: moneyIfAny, amountChild: moneyIfAny }),
  z.object({ amountType: z.literal(['fixed_per_accomodation', 'fixed_per_reservation']), amount: money }),
  z.object({ amountType: z.literal('percentage_rate_based') }),
]);

const Row = z
  .object({
    type: z.enum(['fee', 'tax']),
    name: words,
    feeID: id.optional(),
    taxID: id.optional(),
    inclusiveOrExclusive: words,
    availableFor: rows(words),
    roomTypes: rows(z.object({ roomTypeID: id })),
    feesCharged: rows(id),
    taxesCharged: rows(id),
    dateRanges: rows(z.unknown()),
    lengthOfStaySettings: rows(z.unknown()),
  })
  .and(Amount);
type Row = z.output<typeof Row>;

/** getTaxesAndFees. */
export const TaxesAndFees = z.object({ data: rows(Row) });

/** Those on rooms, which everybody pays, and the fees for extras, which are up to the guest. */
export function leviesOf({ data }: z.output<typeof TaxesAndFees>): Levy[] {
  return data
    .filter(
      ({ type, availableFor }) => availableFor.includes('rate') || (type === 'fee' && availableFor.includes('product')),
    )
    .flatMap((row) => {
      if (goesBeyond(row)) logger.warn(`The ${row.type} "${row.name}" has rules that quoted prices do not follow.`);
      const basis = basisOf(row);
      return basis ? [levyOf(row, basis)] : [];
    });
}

const levyOf = (row: Row, basis: LevyBasis): Levy => ({
  id: row.feeID ?? row.taxID ?? row.name,
  name: row.name,
  kind: row.type,
  basis,
  isIncluded: row.inclusiveOrExclusive === 'inclusive',
  isMandatory: row.availableFor.includes('rate'),
  roomTypeIds: row.roomTypes.map(({ roomTypeID }) => roomTypeID),
  taxedFeeIds: row.feesCharged,
});

function basisOf(row: Row): LevyBasis | undefined {
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
    case 'percentage_rate_based':
      return undefined;
  }
}

const goesBeyond = ({ amountType, dateRanges, lengthOfStaySettings, taxesCharged }: Row): boolean =>
  amountType === 'percentage_rate_based' ||
  [dateRanges, lengthOfStaySettings, taxesCharged].some((rules) => rules.length > 0);
