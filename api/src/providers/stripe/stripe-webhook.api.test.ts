import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { settled } from '../../../test/requests/call-rows.ts';
import { errorOf } from '../../../test/requests/error-answer.ts';
import { runJob } from '../../../test/requests/jobs.ts';
import { startOwnApi, type RunningApi } from '../../../test/start/running-api.ts';
import { postStripe, stripeEvent, stripeSignature } from '../../../test/providers/signed.ts';

const secrets = { test: 'whsec_of_the_test_account', live: 'whsec_of_the_live_account' };
const now = (): number => Math.floor(Date.now() / 1000);

let api: RunningApi;
beforeAll(async () => {
  api = await startOwnApi({ STRIPE_TEST_WEBHOOK_SECRET: secrets.test, STRIPE_LIVE_WEBHOOK_SECRET: secrets.live });
});
afterAll(() => api.stop());
beforeEach(() => api.sql('DELETE FROM inbound_event'));

const stored = (): Promise<{ event_key: string; mode: string; status: string }[]> =>
  api.sql('SELECT event_key, mode, status FROM inbound_event');

describe("Stripe's event", () => {
  test.each([
    ['test', false],
    ['live', true],
  ] as const)('signed by the secret of %s mode is stored for that mode', async (mode, livemode) => {
    const body = stripeEvent({ livemode });
    const answer = await postStripe(api, body, stripeSignature(body, secrets[mode]));
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ received: true });
    await settled(api);
    expect(await stored()).toEqual([{ event_key: 'evt_1', mode, status: 'done' }]);
  });

  test('that comes twice, or many times at once, is stored once', async () => {
    const body = stripeEvent();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => postStripe(api, body, stripeSignature(body, secrets.test))),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await stored()).toHaveLength(1);
  });

  test('is not processed again when it is signed and sent again after its retention', async () => {
    const send = async (body: string): Promise<void> => {
      expect((await postStripe(api, body, stripeSignature(body, secrets.test))).status).toBe(200);
      await settled(api);
    };
    await send(stripeEvent({ id: 'evt_long_ago' }));
    await api.sql(`UPDATE inbound_event SET received_at = now() - interval '400 days'`);
    await runJob(api, 'delete-old-intake');
    expect(await stored()).toEqual([]);
    await send(stripeEvent({ id: 'evt_long_ago' }));
    expect(await stored()).toEqual([]);
    await send(stripeEvent({ id: 'evt_of_today' }));
    expect(await stored()).toMatchObject([{ event_key: 'evt_of_today' }]);
  });

  test('is accepted with either signature during a change of secrets', async () => {
    const body = stripeEvent();
    const [, other] = stripeSignature(body, 'whsec_that_is_new').split(',');
    expect((await postStripe(api, body, `${stripeSignature(body, secrets.test)},${other!}`)).status).toBe(200);
  });

  const body = stripeEvent();
  test.each([
    ['without a signature', () => undefined],
    ['signed by another secret', () => stripeSignature(body, 'whsec_of_somebody_else')],
    ['signed six minutes ago', () => stripeSignature(body, secrets.test, now() - 360)],
    ['signed an hour from now', () => stripeSignature(body, secrets.test, now() + 3600)],
    ['signed for another body', () => stripeSignature(`${body} `, secrets.test)],
    ['with a signature that is none', () => 't=,v1='],
  ])('%s is rejected, and nothing is stored', async (_, signature) => {
    await errorOf(await postStripe(api, body, signature()), 400);
    expect(await stored()).toEqual([]);
  });

  test("whose livemode differs from its secret's mode is rejected, and nothing is stored", async () => {
    const live = stripeEvent({ livemode: true });
    await errorOf(await postStripe(api, live, stripeSignature(live, secrets.test)), 400);
    expect(await stored()).toEqual([]);
  });

  test.each([['{}'], ['[]'], ['{"id":7}']])('that is signed but no event is rejected: %s', async (odd) => {
    await errorOf(await postStripe(api, odd, stripeSignature(odd, secrets.test)), 400);
    expect(await stored()).toEqual([]);
  });

  test('that is signed but empty is rejected', async () => {
    await errorOf(await postStripe(api, 'null', stripeSignature('null', secrets.test)), 400);
  });
});
