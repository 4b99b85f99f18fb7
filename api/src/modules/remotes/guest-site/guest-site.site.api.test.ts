import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { guestPageEndpoints } from '@booking/contracts/guest-pages';
import { releaseEndpoints } from '@booking/contracts/remote-releases';
import { storedFile } from '@booking/contracts/stored-file';
import { formatDollars } from '@booking/hotel/money';
import { startConnectedApi, type ConnectedApi } from '../../../../test/start/connected-api.ts';
import { aboutToPay, getLink, isSynced, newCaller, paymentOf, see } from '../../../../test/people/guest-trip.ts';
import { payCheckout } from '../../../../test/people/payment-page.ts';
import { eventually, owner } from '../../../../test/start/running-api.ts';
import { signIn } from '../../../../test/people/staff.ts';

let trip: ConnectedApi;
beforeAll(async () => {
  trip = await startConnectedApi();
});
afterAll(() => trip.stop());

const open = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  trip.api.request(path, { headers });
const textOf = async (path: string): Promise<string> => (await open(path)).text();
/** What can be read of a page where no script runs. */
const readable = (page: string): string => page.replace(/<script.*?<\/script>/gs, '').replaceAll('<!-- -->', '');
const pageOf = (link: string): string => link.replace('/api/room-selection/', '/room-select/');

describe('a room page without script', () => {
  test('tells of every room, its price and whom to call', async () => {
    const link = await getLink(trip);
    const { rooms, hotel } = await see(trip, link);
    const page = readable(await textOf(pageOf(link)));
    expect(rooms.length).toBeGreaterThan(1);
    for (const { roomTypeName, taxes, totalRate, totalWithTaxes } of rooms) {
      expect(page).toContain(roomTypeName);
      expect(page).toContain(formatDollars(taxes > 0 ? totalWithTaxes : totalRate));
    }
    expect(page).toContain(`href="tel:${hotel.phone}"`);
  });

  test('is kept by nobody, found by no search engine, and named for messengers without a word of the guest', async () => {
    const caller = newCaller();
    const answer = await open(pageOf(await getLink(trip, caller)));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const [head] = (await answer.text()).split('</head>');
    expect(head).toContain('<meta name="robots" content="noindex, nofollow">');
    expect(head).toMatch(/<meta property="og:title" content="Choose Your Room – [^"]+">/);
    expect(head).not.toContain(caller.guest);
  });
});

test('a room page gives its script what it was rendered from, and nothing else', async () => {
  const link = await getLink(trip);
  // a busy machine leaves what comes late to the script
  const data = await eventually(async () => {
    const [, json] = /id="server-data">([^<]*)<\/script>/.exec(await textOf(pageOf(link)))!;
    const { queries } = JSON.parse(json!) as { queries: { queries: { state: { data: unknown } }[] } };
    return queries.queries.length === 2 && queries.queries.map(({ state }) => state.data);
  });
  const hotels = await trip.api.call(guestPageEndpoints.hotels);
  // the server's own picture of a room comes some time after the first look
  const rooms = (await see(trip, link)).rooms.map(({ picture: _, ...room }) => room);
  expect(data).toMatchObject([hotels, { session: { rooms } }]);
});

test('a link that nobody was given shows no room, and looking for one counts as it does at the API', async () => {
  const guess = (n: number): string => `guessed-${n}-${'x'.repeat(32)}`;
  expect(readable(await textOf(`/room-select/${guess(0)}`))).toContain('Loading available rooms...');
  for (let n = 1; n < 21; n++) await textOf(`/room-select/${guess(n)}`);
  expect((await open(`/api/room-selection/${guess(21)}`)).status).toBe(429);
  await trip.api.sql('DELETE FROM rate_limit');
});

test('who comes back from paying reads how far it is, at once', async () => {
  const { caller, address } = await aboutToPay(trip);
  const { stripeSession } = await paymentOf(trip, caller);
  const success = `/booking-success?checkout=${stripeSession}`;
  expect(readable(await textOf(success))).toContain('Confirming Your Booking');
  await payCheckout(address);
  await paymentOf(trip, caller, isSynced);
  expect(readable(await textOf(success))).toContain('Your reservation at the hotel has been confirmed.');
});

test('nothing the hotel is called can end the element it stands in', async () => {
  await trip.api.sql(`INSERT INTO setting (key, value) VALUES ('hotelName', $1)`, [JSON.stringify('</script><b>x')]);
  expect(await textOf('/booking-success')).not.toContain('</script><b>x');
  await trip.api.sql(`DELETE FROM setting WHERE key = 'hotelName'`);
});

test('the script is sent as it was compressed when it was built, to be kept for good', async () => {
  const [, script] = /src="([^"]+)"/.exec(await textOf('/book'))!;
  const answer = await open(script!, { 'accept-encoding': 'br' });
  expect(answer.headers.get('content-encoding')).toBe('br');
  expect(answer.headers.get('cache-control')).toMatch(/immutable/);
});

test('a page whose screen has a file of its own asks for it at once, and other pages do not', async () => {
  const preloadIn = async (path: string): Promise<string | undefined> =>
    /<link rel="preload" [^>]*>/.exec(await textOf(path))?.[0];
  for (const screen of ['precheckin', 'ai']) {
    const [, file, integrity] = /href="([^"]+)" integrity="([^"]+)" nonce="[^"]+"/.exec(
      (await preloadIn(`/${screen}`))!,
    )!;
    expect(file).toMatch(new RegExp(`^/site/[0-9a-f]{16}/site-${screen}\\.`));
    expect(integrity).toBe(storedFile(Buffer.from(await (await open(file!)).arrayBuffer())).integrity);
  }
  expect(await preloadIn('/book')).toBeUndefined();
});

describe('while it is switched off', () => {
  const change = (kind: 'switch-off' | 'switch-on'): Promise<unknown> =>
    trip.api.call(releaseEndpoints.change, { params: { id: 'mfe-guest' }, body: { kind, reason: 'Wrong prices' } });
  beforeAll(() => change('switch-off'));
  afterAll(() => change('switch-on'));

  test.each(['/book', '/ai', '/booking-success', '/room-select/guessed'])(
    'a guest at %s reads that it is closed and whom to call, but not why',
    async (path) => {
      const { data } = await trip.api.call(guestPageEndpoints.hotels);
      const answer = await open(path);
      expect(answer.status).toBe(503);
      const page = await answer.text();
      expect(page).toContain('<h1>Closed for the Moment</h1>');
      expect(page).toContain(`<a href="tel:${data[0]!.phone}">`);
      expect(page).not.toMatch(/<script|Wrong prices|Booking Confirmed/);
    },
  );

  test('staff see it, and what it is about is said of no other remote', async () => {
    const states = await trip.api.call(releaseEndpoints.states);
    const sites = states.filter(({ hasSite }) => hasSite);
    expect(sites).toMatchObject([{ id: 'mfe-guest', switchedOff: { reason: 'Wrong prices' } }]);
  });

  test('it opens again once it is switched on', async () => {
    await change('switch-on');
    expect((await open('/book')).status).toBe(200);
    await change('switch-off');
  });
});

test('staff may see a page as the shell shows it; guests are always given the site', async () => {
  const isShell = async (headers: Record<string, string>): Promise<boolean> =>
    (await (await open('/book?preview', headers)).text()).includes('id="boot"');
  expect(await isShell(await signIn(trip.api, owner.email, owner.password))).toBe(true);
  expect(await isShell({})).toBe(false);
});

test('a preview link of the guests’ remote shows staff the build, and not the site', async () => {
  const params = { id: 'mfe-guest' };
  const states = await trip.api.call(releaseEndpoints.states);
  const { digest } = states.find(({ id }) => id === params.id)!.live;
  const { pathname, search } = new URL(
    (await trip.api.call(releaseEndpoints.previewLink, { params, body: { digest } })).url,
  );
  const viewer = await signIn(trip.api, owner.email, owner.password);
  const offered = await (await open(pathname + search, viewer)).text();
  const [, agreement] = /"previewOffer":\{"remote":"mfe-guest".*?"agreement":"([^"]+)"/s.exec(offered)!;
  const page = await open(`${pathname}?preview&remote-preview=${agreement}`, viewer);
  expect(await page.text()).toMatch(/id="boot">.*"preview":\{"remote":"mfe-guest"/s);
});
