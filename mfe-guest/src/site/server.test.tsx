/** @jest-environment @happy-dom/jest-environment */
import { readFileSync } from 'node:fs';
import { describe, expect, jest, test } from '@jest/globals';
import { act, render as mount, screen, waitFor } from '@testing-library/react';
import { bookingReturnEndpoints } from '@booking/contracts/booking-return';
import { guestPageEndpoints, RoomSelectionWithoutGuest } from '@booking/contracts/guest-pages';
import { precheckinEndpoints } from '@booking/contracts/precheckin';
import { RemoteDeclaration } from '@booking/contracts/remote-build';
import { languageOf, usualLanguage } from '@booking/languages/language';
import { createSiteQueryClient, hydrate as fillCache, type QueryClient } from '@booking/remote-kit/site-query-client';
import { answering, serve } from '@booking/remote-kit/testing';
import type { Address } from '../hotel/address.ts';
import { answersAssistants } from '../ai/ai.fixture.ts';
import { bookingReturn } from '../booking-cancelled/booking-return.fixture.ts';
import { session as booking } from '../booking-details/session.fixture.ts';
import { session as stay } from '../precheckin/session.fixture.ts';
import { listWhatIsDrawn } from '../precheckin/signature/canvas.fixture.ts';
import { textsOf } from '../language/texts.ts';
import { roomSelectionQuery } from '../room-selection/room-selection.queries.ts';
import { session as rooms, suiteRates } from '../room-selection/rooms.fixture.ts';
import { answersNotice } from '../privacy-notice/notice.fixture.ts';
import { answersHotel, hotel } from '../testing/hotel.fixture.ts';
import { loadScreen } from './screens.ts';
import { render } from './server.tsx';
import type { ServerData } from './server-data.ts';
import { Site } from './site.tsx';

listWhatIsDrawn();

const opened = [precheckinEndpoints.opened, guestPageEndpoints.roomsOpened, guestPageEndpoints.detailsOpened];
const answers = [
  answersHotel(),
  answersAssistants(),
  answersNotice(),
  answering(guestPageEndpoints.roomSelection, { session: rooms() }),
  answering(guestPageEndpoints.bookingDetails, { session: booking() }),
  answering(guestPageEndpoints.outcome, { status: 'confirmed', purpose: 'booking' }),
  answering(bookingReturnEndpoints.view, { session: bookingReturn }),
  answering(precheckinEndpoints.precheckin, { session: stay() }),
  ...opened.map((endpoint) => answering(endpoint, { success: true })),
];
const declaration = readFileSync(new URL('../../remote.json', import.meta.url), 'utf8');
const { routes } = RemoteDeclaration.parse(JSON.parse(declaration));
const screens = [...new Set(routes.map((route) => route.screen))];
const token = 'token-of-a-guest';

/** The address of a screen in a guest's link: with the token where the screen has one. */
const addressOf = (name: string) => ({
  pathname: routes.findLast((route) => route.screen === name)!.path.replace(':token', token),
  search: '?checkout=cs_test_123&return=key-of-a-payment',
  hotelTimeZone: 'America/Chicago',
});

type Rendered = Awaited<ReturnType<typeof render>>;

/** Mounts in the browser what the server rendered. */
async function hydrate(
  name: string,
  { html, serverData }: Rendered,
  { beforeScript = () => undefined, address = addressOf(name) }: { beforeScript?: () => void; address?: Address } = {},
): Promise<{ complaints: unknown[]; client: QueryClient }> {
  const complaints = jest.spyOn(console, 'error');
  const { hotelTimeZone, language, messages, queries } = JSON.parse(JSON.stringify(serverData)) as ServerData;
  const Screen = await loadScreen(name);
  const container = Object.assign(document.createElement('div'), { innerHTML: html });
  document.body.append(container);
  beforeScript();
  const client = createSiteQueryClient();
  if (queries) fillCache(client, queries);
  const texts = textsOf(languageOf(language) ?? usualLanguage, messages!);
  const site = <Site {...{ Screen, hotelTimeZone, texts, client }} address={address} />;
  await act(async () => void mount(site, { container, hydrate: true }));
  return { complaints: complaints.mock.calls, client };
}

const readsOf = ({ calls }: ReturnType<typeof serve>) =>
  calls.flatMap(({ endpoint: { method, path } }) => (method === 'GET' ? [path] : []));

test.each(screens)(
  'the page %s shows in the browser what the server rendered, and requests nothing again but who the guest is',
  async (name) => {
    const api = serve(answers);
    const page = await render({ screen: name, ...addressOf(name) }, api.fetch);
    expect(page.html).not.toContain('progressbar');
    const readsOfServer = readsOf(api).length;
    expect((await hydrate(name, page)).complaints).toEqual([]);
    const again = name === 'precheckin' ? [precheckinEndpoints.precheckin.path] : [];
    await waitFor(() => expect(readsOf(api).slice(readsOfServer)).toEqual(again));
  },
);

test.each(['room-selection', 'precheckin', 'ai'])(
  'the page %s works in a browser that lets no site keep anything, at an address with more slashes and an unknown query',
  async (name) => {
    const storages = ['localStorage', 'sessionStorage', 'indexedDB'] as const;
    const kept = storages.map((storage) => [storage, Object.getOwnPropertyDescriptor(globalThis, storage)] as const);
    const get = (): never => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const storage of storages) Object.defineProperty(globalThis, storage, { get, configurable: true });
    try {
      const api = serve(answers);
      const usual = addressOf(name);
      const odd = { ...usual, pathname: `${usual.pathname.replaceAll('/', '//')}/`, search: '?utm_source=x&%E0%A4%A' };
      const page = await render({ screen: name, ...odd }, api.fetch);
      expect((await hydrate(name, page, { address: odd })).complaints).toEqual([]);
      const asked = api.calls.filter(({ endpoint }) => endpoint.path.includes('{token}'));
      expect(asked.map(({ input }) => input.params)).toEqual(asked.map(() => ({ token })));
    } finally {
      for (const [storage, descriptor] of kept)
        if (descriptor) Object.defineProperty(globalThis, storage, descriptor);
        else Reflect.deleteProperty(globalThis, storage);
    }
  },
);

describe('who the guest is', () => {
  const theirs = {
    guestName: 'Zephyrine Quillfeather',
    guestPhone: '+15125557391',
    guestEmail: 'zephyrine@quillfeather.example',
  };
  const contact = { firstName: 'Zephyrine', lastName: 'Quillfeather', email: theirs.guestEmail };
  const chosen = rooms({
    ...{ status: 'selected', selectedRoom: rooms().rooms[0]!, guestPhone: theirs.guestPhone, contact },
  });
  const ofGuest = [
    answering(guestPageEndpoints.roomSelection, { session: chosen }),
    answering(precheckinEndpoints.precheckin, { session: stay(theirs) }),
    ...answers,
  ];

  test.each(screens)('is in nothing that the server sends of the page %s', async (name) => {
    const page = JSON.stringify(await render({ screen: name, ...addressOf(name) }, serve(ofGuest).fetch));
    for (const word of ['Zephyrine', 'Quillfeather', '5557391', '555 7391', '555-7391', 'zephyrine@'])
      expect(page).not.toContain(word);
  });

  test('is shown once the script of a pre-check-in has requested it', async () => {
    const page = await render({ screen: 'precheckin', ...addressOf('precheckin') }, serve(ofGuest).fetch);
    expect((await hydrate('precheckin', page)).complaints).toEqual([]);
    expect(await screen.findByText(`Harbor Inn · ${theirs.guestName}`)).toBeTruthy();
    expect(screen.getByText('(512) 555-7391')).toBeTruthy();
    expect(screen.getByText(theirs.guestEmail)).toBeTruthy();
  });

  test.each([
    ['fills in the phone on the page of a room', '', '(512) 555-7391'],
    ['takes the place of nothing that was typed before the script arrived', '737', '737'],
  ])('%s', async (_, typed, filledIn) => {
    const page = await render({ screen: 'room-selection', ...addressOf('room-selection') }, serve(ofGuest).fetch);
    const phone = () => screen.getByLabelText<HTMLInputElement>('Phone');
    const { client } = await hydrate('room-selection', page, { beforeScript: () => void (phone().value = typed) });
    const known = () => client.getQueryData(roomSelectionQuery(token).queryKey)?.session.guestPhone;
    await waitFor(() => expect(known()).toBe(theirs.guestPhone));
    await act(async () => undefined);
    expect(phone().value).toBe(filledIn);
  });
});

test('a rate that was marked before the script arrived stays marked, and is the one that is shown', async () => {
  const { saver, standard } = suiteRates;
  const ofRates = answering(guestPageEndpoints.roomSelection, { session: rooms({ rooms: [saver, standard] }) });
  const page = await render(
    { screen: 'room-selection', ...addressOf('room-selection') },
    serve([ofRates, ...answers]).fetch,
  );
  const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });
  const { complaints } = await hydrate('room-selection', page, { beforeScript: () => radio(/^Saver/).click() });
  expect(complaints).toEqual([]);
  expect([radio(/^Saver/).checked, radio(/^Standard/).checked]).toEqual([true, false]);
  expect(screen.getAllByRole('definition').at(-1)!.textContent).toBe('$709.48');
});

test('a page is rendered with the hotel for messengers, and carries only what it shows', async () => {
  const { serverData, hotel: named } = await render(
    { screen: 'room-selection', ...addressOf('room-selection') },
    serve(answers).fetch,
  );
  expect(named).toEqual(hotel);
  const { queries } = serverData as ServerData;
  expect(queries?.queries.map(({ state }) => state.data)).toEqual([
    { data: [hotel] },
    { session: RoomSelectionWithoutGuest.parse(rooms()) },
  ]);
});

test('an answer that breaks its contract is neither rendered nor given to the script', async () => {
  const broken = { ...rooms(), rooms: 'A room without a price' };
  const page = await render({ screen: 'room-selection', ...addressOf('room-selection') }, async () =>
    Response.json({ session: broken }),
  );
  expect(page.html).toContain('Loading available rooms...');
  expect(JSON.stringify(page)).not.toContain('A room without a price');
});

test('a room that cannot be read is left out and said, on the server and in the browser', async () => {
  const odd = { ...rooms(), rooms: [...rooms().rooms, { roomTypeName: 'A room without a price' }] };
  const api = async () => Response.json({ session: odd, data: [hotel] });
  const page = await render({ screen: 'room-selection', ...addressOf('room-selection') }, api);
  expect(page.html).toContain(rooms().rooms[0]!.roomTypeName);
  expect(page.html).toContain('1 room could not be shown.');
  expect(JSON.stringify(page)).not.toContain('A room without a price');
  serve(answers);
  expect((await hydrate('room-selection', page)).complaints).toEqual([]);
});

test('a page without answers is rendered as one that still loads', async () => {
  const page = await render({ screen: 'precheckin', ...addressOf('precheckin') }, async () => {
    throw new TypeError('No answer');
  });
  document.body.innerHTML = page.html;
  expect(screen.getByRole('progressbar')).toBeTruthy();
  expect(page.hotel).toBeUndefined();
  expect((page.serverData as ServerData).queries?.queries).toEqual([]);
});

describe('the language of a page', () => {
  const roomsOf = (language: 'en' | 'es' | null) => [
    answering(guestPageEndpoints.roomSelection, { session: rooms({ language }) }),
    ...answers,
  ];
  const at = { screen: 'room-selection', ...addressOf('room-selection') };

  test.each([
    ['what is asked for, whatever its guest spoke', 'en', 'es', 'en'],
    ['what its guest spoke where nothing is asked for', undefined, 'es', 'es'],
    ['what its guest spoke where another language is asked for', 'fr', 'es', 'es'],
    ['English where nobody knows', undefined, null, 'en'],
  ] as const)('is %s', async (_, language, spoken, shown) => {
    const page = await render({ ...at, language }, serve(roomsOf(spoken)).fetch);
    expect(page.language).toEqual({ tag: shown, direction: 'ltr' });
    expect(page.title).toBe(shown === 'es' ? 'Elija su habitación' : 'Choose Your Room');
    const { language: told, messages } = page.serverData as ServerData;
    expect(told).toBe(shown);
    expect(messages?.['site.close']).toEqual([shown === 'es' ? 'Cerrar' : 'Close']);
  });

  test.each(screens)('is the same in the browser as on the server: %s in Spanish', async (name) => {
    const page = await render({ screen: name, ...addressOf(name), language: 'es' }, serve(answers).fetch);
    expect((await hydrate(name, page)).complaints).toEqual([]);
    expect(screen.getByRole('navigation', { name: 'Idioma' })).toBeTruthy();
  });
});
