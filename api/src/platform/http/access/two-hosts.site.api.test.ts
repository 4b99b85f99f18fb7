import { expect, test } from '@jest/globals';
import type { RoomSelectionSession } from '@booking/contracts/guest-pages';
import { useConnectedApi } from '../../../../test/start/connected-api.ts';
import { addressIn, getLink, newCaller } from '../../../../test/people/guest-trip.ts';
import { rawRequest, type RawAnswer } from '../../../../test/requests/raw-request.ts';
import { eventually, owner, toolToken } from '../../../../test/start/running-api.ts';
import { signIn } from '../../../../test/people/staff.ts';

const [guests, staff] = ['stay.hotel.example', 'console.hotel.example'];
const hotel = useConnectedApi(() => ({ PUBLIC_URL: `http://${staff}`, GUESTS_URL: `http://${guests}` }));

type Options = Parameters<typeof rawRequest>[2];
const ask = (host: string, path: string, { headers, ...options }: Options = {}): Promise<RawAnswer> =>
  rawRequest(hotel.api.url, path, { ...options, headers: { host, ...headers } });
const signedIn = () => signIn(hotel.api, owner.email, owner.password);

test.each([
  ['/', staff],
  ['/call-logs', staff],
  ['/sign-in', staff],
  ['/api/auth/me', staff],
  ['/api/admin/alerts', staff],
  ['/api/boot', staff],
  ['/api/docs', staff],
  ['/remotes/mfe-operations/x/remoteEntry.js', staff],
  ['/api/hotels', guests],
  ['/api/room-selection/x', guests],
  ['/api/precheckin/x', guests],
  ['/api/ai/assistants', guests],
])('%s is found under %s alone', async (path, right) => {
  const wrong = right === staff ? guests : staff;
  const refused = await ask(wrong, path);
  expect({ path, status: refused.status, said: refused.body.includes('wrong_host') }).toEqual({
    ...{ path, status: 421, said: true },
  });
  expect((await ask(right, path)).status).not.toBe(421);
});

test.each([`${guests}.`, guests.toUpperCase(), `${guests}:80`])('%s is the name of guests, too', async (host) => {
  expect((await ask(host, '/api/hotels')).status).toBe(200);
  expect((await ask(host, '/api/auth/me')).status).toBe(421);
});

test.each(['evil.example', `${staff}.evil.example`, '10.0.0.7:4200'])('%s is no name of ours', async (host) => {
  for (const path of ['/', '/api/hotels', '/api/auth/me', '/api/webhooks/vapi', '/nothing'])
    expect([path, (await ask(host, path)).status]).toEqual([path, 421]);
});

test('pictures of the hotel are found under both names', async () => {
  for (const host of [staff, guests]) expect((await ask(host, '/api/pictures/x/360.webp')).status).toBe(404);
});

test('a link that is texted leads to the name of guests, where its page is whole', async () => {
  const caller = newCaller();
  const link = await getLink(hotel, caller);
  const address = new URL(await addressIn(hotel, caller, 'choose your room'));
  expect(address.host).toBe(guests);
  const { session } = JSON.parse((await ask(guests, link)).body) as { session: RoomSelectionSession };
  // a server that is busy leaves the rooms to the page's script
  await eventually(async () => {
    const { status, body } = await ask(guests, address.pathname);
    return status === 200 && body.includes(session.rooms[0]!.roomTypeName);
  }, 500);

  const moved = await ask(staff, `${address.pathname}?from=before`);
  expect([moved.status, moved.headers['location']]).toEqual([302, `${address.href}?from=before`]);
});

test('staff see it as its guest would, under their own name', async () => {
  const headers = await signedIn();
  const page = await ask(staff, '/book?preview', { headers });
  expect([page.status, page.body.includes('id="boot"')]).toEqual([200, true]);
  expect((await ask(staff, '/api/hotels', { headers })).status).toBe(200);
});

test('pages of one name may not call the other, and a session of staff is worth nothing among guests', async () => {
  const headers = await signedIn();
  const from = async (origin: string, host: string, path: string): Promise<number> =>
    (await ask(host, path, { headers: { ...headers, origin: `http://${origin}` } })).status;
  expect(await from(staff, staff, '/api/auth/me')).toBe(200);
  expect(await from(guests, staff, '/api/auth/me')).toBe(403);
  expect(await from(guests, guests, '/api/hotels')).toBe(200);
  expect(await from(staff, guests, '/api/hotels')).toBe(403);
  expect((await ask(guests, '/api/auth/me', { headers })).status).toBe(421);
});

test('providers call the name of staff, and whoever watches asks either', async () => {
  const headers = { authorization: `Bearer ${toolToken}`, 'content-type': 'application/json' };
  const tool = await ask(staff, '/api/vapi-tools/nothing', { method: 'POST', headers, body: '{}' });
  expect([401, 421]).not.toContain(tool.status);
  for (const host of [guests, staff, '10.0.0.7:4200']) expect((await ask(host, '/api/health/live')).status).toBe(200);
});
