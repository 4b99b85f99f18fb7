import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { assistantEndpoints } from '@booking/contracts/assistants';
import { startHouseWithAssistant, type HouseWithAssistant } from '../../../../test/start/house-with-assistant.ts';
import { startProxy, type RecordingProxy } from '../../../../test/providers/recording-proxy.ts';

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

describe.each(['publish', 'publishVerified'] as const)('%s', (name) => {
  test('of a draft that somebody saved since it was looked at is refused, and nothing is sent', async () => {
    const [{ revision, publishedVersion }, held] = [await house.read(), await house.atVapi()];
    await house.save({ personality: `Half-typed by somebody else for ${name}.` });
    const { status, body } = await house.ask(name, { revision });
    expect([status, body]).toMatchObject([
      409,
      {
        code: 'assistant_changed',
        message:
          'Somebody saved Guest assistant since you looked at it, so nothing was done. Look at what it says now, then try again.',
      },
    ]);
    expect(await house.atVapi()).toEqual(held);
    expect((await house.read()).publishedVersion).toBe(publishedVersion);
    const { revision: newest } = await house.read();
    expect((await house.ask(name, { revision: newest })).status).toBe(200);
  });
});

test('of two publishes at once one is told who publishes, however long Vapi takes', async () => {
  const { publishedVersion: live } = await house.read();
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  proxy.meanwhile = () => answered;
  const first = house.publish();
  await proxy.next();
  const { status, body } = await house.ask('publishVerified', {});
  expect([status, body.message]).toEqual([409, expect.stringMatching(/^Guest assistant is being published by .+\.$/)]);
  answer();
  expect(await first).toMatchObject({ success: true, version: live! + 1 });
  proxy.meanwhile = null;
  expect(await house.publish()).toMatchObject({ success: true });
});

test('one that took so long that somebody else began stops before it sends anything', async () => {
  const [{ publishedVersion }, held] = [await house.read(), await house.atVapi()];
  proxy.meanwhile = async ({ path }) => {
    if (path !== '/tool') return;
    await house.api.sql(
      `UPDATE assistant SET publishing_by = 'Maria', publishing_until = now() + interval '4 minutes'`,
    );
  };
  const { status, body } = await house.ask('publishVerified', {});
  expect([status, body]).toMatchObject([
    409,
    {
      message: expect.stringMatching(/^This took so long that somebody else began/),
      holds: 'Nothing of it went live.',
    },
  ]);
  proxy.meanwhile = null;
  expect(await house.atVapi()).toEqual(held);
  expect((await house.read()).publishedVersion).toBe(publishedVersion);
  await house.api.sql('UPDATE assistant SET publishing_until = NULL');
});

describe('a publish is held off', () => {
  const holdUntil = (until: string) =>
    house.api.sql(`UPDATE assistant SET publishing_by = 'Maria', publishing_until = ${until} WHERE id = ${house.id}`);

  test('by one that goes on, but not by one whose process died', async () => {
    await holdUntil(`now() + interval '1 minute'`);
    const { status, body } = await house.ask('publishVerified', {});
    expect([status, body.message]).toEqual([409, 'Guest assistant is being published by Maria.']);
    await holdUntil(`now() - interval '1 second'`);
    expect((await house.ask('publishVerified', {})).status).toBe(200);
  });

  test('as is a look for drift, whose finding would be an old one', async () => {
    await holdUntil(`now() + interval '1 minute'`);
    expect(await house.ask('checkDrift', {})).toMatchObject({
      status: 409,
      body: {
        code: 'being_published',
        message:
          'Guest assistant was being published while this looked at what Vapi holds. Check again once that is done.',
      },
    });
    await holdUntil('NULL');
    expect((await house.ask('checkDrift', {})).status).toBe(200);
  });

  test('while the assistant is archived', async () => {
    const archive = (archived: boolean) =>
      house.api.call(assistantEndpoints.archive, { params: { id: house.id }, body: { archived } });
    await archive(true);
    expect(await house.ask('publishVerified', {})).toMatchObject({ status: 409, body: { code: 'assistant_archived' } });
    await archive(false);
  });
});
