import type { ComponentProps, ComponentType } from 'react';
import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { guestPageEndpoints } from '@booking/contracts/guest-pages';
import type { Language } from '@booking/languages/language';
import { messagesIn } from '@booking/languages/words';
import { createSiteQueryClient, type QueryKey } from '@booking/remote-kit/site-query-client';
import { answering, serve, type Answering, type Call } from '@booking/remote-kit/testing';
import { textsOf } from '../language/texts.ts';
import { SiteProviders } from '../site/site-providers.tsx';
import { Site } from '../site/site.tsx';

type Options = {
  /** The address that is open, such as `/room-select/{token}`. */
  at: string;
  /** What the API answers. A page that asks for more fails its test. */
  answers: Answering[];
  /** English unless said. */
  language?: Language;
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

type Page = Mounted & { site: Omit<ComponentProps<typeof Site>, 'Screen'> };

/** What a page is given in a browser at that address. */
function openPage({ at, answers, language = 'en', serverData = [] }: Options): Page {
  const api = serve([...answers, ...takesOpened]);
  window.history.replaceState(null, '', at);
  const { pathname, search } = window.location;
  const client = createSiteQueryClient();
  for (const [key, data] of serverData) client.setQueryData(key, data);
  const texts = textsOf(language, messagesIn(language));
  const site = { texts, client, hotelTimeZone: 'America/Chicago', address: { pathname, search } };
  return { site, guest: userEvent.setup(), calls: api.calls };
}

/**
 * Mounts a screen as the guests' site does, with its toaster but without header and footer, and with an API that answers by the table
 * of endpoints. A test that breaks the contract of the API fails once it is over.
 */
export function renderPage(Screen: ComponentType, options: Options): Mounted {
  const { site, ...mounted } = openPage(options);
  render(
    <SiteProviders {...site}>
      <main>
        <Screen />
      </main>
    </SiteProviders>,
  );
  return mounted;
}

/** The same with all that the site has around it. */
export function renderSite(Screen: ComponentType, options: Options): Mounted {
  const { site, ...mounted } = openPage(options);
  render(<Site Screen={Screen} {...site} />);
  return mounted;
}
