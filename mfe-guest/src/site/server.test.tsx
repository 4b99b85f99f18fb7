/** @jest-environment @happy-dom/jest-environment */
import { readFileSync } from 'node:fs';
import { expect, jest, test } from '@jest/globals';
import { act, render as mount, screen } from '@testing-library/react';
import { guestPageEndpoints } from '@booking/contracts/guest-pages';
import { precheckinEndpoints } from '@booking/contracts/precheckin';
import { RemoteDeclaration } from '@booking/contracts/remote-build';
import { createSiteQueryClient } from '@booking/remote-kit/site-query-client';
import { answering, serve } from '@booking/remote-kit/testing';
import { answersAssistants } from '../ai/ai.fixture.ts';
import { session as booking } from '../booking-details/session.fixture.ts';
import { session as stay } from '../precheckin/session.fixture.ts';
import { listWhatIsDrawn } from '../precheckin/signature/canvas.fixture.ts';
import { session as rooms } from '../room-selection/rooms.fixture.ts';
import { answersHotel, hotel } from '../testing/hotel.fixture.ts';
import { loadScreen } from './screens.ts';
import { render } from './server.tsx';
import type { ServerData } from './server-data.ts';
import { Site } from './site.tsx';

listWhatIsDrawn();

const answers = [
  answersHotel(),
  answersAssistants(),
  answering(guestPageEndpoints.roomSelection, { session: rooms() }),
  answering(guestPageEndpoints.bookingDetails, { session: booking() }),
  answering(guestPageEndpoints.outcome, { status: 'confirmed', purpose: 'booking' }),
  answering(precheckinEndpoints.precheckin, { session: stay() }),
  answering(precheckinEndpoints.opened, { success: true }),
];
const at = { pathname: '/page/token-of-a-guest', search: '?checkout=cs_test_123', hotelTimeZone: 'America/Chicago' };
const declaration = readFileSync(new URL('../../remote.json', import.meta.url), 'utf8');
const screens = [...new Set(RemoteDeclaration.parse(JSON.parse(declaration)).routes.map((route) => route.screen))];

test.each(screens)(
  'the page %s shows in the browser what the server rendered, and requests nothing again',
  async (name) => {
    const complaints = jest.spyOn(console, 'error');
    const api = serve(answers);
    const { html, serverData } = await render({ screen: name, ...at }, api.fetch);
    expect(html).not.toContain('progressbar');
    const queriesOfServer = api.calls.length;
    const { hotelTimeZone, queries } = JSON.parse(JSON.stringify(serverData)) as ServerData;
    const Screen = await loadScreen(name);
    const container = Object.assign(document.createElement('div'), { innerHTML: html });
    document.body.append(container);
    const client = createSiteQueryClient();
    const site = <Site {...{ Screen, hotelTimeZone, client, queries }} address={at} />;
    await act(async () => void mount(site, { container, hydrate: true }));
    expect(complaints.mock.calls).toEqual([]);
    expect(api.calls.slice(queriesOfServer).filter(({ endpoint }) => endpoint.method === 'GET')).toEqual([]);
  },
);

test('a page is rendered with the hotel for messengers, and carries only what it shows', async () => {
  const { serverData, hotel: named } = await render({ screen: 'room-selection', ...at }, serve(answers).fetch);
  expect(named).toEqual(hotel);
  const { queries } = serverData as ServerData;
  expect(queries?.queries.map(({ state }) => state.data)).toEqual([{ data: [hotel] }, { session: rooms() }]);
});

test('an answer that breaks its contract is neither rendered nor given to the script', async () => {
  const broken = { ...rooms(), rooms: [{ roomTypeName: 'A room without a price' }] };
  const page = await render({ screen: 'room-selection', ...at }, async () => Response.json({ session: broken }));
  expect(page.html).toContain('Loading available rooms...');
  expect(JSON.stringify(page)).not.toContain('A room without a price');
});

test('a page without answers is rendered as one that still loads', async () => {
  const page = await render({ screen: 'precheckin', ...at }, async () => {
    throw new TypeError('No answer');
  });
  document.body.innerHTML = page.html;
  expect(screen.getByRole('progressbar')).toBeTruthy();
  expect(page.hotel).toBeUndefined();
  expect((page.serverData as ServerData).queries?.queries).toEqual([]);
});
