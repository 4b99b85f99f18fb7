import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { publishingEndpoints } from '@booking/contracts/publishing';
import { beforeReading, failedPublish } from '../../../../test/people/failed-publish.ts';
import { startHotelWithAssistant, type HotelWithAssistant } from '../../../../test/start/hotel-with-assistant.ts';
import { startProxy, type RecordingProxy } from '../../../../test/providers/recording-proxy.ts';
import { eventually } from '../../../../test/start/running-api.ts';
import type { Fault } from '../../../../test/start/running-simulators.ts';

let hotel: HotelWithAssistant;
let proxy: RecordingProxy;
beforeAll(async () => {
  hotel = await startHotelWithAssistant(async ({ vapi }) => {
    proxy = await startProxy(vapi);
    return { VAPI_BASE_URL: proxy.url };
  });
  await hotel.publish();
});
afterAll(() => Promise.all([hotel.stop(), proxy.stop()]));

/** After several failures in a row Vapi is left alone for a while. */
const askedAgain = () =>
  eventually(
    () =>
      hotel.api.call(publishingEndpoints.checkDrift, { params: { id: hotel.id }, body: {} }).then(
        () => true,
        () => false,
      ),
    500,
    20_000,
  );

let round = 0;
let live: number;
let held: Awaited<ReturnType<HotelWithAssistant['atVapi']>>;
beforeEach(async () => {
  await askedAgain();
  round += 1;
  await hotel.save({ endCallMessage: `Goodbye ${round}.` });
  [live, held] = [(await hotel.read()).publishedVersion!, await hotel.atVapi()];
});
afterEach(async () => {
  proxy.meanwhile = null;
  await hotel.simulators.heal();
  expect(await hotel.atVapi()).toEqual(held);
  expect((await hotel.read()).publishedVersion).toBe(live);
});

const during = (...faults: Fault[]) => hotel.simulators.fault('vapi', ...faults);

test('when Vapi does not answer within the time limit, nothing goes live', async () => {
  await during('hang');
  const { status, message, holds, done } = await failedPublish(hotel);
  expect(message).toBe('Vapi did not answer within 4 seconds. Try again in a minute.');
  expect([status, holds, done]).toEqual([504, 'Nothing was published.', beforeReading]);
});

test('when Vapi is down, nothing goes live', async () => {
  await during('server_error');
  const { message, holds, done } = await failedPublish(hotel);
  expect(message).toMatch(/^Vapi failed /);
  expect([holds, done]).toEqual(['Nothing was published.', beforeReading]);
});

test('when Vapi goes down as it is sent, it is looked at once it is back', async () => {
  const seen = { GET: 0, PATCH: 0 };
  proxy.meanwhile = async ({ method, path }) => {
    if (!path.startsWith('/assistant/')) return;
    seen[method as keyof typeof seen] += 1;
    if (seen.GET === 2 && seen.PATCH === 0) await during('server_error');
    if (seen.PATCH === 3) await hotel.simulators.heal();
  };
  const { status, message, holds, steps } = await failedPublish(hotel);
  expect([status, message]).toEqual([502, expect.stringMatching(/^Vapi failed on its own side \(500\)\./)]);
  expect(holds).toBe(`Callers still hear version ${live}. Its tools may be up to date already.`);
  expect(steps.slice(-2)).toMatchObject([
    { step: 'push', ok: false },
    { step: 'read back', ok: true },
  ]);
});

test('a Vapi that cannot be reached refuses before anything is sent', async () => {
  await proxy.stop();
  const { message, done } = await failedPublish(hotel);
  expect(message).toMatch(/Vapi cannot be reached\./);
  expect(done).toEqual(beforeReading);
});
