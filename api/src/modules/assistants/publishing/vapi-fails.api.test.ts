import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { publishingEndpoints } from '@booking/contracts/publishing';
import { beforeReading, failedPublish } from '../../../../test/people/failed-publish.ts';
import { startHotelWithAssistant, type HotelWithAssistant } from '../../../../test/start/hotel-with-assistant.ts';
import { startProxy, type RecordingProxy } from '../../../../test/providers/recording-proxy.ts';
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

let round = 0;
let live: number;
let held: Awaited<ReturnType<HotelWithAssistant['atVapi']>>;
beforeEach(async () => {
  round += 1;
  await hotel.save({ endCallMessage: `Goodbye ${round}.` });
  [live, held] = [(await hotel.read()).publishedVersion!, await hotel.atVapi()];
});
afterEach(async () => {
  proxy.meanwhile = null;
  await hotel.simulators.heal();
});

const during = (...faults: Fault[]) => hotel.simulators.fault('vapi', ...faults);
const tools = () => hotel.account.ask<{ id: string; function: { name: string } }[]>('GET', '/tool?limit=1000');

describe('nothing goes live, and callers hear the last good version', () => {
  afterEach(async () => {
    await hotel.simulators.heal();
    expect(await hotel.atVapi()).toEqual(held);
    expect((await hotel.read()).publishedVersion).toBe(live);
  });

  test('when Vapi refuses our key', async () => {
    await during('expired_token');
    const { status, message, holds, done } = await failedPublish(hotel);
    expect(message).toContain('does not take our key');
    expect([status, holds, done]).toEqual([424, 'Nothing was published.', beforeReading]);
    expect((await hotel.read()).status).toBe('published');
  });

  test('when Vapi refuses a field, which makes the status an error until a publish goes well', async () => {
    await during('refused');
    const { status, message, holds, done } = await failedPublish(hotel);
    expect(message).toMatch(/^Vapi refused .+ \(400\): model\.model must be one of .+$/);
    expect(holds).toBe(`Callers still hear version ${live}. Its tools may be up to date already.`);
    expect([status, done]).toEqual([424, [...beforeReading, 'read', 'tools']]);
    expect((await hotel.read()).status).toBe('error');
  });

  test('when Vapi refuses half way, after the first tool was mended', async () => {
    const [first, second] = await tools();
    for (const { id } of [first!, second!]) await hotel.account.ask('PATCH', `/tool/${id}`, { messages: [] });
    await during('refused', 'half_way');
    const { status, holds, done } = await failedPublish(hotel);
    expect(holds).toMatch(
      new RegExp(`^Callers still hear version ${live}\\b.+ Its tools may be up to date already\\.$`),
    );
    expect([status, done]).toEqual([424, [...beforeReading, 'read']]);
  });

  test('when Vapi refuses after a tool was created, which the next publish uses', async () => {
    const before = await tools();
    const sms = before.find((tool) => tool.function.name === 'send_sms')!;
    await hotel.account.ask('DELETE', `/tool/${sms.id}`);
    held = await hotel.atVapi();
    await during('refused', 'half_way');
    const { status, holds, done } = await failedPublish(hotel);
    expect(holds).toBe(
      `Callers still hear version ${live}, but for tools, which somebody changed at Vapi. Its tools may be up to date already.`,
    );
    expect([status, done]).toEqual([424, [...beforeReading, 'read', 'tools']]);
    const created = await tools();
    expect(created.map((tool) => tool.function.name).toSorted()).toEqual(
      before.map((tool) => tool.function.name).toSorted(),
    );
    await hotel.simulators.heal();
    expect(await hotel.publish()).toMatchObject({ success: true, version: live + 1 });
    expect(await tools()).toEqual(created);
    [live, held] = [live + 1, await hotel.atVapi()];
  });

  test('when somebody changes the assistant at Vapi in that very moment', async () => {
    const [tool] = await tools();
    await hotel.account.ask('PATCH', `/tool/${tool!.id}`, { messages: [] });
    proxy.meanwhile = async ({ method }) => {
      if (method !== 'PATCH') return;
      proxy.meanwhile = null;
      await hotel.changeAtVapi({ metadata: { round } });
      held = await hotel.atVapi();
    };
    const { status, message, holds, done } = await failedPublish(hotel);
    expect(message).toMatch(/^Somebody changed this assistant at Vapi in this very moment\./);
    expect([status, holds, done]).toEqual([409, 'Nothing was published.', [...beforeReading, 'read', 'tools']]);
  });

  test('when what the watch found before is over, which is not told any more', async () => {
    await hotel.changeAtVapi({ endCallMessage: 'Bye.' });
    await hotel.api.call(publishingEndpoints.checkDrift, { params: { id: hotel.id }, body: {} });
    await hotel.changeAtVapi({ endCallMessage: held['endCallMessage'] });
    held = await hotel.atVapi();
    await during('refused');
    expect((await failedPublish(hotel)).holds).toBe(
      `Callers still hear version ${live}. Its tools may be up to date already.`,
    );
  });
});

test('an assistant that is deleted at Vapi in that very moment, and one that is gone, are told as such', async () => {
  const [tool] = await tools();
  await hotel.account.ask('PATCH', `/tool/${tool!.id}`, { messages: [] });
  proxy.meanwhile = async ({ method }) => {
    if (method !== 'PATCH') return;
    proxy.meanwhile = null;
    await hotel.account.ask('DELETE', `/assistant/${hotel.account.assistantId}`);
  };
  const first = await failedPublish(hotel);
  expect([first.status, first.holds, first.done]).toEqual([
    404,
    'Nothing was published.',
    [...beforeReading, 'read', 'tools'],
  ]);
  const second = await failedPublish(hotel);
  expect(second.message).toMatch(/^Vapi knows no assistant with the ID of Guest assistant/);
  expect([second.status, second.holds, second.done]).toEqual([404, 'Nothing was published.', beforeReading]);
  expect((await hotel.read()).publishedVersion).toBe(live);
});
