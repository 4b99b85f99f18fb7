import type { Hotel } from './guest-pages.ts';

/** A page of the guests' site, as the server is asked for it. */
export type GuestPageRequest = { screen: string; pathname: string; search: string; hotelTimeZone: string };

/** The page as it first shows, what its script goes on from, and the hotel where that is known. */
export type RenderedGuestPage = { html: string; serverData: object; hotel: Hotel | undefined };

/**
 * What the built site offers the server that serves it.
 * @param fetch calls the API on behalf of the guest who asks for the page @throws where no answer comes in time
 */
export type RenderGuestPage = (page: GuestPageRequest, fetch: typeof globalThis.fetch) => Promise<RenderedGuestPage>;
