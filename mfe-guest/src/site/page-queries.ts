import type { QueryClient } from '@booking/remote-kit/site-query-client';
import { checkoutIn, returnKeyIn, tokenIn, type Address } from '../hotel/address.ts';
import { assistantsQuery } from '../ai/ai.queries.ts';
import { bookingReturnQuery } from '../booking-cancelled/booking-return.queries.ts';
import { bookingDetailsQuery } from '../booking-details/booking-details.queries.ts';
import { outcomeQuery } from '../booking-success/outcome.queries.ts';
import { hotelQuery } from '../hotel/hotel.queries.ts';
import { privacyNoticeQuery } from '../privacy-notice/privacy-notice.queries.ts';
import { precheckinWithoutGuestQuery, roomSelectionWithoutGuestQuery } from './queries-without-guest.ts';

type LoadQuery = (client: QueryClient, address: Address) => Promise<unknown>;

/** For an address that says which session or checkout it is about. */
const ifNamed =
  (nameIn: (address: Address) => string, load: (client: QueryClient, name: string) => Promise<unknown>): LoadQuery =>
  async (client, address) => {
    const name = nameIn(address);
    if (name !== '') await load(client, name);
  };

/** What each screen shows first besides the hotel, by the screen's name in `remote.json`. */
const screenQueries: Readonly<Record<string, LoadQuery>> = {
  ai: (client) => client.query(assistantsQuery),
  'booking-cancelled': ifNamed(returnKeyIn, (client, key) => client.query(bookingReturnQuery(key))),
  'booking-details': ifNamed(tokenIn, (client, token) => client.query(bookingDetailsQuery(token))),
  'booking-success': ifNamed(checkoutIn, (client, checkout) => client.query(outcomeQuery(checkout))),
  'privacy-notice': (client) => client.query(privacyNoticeQuery),
  precheckin: ifNamed(tokenIn, (client, token) => client.query(precheckinWithoutGuestQuery(token))),
  'room-selection': ifNamed(tokenIn, (client, token) => client.query(roomSelectionWithoutGuestQuery(token))),
};

/** Loads all that a page shows first at once. What has no good answer is left to the page's script, which tells the guest. */
export async function loadPageQueries(client: QueryClient, screen: string, address: Address): Promise<void> {
  await Promise.allSettled([client.query(hotelQuery), screenQueries[screen]?.(client, address)]);
}
