import { z } from 'zod';
import type { RateNight, RatePlan } from '../../rate-plan.schema.ts';
import { rows } from '../../lenient-rows.schema.ts';
import { date, flag, id, idIfAny, moneyIfAny, whole, words } from '../answer-fields.schema.ts';

const nameIfAny = words.transform((name) => name || null);

const Night = z.object({
  date,
  rateBase: moneyIfAny,
  totalRate: moneyIfAny,
  roomsAvailable: whole,
  closedToArrival: flag,
  closedToDeparture: flag,
  blocked: flag,
  minLos: whole,
  maxLos: whole,
});

/** getRatePlans with detailed rates: every plan there is; one that cannot be had for the stay has zeros. */
export const RatePlans = z.object({
  data: rows(
    z.object({
      rateID: id,
      ratePlanID: idIfAny,
      ratePlanNamePublic: nameIfAny,
      ratePlanNamePrivate: nameIfAny,
      isDerived: flag,
      roomTypeID: id,
      roomTypeName: words,
      roomRate: moneyIfAny,
      totalRate: moneyIfAny,
      roomsAvailable: whole,
      roomRateDetailed: rows(Night),
      addOns: rows(z.object({ addOnName: words, itemName: words })),
    }),
  ),
});

export const ratePlansOf = ({ data }: z.output<typeof RatePlans>): RatePlan[] =>
  data.map((row) => ({
    rateId: row.rateID,
    planId: row.ratePlanID,
    name: { public: row.ratePlanNamePublic, private: row.ratePlanNamePrivate },
    isDerived: row.isDerived,
    roomTypeId: row.roomTypeID,
    roomTypeName: row.roomTypeName,
    roomCents: row.roomRate,
    totalCents: row.totalRate,
    roomsAvailable: row.roomsAvailable,
    nights: row.roomRateDetailed.map(nightOf),
  }));

/** What comes with each rate that includes more than the room, each name once. By the ids of the rates. */
export const inclusionsOf = ({ data }: z.output<typeof RatePlans>): Record<string, string[]> => {
  const named = data.map(({ rateID, addOns }): [rateId: string, names: string[]] => {
    const names = addOns.map(({ addOnName, itemName }) => addOnName || itemName).filter(Boolean);
    return [rateID, [...new Set(names)]];
  });
  return Object.fromEntries(named.filter(([, names]) => names.length > 0));
};

const nightOf = (night: z.output<typeof Night>): RateNight => ({
  date: night.date,
  cents: night.rateBase,
  totalCents: night.totalRate,
  roomsAvailable: night.roomsAvailable,
  isBlocked: night.blocked,
  isClosedToArrival: night.closedToArrival,
  isClosedToDeparture: night.closedToDeparture,
  minNights: night.minLos,
  maxNights: night.maxLos,
});
