import { setUpAssistants } from '../../people/web-visitor.ts';
import type { Copied, Hotel } from './copied-request.ts';
import { copiesOfCodes } from './copies-of-codes.ts';
import { copiesOfGuests } from './copies-of-guests.ts';
import { copiesOfMoney } from './copies-of-money.ts';

/** By the name of the request. */
export const copied: Record<string, (hotel: Hotel) => Promise<Copied>> = {
  ...copiesOfMoney,
  ...copiesOfGuests,
  ...copiesOfCodes,
};

/** What has to be there before any of them. */
export const prepare = (hotel: Hotel): Promise<unknown> => setUpAssistants(hotel);
