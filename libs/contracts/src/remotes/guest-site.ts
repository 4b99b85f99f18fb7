import type { Hotel } from '../booking/guest-pages.ts';

/** The only remote that guests get pages of; no other may bring a site. */
export const guestRemote = 'mfe-guest';

/**
 * Version of what is between the API and a built site: what follows here, the files by their names, and the report of a page. A
 * site says in `siteApi` of remote.json which it was written for.
 */
export const siteApiVersion = '1.1.0';

/** Files of a build that belong to its site begin with it. */
export const sitePrefix = 'site-';
/** The page, with places for what the server writes into it. */
export const sitePageFile = `${sitePrefix}page.html`;
/** What renders pages, in a process of its own that has neither network nor files. No browser gets it. */
export const siteRendererFile = `${sitePrefix}renderer.mjs`;
/** Scripts of a site as browsers ask for them. */
export const siteScript = /^site-[\w-]+\.[0-9a-f]{10}\.js$/;
/** Stands in the page for the address of the build's own files. */
export const ownFiles = '/site/of-this-build/';

/** A page of the guests' site, as the server is asked for it. */
export type GuestPageRequest = {
  screen: string;
  pathname: string;
  search: string;
  hotelTimeZone: string;
  /** Which the guest chose or the browser asks for, by its tag; nothing where neither says one that the server knows. */
  language?: string | undefined;
};

/** The page as it first shows, what its script goes on from, and the hotel where that is known. */
export type RenderedGuestPage = {
  html: string;
  serverData: object;
  hotel: Hotel | undefined;
  /** The language it is in, which way that is written, and the page's title in it. */
  language?: { tag: string; direction: string };
  title?: string;
};

/**
 * What the built site offers the server that serves it.
 * @param fetch calls the API on behalf of the guest who asks for the page @throws where no answer comes in time
 */
export type RenderGuestPage = (page: GuestPageRequest, fetch: typeof globalThis.fetch) => Promise<RenderedGuestPage>;
