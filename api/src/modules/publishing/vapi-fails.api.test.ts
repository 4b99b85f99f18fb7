import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { publishingEndpoints } from '@booking/contracts/publishing';
import { startHouseWithAssistant, type HouseWithAssistant } from '../../../test/house-with-assistant.ts';
import { startProxy, type RecordingProxy } from '../../../test/recording-proxy.ts';
import type { Fault } from '../../../test/running-simulators.ts';

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
  [proxy.losing, proxy.meanwhile] = [null, null];
  await house.simulators.heal();
});

const publish = () => house.ask('publishVerified', {});
const during = (...faults: Fault[]) => house.simulators.fault('vapi', ...faults);
const failed = (report: Awaited<ReturnType<HouseWithAssistant['publish']>>) =>
  report.verification.steps.filter(({ ok }) => !ok).map(({ step }) => step);

describe('nothing goes live, and callers hear the last good version', () => {
  afterEach(async () => {
    await house.simulators.heal();
    expect(await house.atVapi()).toEqual(held);
    expect((await house.read()).publishedVersion).toBe(live);
  });

  test('when Vapi refuses our key', async () => {
    await during('expired_token');
    const { status, body } = await publish();
    expect([status, body.message]).toEqual([424, expect.stringContaining('does not take our key')]);
    expect((await house.read()).status).toBe('published');
  });

  test('when Vapi refuses a field, which makes the status an error until a publish goes well', async () => {
    await during('refused');
    const { status, body } = await publish();
    expect([status, body.message]).toEqual([
      424,
      expect.stringMatching(/model\.model must be one of .+ Callers still hear version \d+\.$/),
    ]);
    expect((await house.read()).status).toBe('error');
  });

  test('when Vapi refuses half way, after the first tool was mended', async () => {
    const [first, second] = await house.account.ask<{ id: string }[]>('GET', '/tool?limit=2');
    for (const { id } of [first!, second!]) await house.account.ask('PATCH', `/tool/${id}`, { messages: [] });
    await during('refused', 'half_way');
    const { status, body } = await publish();
    expect([status, body.message]).toEqual([424, expect.stringContaining(`Callers still hear version ${live}.`)]);
  });

  test('when somebody changes the assistant at Vapi in that very moment', async () => {
    const [tool] = await house.account.ask<{ id: string }[]>('GET', '/tool?limit=1');
    await house.account.ask('PATCH', `/tool/${tool!.id}`, { messages: [] });
    proxy.meanwhile = async ({ method }) => {
      if (method !== 'PATCH') return;
      proxy.meanwhile = null;
      await house.changeAtVapi({ metadata: { round } });
      held = await house.atVapi();
    };
    const { status, body } = await publish();
    expect([status, body['code']]).toEqual([409, 'changed_at_platform']);
  });
});

test('a publish that arrived although its answer was lost is known to have arrived', async () => {
  await during('timeout_after_commit');
  const report = await house.publish();
  expect(report).toMatchObject({
    success: true,
    version: live + 1,
    holds: expect.stringMatching(`^Callers hear version ${live + 1}`),
  });
  expect(failed(report)).toEqual(['push']);
  expect(await house.atVapi()).toMatchObject({ endCallMessage: `Goodbye ${round}.` });
});

test('one that cannot be read back says so, and is recorded as not verified', async () => {
  await during('expired_token', 'half_way');
  const report = await house.publish();
  expect(report).toMatchObject({
    success: false,
    version: live + 1,
    holds: `Vapi took version ${live + 1}, but did not say afterwards what it holds.`,
    verification: { after: null },
  });
  expect(failed(report)).toEqual(['read back']);
  const [version] = await house.api.call(publishingEndpoints.versions, { params: { id: house.id } });
  expect(version).toMatchObject({ version: live + 1, isLive: true, isVerified: false });
});

test('a Vapi that keeps something else is published with warnings that name each field', async () => {
  proxy.meanwhile = async ({ method, path }) => {
    if (method !== 'PATCH' || !path.startsWith('/assistant/')) return;
    proxy.meanwhile = null;
    await house.changeAtVapi({ endCallMessage: 'Something else.' });
  };
  const report = await house.publish();
  expect(report).toMatchObject({
    success: false,
    version: live + 1,
    holds: `Callers hear version ${live + 1}, but for end call message.`,
    verification: {
      differences: [{ field: 'endCallMessage', expected: `Goodbye ${round}.`, found: 'Something else.' }],
    },
  });
  expect(await house.read()).toMatchObject({ status: 'published', hasDrifted: true });
});

test('of two publishes at once one is told who publishes, however long Vapi takes', async () => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  proxy.meanwhile = () => answered;
  const first = house.publish();
  await proxy.next();
  const { status, body } = await publish();
  expect([status, body.message]).toEqual([409, expect.stringMatching(/^Guest assistant is being published by .+\.$/)]);
  answer();
  expect(await first).toMatchObject({ success: true, version: live + 1 });
  expect(await house.publish()).toMatchObject({ success: true });
});

test('when neither the push nor the look afterwards is answered, nobody claims to know', async () => {
  proxy.losing = /^PATCH \/assistant\//;
  proxy.meanwhile = async ({ method }) => {
    if (method === 'PATCH') proxy.losing = /./;
  };
  const report = await house.publish();
  expect(report).toMatchObject({
    success: false,
    version: null,
    holds: expect.stringMatching(`^It is not known whether callers hear the new text or version ${live}:`),
    verification: { after: null },
  });
  expect(failed(report)).toEqual(['push', 'read back']);
  expect((await house.read()).publishedVersion).toBe(live);
});

test('a Vapi that cannot be reached refuses before anything is sent', async () => {
  await proxy.stop();
  const { status, body } = await publish();
  expect([Math.floor(status / 100), body.message]).toEqual([5, expect.stringMatching(/^Vapi .+\.$/)]);
});
