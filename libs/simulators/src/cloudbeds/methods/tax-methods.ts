import { z } from 'zod';
import { addedBy, chargesOn, includedIn } from '../../hotel/prices/charges.ts';
import { levies, type Levy } from '../../hotel/prices/levies.ts';
import { sources } from '../../hotel/sources.ts';
import { daysBetween } from '../../shared-kernel/plain-date.ts';
import { defineMethod, type Method } from '../method.ts';
import { amount, centsOf, decimalText } from '../money.ts';
import { date, decimal, maybe, orElse, whole } from '../parameters.ts';
import { stayBetween } from './stay-parameters.ts';

export const taxMethods: readonly Method[] = [
  defineMethod({
    name: 'getTaxesAndFees',
    verb: 'GET',
    scope: 'read:taxesAndFees',
    parameters: z.object({
      availableFor: maybe(z.enum(['product', 'rate', 'fee', 'tax', 'custom_item', 'payment'])),
    }),
    answer: (_asked, { availableFor }) => {
      const data = levies
        .filter(({ appliesTo }) => availableFor === undefined || appliesTo === availableFor)
        .map(describe);
      return { data, total: data.length };
    },
  }),
  defineMethod({
    name: 'getRoomsFeesAndTaxes',
    verb: 'GET',
    scope: 'read:room',
    parameters: z.object({
      startDate: date,
      endDate: date,
      roomsTotal: decimal,
      roomsCount: whole,
      adultsPerRoom: orElse(whole, 0),
    }),
    answer: (_asked, { startDate, endDate, roomsTotal, roomsCount, adultsPerRoom }) => {
      const stay = stayBetween(startDate, endDate);
      const roomNights = roomsCount * daysBetween(stay.from, stay.to);
      const roomsCents = centsOf(roomsTotal);
      const charges = chargesOn({ roomsCents, roomNights, adultNights: adultsPerRoom * roomNights });
      const ofType = (type: Levy['type']) => charges.filter(({ levy }) => levy.type === type);
      return {
        data: {
          fees: ofType('fee').map(({ levy, cents }) => ({
            feeName: levy.name,
            feeValue: amount(cents),
            totalFees: amount(cents),
          })),
          taxes: ofType('tax').map(({ levy, cents }) => ({
            feeName: levy.name,
            feeValue: decimalText(cents),
            totalTaxes: amount(cents),
          })),
          roomsTotalWithoutTaxes: amount(roomsCents - includedIn(charges)),
          grandTotal: amount(roomsCents + addedBy(charges)),
        },
      };
    },
  }),
  defineMethod({
    name: 'getSources',
    verb: 'GET',
    scope: 'read:reservation',
    parameters: z.object({}),
    // the rows are a list in the list: so the live answer has it
    answer: ({ account }) => ({
      data: [
        sources.map(({ id, name, thirdParty, collects, commission }) => ({
          propertyID: account.settings.propertyId,
          sourceID: id,
          sourceName: name,
          isThirdParty: thirdParty,
          status: true,
          commission,
          paymentCollect: collects,
          taxes: ofRate('tax').map((levy) => ({ taxID: levy.id, ...briefly(levy) })),
          fees: ofRate('fee').map((levy) => ({ feeID: Number(levy.id), ...briefly(levy) })),
        })),
      ],
    }),
  }),
];

const isPercentage = ({ amountType }: Levy): boolean => amountType === 'percentage';

function describe(levy: Levy) {
  const { type, name, code, amountType, inclusive, appliesTo, onFees, kind } = levy;
  const isPerPerson = amountType === 'fixed_per_person';
  return {
    type,
    name,
    code,
    amount: isPerPerson ? '0' : isPercentage(levy) ? String(levy.amount) : decimalText(levy.amount),
    amountAdult: isPerPerson ? decimalText(levy.amount) : '0',
    amountChild: 0,
    amountType,
    availableFor: [appliesTo],
    inclusiveOrExclusive: inclusive ? 'inclusive' : 'exclusive',
    isDeleted: false,
    childId: '',
    createdAt: '2024-01-10 09:00:00',
    expiredAt: '',
    roomTypes: [],
    dateRanges: [],
    lengthOfStaySettings: [],
    ...(type === 'fee' ? { feeID: levy.id } : { taxID: levy.id, kind, feesCharged: onFees, taxesCharged: [] }),
  };
}

const ofRate = (type: Levy['type']): Levy[] => levies.filter((levy) => levy.type === type && levy.appliesTo === 'rate');

// This list knows two types only, so whatever is no percentage is a fixed sum.
const briefly = (levy: Levy) => ({
  name: levy.name,
  amount: isPercentage(levy) ? levy.amount : amount(levy.amount),
  amountType: isPercentage(levy) ? 'percentage' : 'fixed',
  type: levy.inclusive ? 'inclusive' : 'exclusive',
});
