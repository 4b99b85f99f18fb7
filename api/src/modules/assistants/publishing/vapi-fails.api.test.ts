import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { publishingEndpoints } from '@booking/contracts/publishing';
import { beforeReading, failedPublish } from '../../../../test/people/failed-publish.ts';
import { startHouseWithAssistant, type HouseWithAssistant } from '../../../../test/start/house-with-assistant.ts';
import { startProxy, type RecordingProxy } from '../../../../test/providers/recording-proxy.ts';
import type { Fault } from '../../../../test/start/running-simulators.ts';

let house: HouseWithAssistant;
let proxy: RecordingProxy;
beforeAll(async () => {
  house = await startHouseWithAssistant(async ({ vapi }) => {
    proxy = await startProxy(vapi);
    return { VAPI_BASE_URL: proxy.url };
  });
  await house.publish();
});
afterAll(() => Promise.all([house.stop(), proxy.stop()]));

let round = 0;
let live: number;
let held: Awaited<ReturnType<HouseWithAssistant['atVapi']>>;
beforeEach(async () => {
  round += 1;
  await house.save({ endCallMessage: `Goodbye ${round}.` });
  [live, held] = [(await house.read()).publishedVersion!, await house.atVapi()];
});
afterEach(async () => {
  proxy.meanwhile = null;
  await house.simulators.heal();
});

const during = (...faults: Fault[]) => house.simulators.fault('vapi', ...faults);
const tools = () => house.account.ask<{ id: string; function: { name: string } }[]>('GET', '/tool?limit=1000');

describe('nothing goes live, and callers hear the last good version', () => {
  afterEach(async () => {
    await house.simulators.heal();
    expect(await house.atVapi()).toEqual(held);
    expect((await house.read()).publishedVersion).toBe(live);
  });

  test('when Vapi refuses our key', async () => {
    await during('expired_token');
    const { status, message, holds, done } = await failedPublish(house);
    expect(message).toContain('does not take our key');
    expect([status, holds, done]).toEqual([424, 'Nothing of it went live.', beforeReading]);
    expect((await house.read()).status).toBe('published');
  });

  test('when Vapi refuses a field, which makes the status an error until a publish goes well', async () => {
    await during('refused');
    const { status, message, holds, done } = await failedPublish(house);
    expect(message).toMatch(/^Vapi refused .+ \(400\): model\.model must be one of .+$/);
    expect(holds).toBe(`Callers still hear version ${live}. Its tools may be up to date already.`);
    expect([status, done]).toEqual([424, [...beforeReading, 'read', 'tools']]);
    expect((await house.read()).status).toBe('error');
  });

  test('when Vapi refuses half way, after the first tool was mended', async () => {
    const [first, second] = await tools();
    for (const { id } of [first!, second!]) await house.account.ask('PATCH', `/tool/${id}`, { messages: [] });
    await during('refused', 'half_way');
    const { status, holds, done } = await failedPublish(house);
    expect(holds).toMatch(
      new RegExp(`^Callers still hear version ${live}\\b.+ Its tools may be up to date already\\.$`),
    );
    expect([status, done]).toEqual([424, [...beforeReading, 'read']]);
  });

  test('when Vapi refuses after a tool was created, which the next publish uses', async () => {
    const before = await tools();
    const sms = before.find((tool) => tool.function.name === 'send_sms')!;
    await house.account.ask('DELETE', `/tool/${sms.id}`);
    held = await house.atVapi();
    await during('refused', 'half_way');
    const { status, holds, done } = await failedPublish(house);
    expect(holds).toBe(
      `Callers still hear version ${live}, but for tools, which somebody changed at Vapi. Its tools may be up to date already.`,
    );
    expect([status, done]).toEqual([424, [...beforeReading, 'read', 'tools']]);
    const created = await tools();
    expect(created.map((tool) => tool.function.name).toSorted()).toEqual(
      before.map((tool) => tool.function.name).toSorted(),
    );
    await house.simulators.heal();
    expect(await house.publish()).toMatchObject({ success: true, version: live + 1 });
    expect(await tools()).toEqual(created);
    [live, held] = [live + 1, await house.atVapi()];
  });

  test('when somebody changes the assistant at Vapi in that very moment', async () => {
    const [tool] = await tools();
    await house.account.ask('PATCH', `/tool/${tool!.id}`, { messages: [] });
    proxy.meanwhile = async ({ method }) => {
      if (method !== 'PATCH') return;
      proxy.meanwhile = null;
      await house.changeAtVapi({ metadata: { round } });
      held = await house.atVapi();
    };
    const { status, message, holds, done } = await failedPublish(house);
    expect(message).toMatch(/^Somebody changed this assistant at Vapi in this very moment\./);
    expect([status, holds, done]).toEqual([409, 'Nothing of it went live.', [...beforeReading, 'read', 'tools']]);
  });

  test('when what the watch found before is over, which is not told any more', async () => {
    await house.changeAtVapi({ endCallMessage: 'Bye.' });
    await house.api.call(publishingEndpoints.checkDrift, { params: { id: house.id }, body: {} });
    await house.changeAtVapi({ endCallMessage: held['endCallMessage'] });
    held = await house.atVapi();
    await during('refused');
    expect((await failedPublish(house)).holds).toBe(
      `Callers still hear version ${live}. Its tools may be up to date already.`,
    );
  });
});

test('an assistant that is deleted at Vapi in that very moment, and one that is gone, are told as such', async () => {
  const [tool] = await tools();
  await house.account.ask('PATCH', `/tool/${tool!.id}`, { messages: [] });
  proxy.meanwhile = async ({ method }) => {
    if (method !== 'PATCH') return;
    proxy.meanwhile = null;
    await house.account.ask('DELETE', `/assistant/${house.account.assistantId}`);
  };
  const first = await failedPublish(house);
  expect([first.status, first.holds, first.done]).toEqual([
    404,
    'Nothing of it went live.',
    [...beforeReading, 'read', 'tools'],
  ]);
  const second = await failedPublish(house);
  expect(second.message).toMatch(/^Vapi knows no assistant with the ID of Guest assistant/);
  expect([second.status, second.holds, second.done]).toEqual([404, 'Nothing of it went live.', beforeReading]);
  expect((await house.read()).publishedVersion).toBe(live);
});
