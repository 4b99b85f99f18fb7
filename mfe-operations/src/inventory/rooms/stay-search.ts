import { partyLimits } from '@booking/contracts/inventory';
import { usualDates } from '@booking/hotel/search-dates';
import * as z from 'zod/mini';

/** Hotel dates. */
export type StayDates = { startDate: string; endDate: string };

/** What rooms are searched by. */
export type StaySearch = StayDates & { adults: number; children: number };

/** What the address of the screen says: a search, and the month that is looked at, if any. */
export type InventoryPlace = StaySearch & { view: 'rooms' | 'month'; month: string };

const count = ({ min, max }: { min: number; max: number }) =>
  z.coerce.number().check(z.int(), z.minimum(min), z.maximum(max));
const Dates = z
  .object({ startDate: z.iso.date(), endDate: z.iso.date() })
  .check(z.refine(({ startDate, endDate }) => startDate <= endDate));

const usualParty = { adults: 2, children: 0 };

/** The place an address means; what makes no sense is as usual (S1 section 9). @param today the hotel's date */
export function placeOf(search: string, today: string): InventoryPlace {
  const given = Object.fromEntries(new URLSearchParams(search));
  const dates = z.catch(Dates, usualDates(today)).parse(given);
  return {
    ...dates,
    adults: z.catch(count(partyLimits.adults), usualParty.adults).parse(given['adults']),
    children: z.catch(count(partyLimits.children), usualParty.children).parse(given['children'] ?? usualParty.children),
    view: z.catch(z.enum(['rooms', 'month']), 'rooms').parse(given['view']),
    month: z
      .catch(z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/)), dates.startDate.slice(0, 7))
      .parse(given['month']),
  };
}

/** The part of an address that means a place, as `placeOf` reads it. The month is kept only while it is looked at. */
export function searchOf({ view, month, ...stay }: InventoryPlace): string {
  const seen = view === 'month' ? { view, month } : {};
  return new URLSearchParams(
    Object.entries({ ...stay, ...seen }).map(([name, value]) => [name, String(value)]),
  ).toString();
}

/** A search as it is typed. */
export const staySearch = z
  .object({
    startDate: z.string().check(z.minLength(1, 'Choose a check-in date.')),
    endDate: z.string().check(z.minLength(1, 'Choose a check-out date.')),
    adults: z.number(),
    children: z.number(),
  })
  .check(
    z.refine(({ startDate, endDate }) => startDate <= endDate, {
      path: ['endDate'],
      message: 'The check-out date cannot be before the check-in date.',
    }),
  );
