import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { authEndpoints } from '@booking/contracts/auth';
import { sessionEndpoints, SignedIn } from '@booking/contracts/session';
import { hash, verify } from '@node-rs/argon2';
import { errorOf } from '../../../../test/requests/error-answer.ts';
import { owner, startApi, type RunningApi } from '../../../../test/start/running-api.ts';
import { addAccount, cookieOf, postSignIn, signIn, staffPassword } from '../../../../test/people/staff.ts';

let api: RunningApi;
let viewer: string;
beforeAll(async () => {
  api = await startApi();
  viewer = await addAccount(api, 'viewer');
});
afterAll(() => api.stop());

const me = (headers: Record<string, string>): Promise<Response> => api.request('/api/auth/me', { headers });

describe('signing in', () => {
  test('with the right password answers with the user and opens a session', async () => {
    const answer = await postSignIn(api, owner.email, owner.password);
    const { user } = SignedIn.parse(await answer.json());
    expect(user).toMatchObject({ email: owner.email, role: 'owner' });
    expect(await (await me({ cookie: cookieOf(answer)! })).json()).toMatchObject({ user, stepUpWith: 'password' });
  });

  test('takes the e-mail address in any case and with spaces around it', async () => {
    expect((await postSignIn(api, ` ${owner.email.toUpperCase()} `, owner.password)).status).toBe(200);
  });

  test('with a wrong password and with an unknown address gets the same answer and no session', async () => {
    const answers = [
      await postSignIn(api, owner.email, 'not the password'),
      await postSignIn(api, 'nobody@hotel.example', owner.password),
    ];
    expect(answers.map(cookieOf)).toEqual([undefined, undefined]);
    const [wrong, unknown] = await Promise.all(answers.map((answer) => errorOf(answer, 401)));
    expect({ ...wrong, requestId: '' }).toEqual({ ...unknown, requestId: '' });
  });

  test('without an address or a password says which is missing', async () => {
    const error = await errorOf(await postSignIn(api, ' ', ''), 400);
    expect(error.issues?.map(({ path }) => path)).toEqual(['email', 'password']);
  });

  test('an account without a password cannot be entered by leaving it out or guessing', async () => {
    await api.sql(`INSERT INTO account (name, email, role) VALUES ('L', 'link-only@hotel.example', 'owner')`);
    for (const password of ['nobody', 'null', ' ']) {
      await errorOf(await postSignIn(api, 'link-only@hotel.example', password), 401);
    }
  });
});

test('an old hash of the typed form accepts every normal form, and is renewed', async () => {
  const typed = 'Zoë und Müller 2026';
  const hashOf = async (): Promise<string> => {
    const [row] = await api.sql<{ hash: string }>(
      `SELECT password_hash AS hash FROM account WHERE email = 'zoe@hotel.example'`,
    );
    return row!.hash;
  };
  const before = await hash(typed.normalize('NFD'));
  await api.sql(
    `INSERT INTO account (name, email, role, password_hash) VALUES ('Zoë', 'zoe@hotel.example', 'viewer', $1)`,
    [before],
  );
  expect((await postSignIn(api, 'zoe@hotel.example', typed.normalize('NFC'))).status).toBe(200);
  const renewed = await hashOf();
  expect(await verify(renewed, typed.normalize('NFKC'))).toBe(true);
  expect((await postSignIn(api, 'zoe@hotel.example', typed.normalize('NFD'))).status).toBe(200);
  expect(await hashOf()).toBe(renewed);
  await errorOf(await postSignIn(api, 'zoe@hotel.example', typed.replace('ü', 'u')), 401);
});

test('a product without an OIDC service has no such endpoint', async () => {
  expect(await api.call(sessionEndpoints.ways)).toEqual({ oidc: null });
  for (const { path } of [authEndpoints.oidcStart, authEndpoints.oidcCallback])
    await errorOf(await api.request(path), 404);
});

describe('the session cookie', () => {
  test('is HttpOnly and SameSite, ends with the browser, and contains no data', async () => {
    const [cookie] = (await postSignIn(api, owner.email, owner.password)).headers.getSetCookie();
    const [value, ...flags] = cookie!.split('; ');
    expect(flags.sort()).toEqual(['HttpOnly', 'Path=/', 'SameSite=Lax']);
    expect(value).toMatch(/^session=[\w-]{43}$/);
  });

  test('is new with every sign-in, which ends the replaced one', async () => {
    const first = await signIn(api, viewer);
    const answer = await postSignIn(api, viewer, staffPassword, first);
    const second = { cookie: cookieOf(answer)! };
    expect(second.cookie).not.toBe(first.cookie);
    expect((await me(second)).status).toBe(200);
    await errorOf(await me(first), 401);
  });

  test('ends on the server with the sign-out, also for copies', async () => {
    const [here, elsewhere] = [
      await signIn(api, owner.email, owner.password),
      await signIn(api, owner.email, owner.password),
    ];
    const answer = await api.request('/api/auth/sign-out', { method: 'POST', headers: here });
    expect(answer.headers.getSetCookie()[0]).toMatch(/^session=;.*(Max-Age=0|Expires=Thu, 01 Jan 1970)/);
    await errorOf(await me(here), 401);
    expect((await me(elsewhere)).status).toBe(200);
  });

  test('is stored only as a hash, like the password', async () => {
    const { cookie } = await signIn(api, owner.email, owner.password);
    const token = cookie.split('=')[1]!;
    const hash = createHash('sha256').update(token).digest();
    expect(await api.sql('SELECT id FROM session WHERE token_hash = $1', [hash])).toHaveLength(1);
    const rows = await api.sql<{ row: string }>(
      'SELECT account::text AS row FROM account UNION ALL SELECT session::text FROM session',
    );
    const stored = rows.map(({ row }) => row).join('\n');
    for (const secret of [token, Buffer.from(token).toString('hex'), owner.password, staffPassword]) {
      expect(stored).not.toContain(secret);
    }
    expect(stored).toContain('$argon2id$');
  });
});
