/** A page of the guests' site, as it is asked for on the server. */
export type GuestPage = { screen: string; pathname: string; search: string; hotelTimeZone: string };

/** Asks the API on behalf of the page. @returns nothing where there is no good answer, or none in time */
export type AskForPage = (address: string) => Promise<unknown>;

/** The page as it shows at first, and what its script goes on from. */
export type WrittenPage = { html: string; start: object };

/** What the built site offers the server that serves it. */
export type WriteGuestPage = (page: GuestPage, ask: AskForPage) => Promise<WrittenPage>;
