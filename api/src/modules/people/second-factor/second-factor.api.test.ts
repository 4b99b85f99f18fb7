import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { authEndpoints } from '@booking/contracts/auth';
import { ownAccountEndpoints as own, type OwnAccount, type RecoveryCodes } from '@booking/contracts/own-account';
import { sessionEndpoints } from '@booking/contracts/session';
import { TOTP, URI } from 'otpauth';
import { openBrowser, readAnswer, type Browser } from '../../../../test/requests/browser.ts';
import { errorOf } from '../../../../test/requests/error-answer.ts';
import { startApiProcess, type ApiInProcess } from '../../../../test/start/running-api.ts';
import { addAccount, basicOf, staffPassword } from '../../../../test/people/staff.ts';

let api: ApiInProcess;
let email: string;
let desk: Browser;
let app: TOTP;
let recovery: string[];
beforeAll(async () => {
  api = await startApiProcess();
  email = await addAccount(api, 'manager');
  desk = openBrowser(api);
  await signIn(desk);
});
afterAll(() => api.stop());

/** A test has one step of codes to itself: none is used yet, and it is not over in a moment. */
beforeEach(async () => {
  await Promise.all([api.sql('UPDATE account SET second_factor_step = 0'), api.sql('DELETE FROM rate_limit')]);
  const left = 30_000 - (Date.now() % 30_000);
  if (left < 3_000) await new Promise((go) => setTimeout(go, left));
});

const signIn = (browser: Browser): Promise<Response> =>
  browser.post(authEndpoints.signIn.path, { email, password: staffPassword });
const enter = (browser: Browser, code: string): Promise<Response> =>
  browser.post(authEndpoints.secondFactor.path, { code });
const code = (stepsAway = 0): string => app.generate({ timestamp: Date.now() + stepsAway * 30_000 });
const wrongCode = (): string => (code() === '000000' ? '111111' : '000000');
/** A browser in which the password was right. */
async function halfIn(): Promise<Browser> {
  const browser = openBrowser(api);
  expect(await readAnswer(await signIn(browser))).toEqual({ next: 'second-factor' });
  return browser;
}

describe('turning it on', () => {
  test('ends other sessions, which were opened without it', async () => {
    const person = await addAccount(api, 'viewer', 'has two browsers');
    const [one, other] = [openBrowser(api), openBrowser(api)];
    for (const browser of [one, other]) {
      await readAnswer(await browser.post(authEndpoints.signIn.path, { email: person, password: staffPassword }));
    }
    const begun = await one.post(own.beginSecondFactor.path, { password: staffPassword });
    const theirs = URI.parse((await readAnswer<{ uri: string }>(begun)).uri) as TOTP;
    await readAnswer(await one.post(own.confirmSecondFactor.path, { code: theirs.generate() }));
    expect((await one.get(sessionEndpoints.me.path)).status).toBe(200);
    await errorOf(await other.get(sessionEndpoints.me.path), 401);
  });

  test('needs the password and a code of the app, and gives ten recovery codes', async () => {
    const wrong = await errorOf(await desk.post(own.beginSecondFactor.path, { password: 'a guess' }), 400);
    expect(wrong.issues).toMatchObject([{ path: 'password' }]);
    const begun = await readAnswer<{ secret: string; uri: string }>(
      await desk.post(own.beginSecondFactor.path, { password: staffPassword }),
    );
    app = URI.parse(begun.uri) as TOTP;
    expect(app).toMatchObject({ label: email, algorithm: 'SHA1', digits: 6, period: 30 });
    expect(app.secret.base32).toBe(begun.secret);
    await errorOf(await desk.post(own.confirmSecondFactor.path, { code: wrongCode() }), 400);
    expect(await readAnswer(await signIn(openBrowser(api)))).toHaveProperty('user');

    const answer = await desk.post(own.confirmSecondFactor.path, { code: code() });
    ({ recoveryCodes: recovery } = await readAnswer<RecoveryCodes>(answer));
    expect(new Set(recovery).size).toBe(10);
    const account = await readAnswer<OwnAccount>(await desk.get(own.account.path));
    expect(account).toEqual({ hasPassword: true, secondFactor: true, recoveryCodes: 10 });
    await errorOf(await desk.post(own.beginSecondFactor.path, { password: staffPassword }), 409);
  });

  test('leaves neither secret nor codes in the database or the log', async () => {
    const rows = await api.sql<{ row: string }>(
      `SELECT account::text AS row FROM account UNION ALL SELECT recovery_code::text FROM recovery_code
       UNION ALL SELECT audit_event::text FROM audit_event`,
    );
    const stored = rows.map(({ row }) => row).join('\n') + api.log();
    for (const secret of [app.secret.base32, app.secret.hex.toLowerCase(), ...recovery]) {
      expect(stored).not.toContain(secret);
      expect(stored).not.toContain(Buffer.from(secret).toString('hex'));
    }
  });
});

describe('signing in with it', () => {
  test('opens a session only with password and code', async () => {
    const browser = await halfIn();
    await errorOf(await browser.get(sessionEndpoints.me.path), 401);
    expect(await readAnswer(await enter(browser, ` ${code().slice(0, 3)} ${code().slice(3)} `))).toMatchObject({
      user: { email },
    });
    expect((await browser.get(sessionEndpoints.me.path)).status).toBe(200);
  });

  test.each([
    [-1, 200],
    [1, 200],
    [-3, 401],
    [3, 401],
  ])('answers a code %d steps away with %d', async (steps, status) => {
    expect((await enter(await halfIn(), code(steps))).status).toBe(status);
  });

  test('accepts a code once, also among simultaneous requests', async () => {
    const browsers = [await halfIn(), await halfIn(), await halfIn()];
    const once = code();
    const answers = await Promise.all(browsers.map((browser) => enter(browser, once)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
    expect((await errorOf(await enter(await halfIn(), once), 401)).code).toBe('wrong_code');
    expect((await errorOf(await enter(await halfIn(), code(-1)), 401)).code).toBe('wrong_code');
  });

  test('accepts a recovery code once, in any spelling', async () => {
    const [first] = recovery;
    expect((await enter(await halfIn(), first!.toUpperCase().replaceAll('-', ' '))).status).toBe(200);
    await errorOf(await enter(await halfIn(), first!), 401);
    expect(await readAnswer(await desk.get(own.account.path))).toMatchObject({ recoveryCodes: 9 });
  });

  test('ends after five wrong codes, also for a copied cookie', async () => {
    const browser = await halfIn();
    const copy = browser.copy();
    for (let turn = 1; turn < 5; turn++) {
      expect((await errorOf(await enter(browser, wrongCode()), 401)).code).toBe('wrong_code');
    }
    expect((await errorOf(await enter(browser, wrongCode()), 401)).code).toBe('sign_in_again');
    expect((await errorOf(await enter(copy, code()), 401)).code).toBe('sign_in_again');
    expect((await enter(await halfIn(), code())).status).toBe(200);
  });

  test('ends when the password changes or the account is disabled meanwhile', async () => {
    const browser = await halfIn();
    await api.sql('UPDATE account SET disabled_at = now() WHERE email = $1', [email]);
    expect((await errorOf(await enter(browser, code()), 401)).code).toBe('sign_in_again');
    await api.sql('UPDATE account SET disabled_at = NULL WHERE email = $1', [email]);
    await api.sql(`UPDATE account SET password_hash = replace(password_hash, 'p=1', 'p=2') WHERE email = $1`, [email]);
    expect((await errorOf(await enter(browser, code()), 401)).code).toBe('sign_in_again');
    await api.sql(`UPDATE account SET password_hash = replace(password_hash, 'p=2', 'p=1') WHERE email = $1`, [email]);
    expect((await enter(browser, code())).status).toBe(200);
  });

  test('needs the first step, and rejects a forged one', async () => {
    for (const cookies of [[], [['sign-in', 'A'.repeat(200)]]] as [string, string][][]) {
      expect((await errorOf(await enter(openBrowser(api, new Map(cookies)), code()), 401)).code).toBe('sign_in_again');
    }
  });

  test('rejects HTTP Basic with a reason', async () => {
    const basic = (password: string) => api.request('/api/admin/alerts', { headers: basicOf(email, password) });
    expect((await errorOf(await basic(staffPassword), 401)).message).toMatch(/second factor/);
    expect((await errorOf(await basic('a guess'), 401)).code).toBe('not_signed_in');
  });
});

describe('a step-up of an account that has one', () => {
  const stepUp = (browser: Browser, given: object): Promise<Response> => browser.post(authEndpoints.stepUp.path, given);

  test('accepts a code once, but not the password', async () => {
    const browser = await halfIn();
    await readAnswer(await enter(browser, code()));
    expect(await readAnswer(await browser.get(sessionEndpoints.me.path))).toMatchObject({ stepUpWith: 'code' });
    expect((await errorOf(await stepUp(browser, { password: staffPassword }), 400)).code).toBe('code_needed');
    expect((await errorOf(await stepUp(browser, { code: wrongCode() }), 400)).code).toBe('wrong_code');
    await api.sql('UPDATE account SET second_factor_step = 0');
    const now = code();
    await readAnswer(await stepUp(browser, { code: now }));
    expect((await errorOf(await stepUp(browser, { code: now }), 400)).code).toBe('wrong_code');
  });
});

describe('an account with a second factor', () => {
  test('replaces its recovery codes', async () => {
    await errorOf(await desk.post(own.newRecoveryCodes.path, { code: wrongCode() }), 400);
    const renewed = await readAnswer<RecoveryCodes>(await desk.post(own.newRecoveryCodes.path, { code: code() }));
    await errorOf(await enter(await halfIn(), recovery[1]!), 401);
    expect((await enter(await halfIn(), renewed.recoveryCodes[0]!)).status).toBe(200);
  });

  test('turns it off with password and code, and then needs only the password', async () => {
    await errorOf(await desk.post(own.endSecondFactor.path, { password: 'a guess', code: code() }), 400);
    await errorOf(await desk.post(own.endSecondFactor.path, { password: staffPassword, code: wrongCode() }), 400);
    const off = await readAnswer(await desk.post(own.endSecondFactor.path, { password: staffPassword, code: code() }));
    expect(off).toEqual({ hasPassword: true, secondFactor: false, recoveryCodes: 0 });
    expect(await readAnswer(await signIn(openBrowser(api)))).toHaveProperty('user');
  });

  test('has all changes in the audit log', async () => {
    const rows = await api.sql<{ action: string }>(`SELECT DISTINCT action FROM audit_event ORDER BY action`);
    expect(rows.map(({ action }) => action)).toEqual([
      'auth.new_recovery_codes',
      'auth.second_factor_begin',
      'auth.second_factor_off',
      'auth.second_factor_on',
      'auth.sign_in',
      'auth.sign_in_failed',
      'auth.step_up',
    ]);
  });
});
