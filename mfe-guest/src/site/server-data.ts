import type { DehydratedState } from '@booking/remote-kit/site-query-client';

/** What the server writes into a page for its script to go on from. */
export type ServerData = {
  screen: string;
  hotelTimeZone: string;
  /** What the page was rendered from; nothing where it could not be rendered. */
  queries?: DehydratedState;
};

/** @throws TypeError, SyntaxError on a page that the server did not write */
export const readServerData = (): ServerData =>
  JSON.parse(document.getElementById('server-data')!.textContent) as ServerData;
