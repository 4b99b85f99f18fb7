import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { publishingEndpoints } from '@booking/contracts/publishing';
import { startConnectedProcess } from '../../../../test/start/connected-api.ts';
import { withAssistant, type HotelWithAssistant } from '../../../../test/start/hotel-with-assistant.ts';
import { startProxy, type RecordingProxy } from '../../../../test/providers/recording-proxy.ts';
import type { Fault } from '../../../../test/start/running-simulators.ts';
import { eventually, type ApiInProcess } from '../../../../test/start/running-api.ts';

let hotel: HotelWithAssistant<ApiInProcess>;
let proxy: RecordingProxy;
beforeAll(async () => {
  const connected = startConnectedProcess(async ({ vapi }) => {
    proxy = await startProxy(vapi);
    return { VAPI_BASE_URL: proxy.url };
  });
  hotel = await withAssistant(await connected);
  await hotel.publish();
});
afterAll(() => Promise.all([hotel.stop(), proxy.stop()]));

let round = 0;
let live: number;
beforeEach(async () => {
  round += 1;
  await hotel.save({ endCallMessage: `Goodbye ${round}.` });
  live = (await hotel.read()).publishedVersion!;
});
afterEach(async () => {
  [proxy.losing, proxy.meanwhile] = [null, null];
  await hotel.simulators.heal();
});

const during = (...faults: Fault[]) => hotel.simulators.fault('vapi', ...faults);
const failed = (report: Awaited<ReturnType<HotelWithAssistant['publish']>>) =>
  report.verification.steps.filter(({ ok }) => !ok).map(({ step }) => step);

test('a publish that arrived although its answer was lost is known to have arrived', async () => {
  await during('timeout_after_commit');
  const report = await hotel.publish();
  expect(report).toMatchObject({
    success: true,
    version: live + 1,
    holds: expect.stringMatching(`^Callers hear version ${live + 1}`),
  });
  expect(failed(report)).toEqual(['push']);
  expect(await hotel.atVapi()).toMatchObject({ endCallMessage: `Goodbye ${round}.` });
});

test('one that cannot be read back says so, and is recorded as not verified', async () => {
  await during('expired_token', 'half_way');
  const report = await hotel.publish();
  expect(report).toMatchObject({
    success: false,
    version: live + 1,
    holds: `Vapi accepted version ${live + 1}, but could not be read back.`,
    verification: { after: null },
  });
  expect(failed(report)).toEqual(['read back']);
  const [version] = await hotel.api.call(publishingEndpoints.versions, { params: { id: hotel.id } });
  expect(version).toMatchObject({ version: live + 1, isLive: true, isVerified: false });
  await hotel.simulators.heal();
  expect(await hotel.atVapi()).toMatchObject({ endCallMessage: `Goodbye ${round}.` });
});

test('a Vapi that keeps something else is published with warnings that name each field', async () => {
  proxy.meanwhile = async ({ method, path }) => {
    if (method !== 'PATCH' || !path.startsWith('/assistant/')) return;
    proxy.meanwhile = null;
    await hotel.changeAtVapi({ endCallMessage: 'Something else.' });
  };
  const report = await hotel.publish();
  expect(report).toMatchObject({
    success: false,
    version: live + 1,
    holds: `Callers hear version ${live + 1}, but for end call message.`,
    verification: {
      differences: [{ field: 'endCallMessage', expected: `Goodbye ${round}.`, found: 'Something else.' }],
    },
  });
  expect(await hotel.read()).toMatchObject({ status: 'published', hasDrifted: true });
});

test('one that could not be recorded here says what callers hear, and nothing of our inside', async () => {
  await hotel.api.sql('ALTER TABLE assistant_version ADD CONSTRAINT none CHECK (false) NOT VALID');
  const report = await hotel.publish();
  await hotel.api.sql('ALTER TABLE assistant_version DROP CONSTRAINT none');
  expect(report).toMatchObject({
    success: false,
    version: null,
    holds: 'Callers hear what was sent, but it could not be recorded as a version here. Publish again.',
    verification: { differences: [] },
  });
  expect(report.verification.steps.at(-1)).toEqual({
    step: 'record',
    ok: false,
    stderr: 'Something went wrong on our side. Try again; if it stays, tell us the request id.',
  });
  expect(await hotel.atVapi()).toMatchObject({ endCallMessage: `Goodbye ${round}.` });
  await eventually(async () => hotel.api.log().includes('violates check constraint'));
  expect(await hotel.publish()).toMatchObject({ success: true, version: live + 1 });
});

test('when neither the push nor the look afterwards is answered, nobody claims to know', async () => {
  proxy.losing = /^PATCH \/assistant\//;
  proxy.meanwhile = async ({ method }) => {
    if (method === 'PATCH') proxy.losing = /./;
  };
  const report = await hotel.publish();
  expect(report).toMatchObject({
    success: false,
    version: null,
    holds: expect.stringMatching(`^It is not known whether callers hear the new text or version ${live}:`),
    verification: { after: null },
  });
  expect(failed(report)).toEqual(['push', 'read back']);
  expect((await hotel.read()).publishedVersion).toBe(live);
});
