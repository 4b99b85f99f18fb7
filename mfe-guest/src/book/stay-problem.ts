import { longestNights, type StayOfInterest } from '@booking/contracts/free-rooms';
import { addDays } from '@booking/hotel/hotel-time';
import { nightsBetween } from '@booking/hotel/nights';
import type { Key } from '@booking/languages/translate';

/** As far ahead as rooms are sold. */
const farthestDays = 500;

/** Why nobody can be told what is free for a stay; the server says the same. Dates in the wrong order are said by the form. */
export function stayProblem({ startDate, endDate, adults }: StayOfInterest, today: string): Key | undefined {
  if (startDate < today) return 'book.free.past';
  if (startDate > addDays(today, farthestDays)) return 'book.free.tooFar';
  if (nightsBetween(startDate, endDate) > longestNights) return 'book.free.tooLong';
  return Number.isInteger(adults) && adults >= 1 && adults <= 10 ? undefined : 'book.free.party';
}
