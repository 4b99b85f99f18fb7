import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { errorOf } from '../../../../test/requests/error-answer.ts';
import { owner, startApi, type RunningApi } from '../../../../test/start/running-api.ts';
import { addAccount, basicOf, postSignIn, staffPassword } from '../../../../test/people/staff.ts';
import { leastOf } from '../../../../test/slowness.ts';

let api: RunningApi;
let email: string;
beforeAll(async () => {
  api = await startApi();
  email = await addAccount(api, 'manager');
});
afterAll(() => api.stop());
beforeEach(() => api.sql('DELETE FROM rate_limit'));

const guess = (who = email): Promise<Response> => postSignIn(api, who, 'a wrong guess');
const right = (): Promise<Response> => postSignIn(api, email, staffPassword);
async function shut(who: string): Promise<void> {
  for (let turn = 0; turn < 10; turn++) await errorOf(await guess(who), 401);
}

describe('an account under attack', () => {
  test('is locked after ten wrong passwords, also for the right one, and says for how long', async () => {
    await shut(email.toUpperCase());
    const answer = await right();
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(14 * 60);
    expect((await errorOf(answer, 429)).message).toMatch(/Wait 15 minutes/);
    await errorOf(await api.request('/api/admin/alerts', { headers: basicOf(email, staffPassword) }), 429);
  });

  test('is answered like an unknown account', async () => {
    await shut('nobody@hotel.example');
    await api.sql(`DELETE FROM rate_limit WHERE key LIKE '/api/auth/%'`);
    await shut(email);
    const answers = await Promise.all([guess('nobody@hotel.example'), guess()]);
    const [unknown, known] = await Promise.all(answers.map((answer) => errorOf(answer, 429)));
    expect({ ...unknown, requestId: '' }).toEqual({ ...known, requestId: '' });
  });

  test('is unlocked after 15 minutes', async () => {
    await shut(email);
    const [row] = await api.sql<{ minutes: number }>(
      `SELECT (expire / 1000.0 - extract(epoch FROM now()))::float8 / 60 AS minutes FROM rate_limit WHERE key LIKE 'sign-in of an account%'`,
    );
    expect(row!.minutes).toBeLessThanOrEqual(15);
    await api.sql('UPDATE rate_limit SET expire = 1');
    expect((await right()).status).toBe(200);
  });

  test('is counted from zero after a successful sign-in', async () => {
    for (let turn = 0; turn < 3; turn++) {
      for (let wrong = 0; wrong < 7; wrong++) await errorOf(await guess(), 401);
      expect((await right()).status).toBe(200);
    }
  });

  test('allows no more tries at the same moment, by HTTP Basic or the form', async () => {
    const basic = (turn: number) => api.request('/api/admin/alerts', { headers: basicOf(email, `guess ${turn}`) });
    const answers = await Promise.all(Array.from({ length: 24 }, (_, turn) => (turn % 2 ? guess() : basic(turn))));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(14);
  });

  test('is audited, without the typed password', async () => {
    const [before] = await api.sql<{ id: string }>('SELECT coalesce(max(id), 0) AS id FROM audit_event');
    await shut(email);
    await errorOf(await postSignIn(api, 'my secret, in the wrong field', 'x'), 401);
    const rows = await api.sql<{ action: string; subject_id: string | null }>(
      'SELECT action, subject_id, detail FROM audit_event WHERE id > $1 ORDER BY id',
      [before!.id],
    );
    expect(rows.map(({ action }) => action)).toEqual([
      ...Array<string>(10).fill('auth.sign_in_failed'),
      'auth.lock',
      'auth.sign_in_failed',
    ]);
    expect(rows.map(({ subject_id: id }) => id)).toEqual([...Array<string>(11).fill(email), null]);
    expect(JSON.stringify(rows)).not.toMatch(/wrong guess|secret/);
  });
});

test('one address may sign in 15 times while its scripts call', async () => {
  for (let turn = 0; turn < 15; turn++) expect((await right()).status).toBe(200);
  const headers = basicOf(owner.email, owner.password);
  const calls = await Promise.all(Array.from({ length: 30 }, () => api.request('/api/admin/alerts', { headers })));
  expect(new Set(calls.map(({ status }) => status))).toEqual(new Set([200]));
});

test('an unknown address is answered about as slowly as a wrong password', async () => {
  const ratio = async (): Promise<number> => {
    await api.sql('DELETE FROM rate_limit');
    const times = { known: [] as number[], unknown: [] as number[] };
    for (let turn = 0; turn < 7; turn++) {
      for (const [kind, who] of [
        ['known', owner.email],
        ['unknown', 'nobody@hotel.example'],
      ] as const) {
        const begun = performance.now();
        await errorOf(await guess(who), 401);
        times[kind].push(performance.now() - begun);
      }
    }
    const [known, unknown] = [times.known, times.unknown].map((each) => each.toSorted((a, b) => a - b)[3]!);
    return Math.max(known! / unknown!, unknown! / known!);
  };
  expect(await leastOf(ratio, 2.5)).toBeLessThan(2.5);
});

describe('a browser that signed in before', () => {
  const deviceOf = (answer: Response): { cookie: string } => ({
    cookie: answer.headers
      .getSetCookie()
      .find((cookie) => cookie.startsWith('device='))!
      .split(';')[0]!,
  });

  test('is not locked out by strangers at any address', async () => {
    const device = deviceOf(await right());
    await api.sql('DELETE FROM rate_limit');
    await shut(email);
    for (let turn = 0; turn < 25; turn++) await postSignIn(api, `nobody-${turn}@hotel.example`, 'a guess');
    expect((await right()).status).toBe(429);
    expect((await postSignIn(api, email, staffPassword, device)).status).toBe(200);
  });

  test('has ten tries of its own, and no more', async () => {
    const device = deviceOf(await right());
    const wrong = () => postSignIn(api, email, 'a wrong guess', device);
    for (let turn = 0; turn < 10; turn++) await errorOf(await wrong(), 401);
    await errorOf(await postSignIn(api, email, staffPassword, device), 429);
    expect((await right()).status).toBe(200);
  });

  test('is known only for the account that signed in there', async () => {
    const device = deviceOf(await right());
    await shut(owner.email);
    await errorOf(await postSignIn(api, owner.email, owner.password, device), 429);
  });

  test('is known by a cookie that cannot be forged', async () => {
    await shut(email);
    for (const cookie of ['device=a', 'device=eyJpZCI6IngifQ']) {
      await errorOf(await postSignIn(api, email, staffPassword, { cookie }), 429);
    }
  });
});

test('each further lock lasts twice as long', async () => {
  const minutes: number[] = [];
  for (let turn = 0; turn < 3; turn++) {
    await api.sql(`DELETE FROM rate_limit WHERE key LIKE '/api/auth/%' OR key LIKE 'sign-in%'`);
    await shut(email);
    minutes.push(Math.ceil(Number((await right()).headers.get('retry-after')) / 60));
  }
  expect(minutes).toEqual([15, 30, 60]);
});
