import type { ComponentType } from 'react';
import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { guestPageEndpoints } from '@booking/contracts/guest-pages';
import { createSiteQueryClient, type QueryKey } from '@booking/remote-kit/site-query-client';
import { answering, serve, type Answering, type Call } from '@booking/remote-kit/testing';
import { Site } from '../site/site.tsx';

type Options = {
  /** The address that is open, such as `/room-select/{token}`. */
  at: string;
  /** What the API answers. A page that asks for more fails its test. */
  answers: Answering[];
  /** What the server rendered the page from. */
  serverData?: readonly (readonly [key: QueryKey, data: unknown])[];
};

export type Mounted = {
  /** Types and clicks as a guest does. */
  guest: UserEvent;
  /** What the page asked of the API, the newest last. */
  calls: Call[];
};

const takesOpened = [guestPageEndpoints.roomsOpened, guestPageEndpoints.detailsOpened].map((endpoint) =>
  answering(endpoint, { success: true }),
);

/** The page keeps what is clicked before its script is here (site/index.html); nothing was. */
Object.assign(globalThis, { preHydrationClicks: { replay: () => undefined } });

/**
 * Mounts a guest's page as the guests' site does, with its toaster, and with an API that answers by the table of endpoints. A test
 * that breaks the contract of the API fails once it is over.
 */
export function renderPage(Screen: ComponentType, { at, answers, serverData = [] }: Options): Mounted {
  const api = serve([...answers, ...takesOpened]);
  window.history.replaceState(null, '', at);
  const { pathname, search } = window.location;
  const client = createSiteQueryClient();
  for (const [key, data] of serverData) client.setQueryData(key, data);
  render(<Site Screen={Screen} hotelTimeZone="America/Chicago" address={{ pathname, search }} client={client} />);
  return { guest: userEvent.setup(), calls: api.calls };
}
