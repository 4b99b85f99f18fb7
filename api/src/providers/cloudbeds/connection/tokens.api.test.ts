import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { openAdapters, type Adapters } from '../../../../test/providers/adapters.ts';
import { outcomeOf } from '../../../../test/requests/provider-outcome.ts';
import { consentCode } from '../../../../test/providers/property.ts';
import { startProxy, type Exchange, type RecordingProxy } from '../../../../test/providers/recording-proxy.ts';
import { startSimulators, type Simulators } from '../../../../test/start/running-simulators.ts';

let simulators: Simulators;
let proxy: RecordingProxy;
let replicas: [Adapters, Adapters];
beforeAll(async () => {
  simulators = await startSimulators();
  proxy = await startProxy(simulators.cloudbeds);
  const env = { ...simulators.env, CLOUDBEDS_BASE_URL: proxy.url };
  const first = await openAdapters(env);
  replicas = [first, await openAdapters(env, first.databaseUrl)];
});
afterAll(() => Promise.all([...replicas.map((each) => each.stop()), proxy.stop(), simulators.stop()]));

const asked = (method: string): Exchange[] => proxy.exchanges.filter(({ path }) => path.endsWith(`/${method}`));

/** The connection as it will be that many minutes before its token expires. */
const minutesAreLeft = (minutes: number): Promise<unknown> =>
  replicas[0].database.query(`UPDATE cloudbeds_connection SET expires_at = now() + make_interval(mins => $1)`, [
    minutes,
  ]);

beforeEach(async () => {
  const [{ connections, tokens }] = replicas;
  const grant = await consentCode(simulators);
  const token = await tokens.exchange('test', { grant_type: 'authorization_code', ...grant });
  await replicas[0].database.query(
    `INSERT INTO account (name, email, role) VALUES ('Owner', 'o@hotel.example', 'owner') ON CONFLICT DO NOTHING`,
  );
  const [{ id }] = await replicas[0].database.query<[{ id: string }]>('SELECT id FROM account');
  await connections.save('test', token, simulators.env['CLOUDBEDS_TEST_PROPERTY_ID']!, id);
  proxy.exchanges.length = 0;
});

describe('the access token', () => {
  test('is renewed once, however many ask for it at the same time on however many replicas', async () => {
    await minutesAreLeft(-1);
    const proofs = await Promise.all(
      Array.from({ length: 6 }, (_, place) => replicas[place % 2]!.connections.proof('test')),
    );
    expect(asked('access_token')).toHaveLength(1);
    expect(new Set(proofs.map(({ token }) => token)).size).toBe(1);
  });

  test('is renewed from ten minutes before it expires, and not earlier', async () => {
    await minutesAreLeft(11);
    await replicas[0].connections.proof('test');
    expect(asked('access_token')).toHaveLength(0);
    await minutesAreLeft(9);
    await replicas[0].connections.proof('test');
    expect(asked('access_token')).toHaveLength(1);
    expect((await replicas[0].connections.status('test')).message).toBe('Connected.');
  });

  test('is used to its end while it cannot be renewed, and no longer', async () => {
    await simulators.fault('cloudbeds', 'rate_limited');
    await minutesAreLeft(5);
    const { token } = await replicas[0].connections.proof('test');
    await minutesAreLeft(-1);
    const late = await outcomeOf(replicas[0].connections.proof('test'));
    await simulators.heal();
    expect(token).toMatch(/\S{20}/);
    expect(late).toBe('rate_limited');
    await replicas[0].connections.proof('test');
  });

  test('that Cloudbeds takes no more is renewed, and the request made once more with the new one', async () => {
    await simulators.fault('cloudbeds', 'expired_token');
    await replicas[0].cloudbeds.check('test').finally(() => simulators.heal());
    expect(asked('getHotels').map(({ status }) => status)).toEqual([401, 200]);
    const [old, renewed] = asked('getHotels').map(({ headers }) => headers['authorization']);
    expect(old).not.toBe(renewed);
    expect(asked('access_token')).toHaveLength(1);
  });

  test('refused to many at the same time is renewed once', async () => {
    await simulators.fault('cloudbeds', 'expired_token');
    await Promise.all(replicas.map((each) => each.cloudbeds.check('test'))).finally(() => simulators.heal());
    expect(asked('access_token')).toHaveLength(1);
  });

  test('whose refresh token is not taken any more says that somebody has to connect again', async () => {
    const [{ connections, tokens, database }] = replicas;
    await connections.refresh('test');
    const used = new URLSearchParams(asked('access_token')[0]!.body).get('refresh_token')!;
    expect(await outcomeOf(tokens.exchange('test', { grant_type: 'refresh_token', refresh_token: used }))).toBe(
      'unauthorized',
    );
    await database.query(`UPDATE cloudbeds_connection SET refresh_token = 'changed by somebody'`);
    expect(await outcomeOf(connections.refresh('test'))).toBe('unauthorized');
    expect(await connections.status('test')).toMatchObject({
      method: 'oauth',
      message: expect.stringContaining('Connect again'),
    });
  });
});

test('a refresh is never sent twice, for a refresh token works once', async () => {
  await simulators.fault('cloudbeds', 'server_error');
  const outcome = await outcomeOf(replicas[0].connections.refresh('test'));
  await simulators.heal();
  expect(outcome).toBe('server_error');
  expect(asked('access_token')).toHaveLength(1);
});
