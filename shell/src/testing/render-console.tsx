import { afterEach } from '@jest/globals';
import { configure, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { alertEndpoints } from '@booking/contracts/alerts';
import { guestPageEndpoints } from '@booking/contracts/guest-pages';
import { modeEndpoints } from '@booking/contracts/mode';
import { remoteEndpoints, type BootManifest } from '@booking/contracts/remotes';
import { sessionEndpoints, type User } from '@booking/contracts/session';
import { answering, serve, type Answering, type Call } from '@booking/remote-kit/testing';
import { createConsole } from '../console.tsx';
import { preloadFrameParts } from '../frame/lazy-parts.ts';
import * as lateParts from '../remotes/status/lazy-parts.ts';

// the first page that is opened brings parts that are loaded when they are needed
configure({ asyncUtilTimeout: 10_000 });

// reports of loads go out when the page is idle, which may be during the next test; journeys in a browser look at them
navigator.sendBeacon = () => true;

// at hand, as they are once a page rests
await preloadFrameParts();
for (const part of Object.values(lateParts)) if ('preload' in part) await part.preload();

type Options = {
  /** The address that is open, one of the shell's own such as `/account`. */
  at: string;
  /** Who is signed in; an owner unless said, `null` for nobody. */
  user?: User | null;
  /** What else the server wrote into the page, such as remotes with their entries of the sidebar. */
  boot?: Partial<BootManifest>;
  /** What the API answers besides what every page asks, or in place of it. A page that asks for more fails its test. */
  answers?: Answering[];
};

export type Mounted = {
  /** Types and clicks as a person does. */
  person: UserEvent;
  /** What the page asked of the API, the newest last. */
  calls: Call[];
  /** The address that is open now, with its query. */
  address: () => string;
};

export const owner: User = { id: '1', name: 'Olivia Owner', email: 'owner@hotel.example', role: 'owner' };

export const hotel = {
  ...{ name: 'Juniper Lane Suites', phone: '+15125550100', address: '1 Juniper Lane' },
  ...{ website: '', propertyImage: null, checkInHour: '16:00', checkOutHour: '11:00' },
};

/** What every page of the console asks, in a hotel where nothing is wrong and nothing new was shipped. */
const everyday = ({ shell, remotes }: BootManifest): Answering[] => [
  answering(modeEndpoints.read, { mode: 'test', success: true, settings: { mode: 'test' } }),
  answering(alertEndpoints.active, []),
  answering(remoteEndpoints.current, {
    shell,
    remotes: Object.fromEntries(
      remotes.map(({ id, digest, version, switchedOff }) => [
        id,
        { digest, version, switchedOff: switchedOff?.reason },
      ]),
    ),
  }),
  answering(sessionEndpoints.ways, { oidc: null }),
  answering(guestPageEndpoints.hotels, { data: [hotel] }),
];

let opened: ReturnType<typeof createConsole>['router'] | undefined;
// it would go on following the history of the window, which all tests of a file share
afterEach(() => opened?.dispose());

/** Mounts the whole page of the shell at one of its own addresses. Screens of remotes are loaded in a real browser only. */
export function renderConsole({ at, user = owner, boot, answers = [] }: Options): Mounted {
  const manifest: BootManifest = {
    ...{ user, hotelTimeZone: 'America/Chicago', shell: '0123456789abcdef', remotes: [] },
    ...boot,
  };
  const api = serve([...answers, ...everyday(manifest)]);
  window.history.replaceState(null, '', at);
  const { page, router } = createConsole(manifest);
  opened = router;
  render(page);
  return {
    person: userEvent.setup(),
    calls: api.calls,
    address: () => window.location.pathname + window.location.search,
  };
}
