import type { Messages } from '@booking/languages/translate';
import type { DehydratedState } from '@booking/remote-kit/site-query-client';

/** What the server writes into a page for its script to go on from. */
export type ServerData = {
  screen: string;
  hotelTimeZone: string;
  /** Its tag; a page that could not be rendered has it in its `lang` alone. */
  language?: string;
  /** The texts of the page, so that its script asks for none; nothing where it could not be rendered. */
  messages?: Messages;
  /** What the page was rendered from; nothing where it could not be rendered. */
  queries?: DehydratedState;
};

/** @throws TypeError, SyntaxError on a page that the server did not write */
export const readServerData = (): ServerData =>
  JSON.parse(document.getElementById('server-data')!.textContent) as ServerData;
