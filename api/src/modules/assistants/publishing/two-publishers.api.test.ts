import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { assistantEndpoints } from '@booking/contracts/assistants';
import { startHotelWithAssistant, type HotelWithAssistant } from '../../../../test/start/hotel-with-assistant.ts';
import { startProxy, type RecordingProxy } from '../../../../test/providers/recording-proxy.ts';

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

describe.each(['publish', 'publishVerified'] as const)('%s', (name) => {
  test('of a draft that somebody saved since it was looked at is refused, and nothing is sent', async () => {
    const [{ revision, publishedVersion }, held] = [await hotel.read(), await hotel.atVapi()];
    await hotel.save({ personality: `Half-typed by somebody else for ${name}.` });
    const { status, body } = await hotel.ask(name, { revision });
    expect([status, body]).toMatchObject([
      409,
      {
        code: 'assistant_changed',
        message:
          'Somebody saved Guest assistant since you looked at it, so nothing was done. Look at what it says now, then try again.',
      },
    ]);
    expect(await hotel.atVapi()).toEqual(held);
    expect((await hotel.read()).publishedVersion).toBe(publishedVersion);
    const { revision: newest } = await hotel.read();
    expect((await hotel.ask(name, { revision: newest })).status).toBe(200);
  });
});

test('of two publishes at once one is told who publishes, however long Vapi takes', async () => {
  const { publishedVersion: live } = await hotel.read();
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  proxy.meanwhile = () => answered;
  const first = hotel.publish();
  await proxy.next();
  const { status, body } = await hotel.ask('publishVerified', {});
  expect([status, body.message]).toEqual([409, expect.stringMatching(/^Guest assistant is being published by .+\.$/)]);
  answer();
  expect(await first).toMatchObject({ success: true, version: live! + 1 });
  proxy.meanwhile = null;
  expect(await hotel.publish()).toMatchObject({ success: true });
});

test('one that took so long that somebody else began stops before it sends anything', async () => {
  const [{ publishedVersion }, held] = [await hotel.read(), await hotel.atVapi()];
  proxy.meanwhile = async ({ path }) => {
    if (path !== '/tool') return;
    await hotel.api.sql(
      `UPDATE assistant SET publishing_by = 'Maria', publishing_until = now() + interval '4 minutes'`,
    );
  };
  const { status, body } = await hotel.ask('publishVerified', {});
  expect([status, body]).toMatchObject([
    409,
    {
      message: expect.stringMatching(/^This took so long that somebody else began/),
      holds: 'Nothing was published.',
    },
  ]);
  proxy.meanwhile = null;
  expect(await hotel.atVapi()).toEqual(held);
  expect((await hotel.read()).publishedVersion).toBe(publishedVersion);
  await hotel.api.sql('UPDATE assistant SET publishing_until = NULL');
});

describe('a publish is held off', () => {
  const holdUntil = (until: string) =>
    hotel.api.sql(`UPDATE assistant SET publishing_by = 'Maria', publishing_until = ${until} WHERE id = ${hotel.id}`);

  test('by one that goes on, but not by one whose process died', async () => {
    await holdUntil(`now() + interval '1 minute'`);
    const { status, body } = await hotel.ask('publishVerified', {});
    expect([status, body.message]).toEqual([409, 'Guest assistant is being published by Maria.']);
    await holdUntil(`now() - interval '1 second'`);
    expect((await hotel.ask('publishVerified', {})).status).toBe(200);
  });

  test('as is a look for drift, whose finding would be an old one', async () => {
    await holdUntil(`now() + interval '1 minute'`);
    expect(await hotel.ask('checkDrift', {})).toMatchObject({
      status: 409,
      body: {
        code: 'being_published',
        message:
          'Guest assistant was being published while this looked at what Vapi holds. Check again once that is done.',
      },
    });
    await holdUntil('NULL');
    expect((await hotel.ask('checkDrift', {})).status).toBe(200);
  });

  test('while the assistant is archived', async () => {
    const archive = (archived: boolean) =>
      hotel.api.call(assistantEndpoints.archive, { params: { id: hotel.id }, body: { archived } });
    await archive(true);
    expect(await hotel.ask('publishVerified', {})).toMatchObject({ status: 409, body: { code: 'assistant_archived' } });
    await archive(false);
  });
});
