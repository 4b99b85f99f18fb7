import type { RatePlan } from '@booking/contracts/inventory';

type Stay = { startDate: string; endDate: string };

/** The base rate of each room type has its nights as the hotel has them; derived rates repeat them. */
export const basePlans = (plans: readonly RatePlan[]): RatePlan[] =>
  plans.filter(({ ratePlanID }) => ratePlanID === null);

/**
 * How many rooms of a type each night of a stay has, as "5" or "5 to 7"; undefined where as few can be had for the whole stay.
 * Fewer can be had for the whole stay where no one room is free in all nights.
 */
export function roomsEachNight(
  plans: readonly RatePlan[],
  { roomTypeID, roomsAvailable }: { roomTypeID: string; roomsAvailable: number },
  { startDate, endDate }: Stay,
): string | undefined {
  const plan = basePlans(plans).find((each) => each.roomTypeID === roomTypeID);
  const counts = (plan?.nights ?? [])
    .filter(({ date }) => date >= startDate && date < endDate)
    .map((night) => night.roomsAvailable);
  const [fewest, most] = [Math.min(...counts), Math.max(...counts)];
  if (counts.length === 0 || fewest <= roomsAvailable) return undefined;
  return fewest === most ? `${fewest}` : `${fewest} to ${most}`;
}
