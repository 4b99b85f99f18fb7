import { expect, test } from '@jest/globals';
import { precheckinEndpoints } from '@booking/contracts/precheckin';
import { webConversationEndpoints } from '@booking/contracts/web-conversations';
import { guestPageEndpoints } from '@booking/contracts/guest-pages';
import type { Endpoint } from '@booking/contracts/endpoint';
import { addDays, hotelDate } from '@booking/hotel/hotel-time';
import { useConnectedApi } from '../../../../test/start/connected-api.ts';
import { useFrontDesk } from '../../../../test/people/front-desk.ts';
import { errorOf } from '../../../../test/requests/error-answer.ts';
import { newCaller, newStay, callTool } from '../../../../test/people/guest-trip.ts';
import { owner } from '../../../../test/start/running-api.ts';
import { basicOf } from '../../../../test/people/staff.ts';
import { invited, session } from '../../../../test/people/precheckin.ts';

/** The pace that Cloudbeds asks for. */
const hotel = useConnectedApi(() => ({ CLOUDBEDS_PACE_MS: '1200' }));
const desk = useFrontDesk(hotel);

async function openLink() {
  const guest = newCaller();
  const startDate = addDays(hotelDate(new Date(), 'America/Chicago'), 5);
  const reservation = await desk.reserve({ startDate, endDate: addDays(startDate, 2), phone: guest.guest });
  return { reservation, ...(await invited(hotel, reservation, guest.guest)) };
}

const readsOf = async (): Promise<number> => {
  const headers = basicOf(owner.email, owner.password);
  const metrics = await (await hotel.api.request('/api/admin/metrics', { headers })).text();
  return [...metrics.matchAll(/^provider_request\w*_count\{[^}]*operation="GET getReservation"[^}]*\} (\d+)$/gm)]
    .map(([, count]) => Number(count))
    .reduce((sum, count) => sum + count, 0);
};

test('forty-five parallel clients of one link do not delay callers who ask for rooms', async () => {
  const { link } = await openLink();
  let isOver = false;
  const open = async (): Promise<void> => {
    while (!isOver) await (await hotel.api.request(link)).arrayBuffer();
  };
  const crowd = Array.from({ length: 45 }, open);
  try {
    await new Promise((go) => setTimeout(go, 1_500));
    const started = performance.now();
    const said = await callTool(hotel, newCaller(), 'get_availability_and_rates', newStay());
    expect(said).toMatch(/we have .+ a night/);
    expect(performance.now() - started).toBeLessThan(5_000);
  } finally {
    isOver = true;
    await Promise.all(crowd);
  }
});

test('pages that open at the same time share one answer of Cloudbeds', async () => {
  const { link, token, reservation } = await openLink();
  const before = await readsOf();
  const shown = await Promise.all(Array.from({ length: 20 }, () => session(hotel, { link, token })));
  expect(new Set(shown.map(({ checkOutDate }) => checkOutDate))).toEqual(new Set([reservation.endDate]));
  expect((await readsOf()) - before).toBeLessThanOrEqual(2);
});

test('limits the requests of one link in a minute over all addresses', async () => {
  const { link } = await openLink();
  await hotel.api.sql(`UPDATE rate_limit SET points = 60 WHERE key LIKE 'link POST%'`);
  expect((await hotel.api.request(`${link}/opened`, { method: 'POST' })).status).toBe(200);
  await hotel.api.sql(`UPDATE rate_limit SET points = 60 WHERE key LIKE 'link POST /api/precheckin/{token}/opened%'`);
  await errorOf(await hotel.api.request(`${link}/opened`, { method: 'POST' }), 429);
  expect((await hotel.api.request(link)).status).toBe(200);
});

test('every endpoint with a link has a limit per link', () => {
  const tables: Record<string, Endpoint>[] = [precheckinEndpoints, guestPageEndpoints, webConversationEndpoints];
  const wishes = tables
    .flatMap((table) => Object.values(table))
    .filter(({ path, method }) => path.includes('{token}') && method !== 'GET');
  expect(wishes.length).toBeGreaterThan(8);
  expect(wishes.filter(({ linkLimit }) => !linkLimit).map(({ path }) => path)).toEqual([]);
});
