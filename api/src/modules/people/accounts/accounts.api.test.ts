import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { accountEndpoints as desk, type Account, type Invitation } from '@booking/contracts/accounts';
import { auditEndpoints } from '@booking/contracts/audit';
import { authEndpoints } from '@booking/contracts/auth';
import { addressOf } from '@booking/contracts/endpoint';
import { sessionEndpoints } from '@booking/contracts/session';
import { openBrowser, readAnswer, type Browser } from '../../../../test/requests/browser.ts';
import { errorOf } from '../../../../test/requests/error-answer.ts';
import { owner, startApiProcess, type ApiInProcess } from '../../../../test/start/running-api.ts';
import { addAccount, staffPassword } from '../../../../test/people/staff.ts';

const chosen = 'four words of ours';

let api: ApiInProcess;
let boss: Browser;
beforeAll(async () => {
  api = await startApiProcess();
  boss = await enter(owner.email, owner.password);
});
afterAll(() => api.stop());
beforeEach(() => api.sql('DELETE FROM rate_limit'));

async function enter(email: string, password = staffPassword): Promise<Browser> {
  const browser = openBrowser(api);
  await readAnswer(await browser.post(authEndpoints.signIn.path, { email, password }));
  return browser;
}
const isIn = async (browser: Browser) => (await browser.get(sessionEndpoints.me.path)).status === 200;
const list = () => api.call(desk.list);
const accountOf = async (email: string) => (await list()).find((account) => account.email === email)!;

type Act = 'newLink' | 'changeRole' | 'disable' | 'enable' | 'resetSecondFactor' | 'endSessions';
const act = (what: Act, id: string, body: object = {}, by = boss): Promise<Response> =>
  by.send(desk[what].method, addressOf(desk[what], { id }), body);

let count = 0;
const invite = async (role = 'front_desk'): Promise<Invitation & { token: string }> => {
  const body = { name: 'Ana', email: `ana-${++count}@hotel.example`, role };
  const invitation = desk.invite.answer.parse(await readAnswer(await boss.post(desk.invite.path, body)));
  return { ...invitation, token: invitation.link.split('#')[1]! };
};
const accept = (token: string, password = chosen, browser = openBrowser(api)): Promise<Response> =>
  browser.post(authEndpoints.acceptInvitation.path, { token, password });
const look = (token: string): Promise<Response> => openBrowser(api).post(authEndpoints.invitation.path, { token });

describe('an invitation', () => {
  test('is a link for seven days under which a person chooses a password and is signed in', async () => {
    const { account, link, until, token } = await invite();
    expect(account).toMatchObject({ name: 'Ana', role: 'front_desk', state: 'invited', activeAt: null, isYou: false });
    expect(link).toMatch(/^http:\/\/[^/]+\/invitation#[\w-]{43}$/);
    expect((Date.parse(until) - Date.now()) / 86_400_000).toBeCloseTo(7, 2);
    expect(await readAnswer(await look(token))).toEqual({ name: 'Ana', email: account.email });
    const ana = openBrowser(api);
    expect(await readAnswer(await accept(token, chosen, ana))).toMatchObject({ user: { email: account.email } });
    expect(await isIn(ana)).toBe(true);
    expect(await isIn(await enter(account.email, chosen))).toBe(true);
    expect(await accountOf(account.email)).toMatchObject({ state: 'active', invitedUntil: null });
  });

  test('can be accepted once, also at the same moment', async () => {
    const { token } = await invite();
    const answers = await Promise.all([accept(token), accept(token), accept(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
    await errorOf(await look(token), 404);
  });

  test.each<[string, (invitation: Invitation) => Promise<unknown>]>([
    [
      'seven days later',
      ({ account }) => api.sql(`UPDATE account SET invited_until = now() WHERE id = $1`, [account.id]),
    ],
    ['when a new one was made', ({ account }) => act('newLink', account.id)],
    ['when the account was disabled', ({ account }) => act('disable', account.id)],
  ])('is invalid %s', async (_, happens) => {
    const { token, ...invitation } = await invite();
    await happens(invitation);
    const answers = await Promise.all([look(token), accept(token), look('x'.repeat(43))]);
    const [looked, accepted, unknown] = await Promise.all(answers.map((answer) => errorOf(answer, 404)));
    expect({ ...looked, requestId: '' }).toEqual({ ...unknown, requestId: '' });
    expect(accepted!.code).toBe('invitation_gone');
  });

  test('rejects a short or common password, and stays open', async () => {
    const { token } = await invite();
    for (const password of ['x'.repeat(11), '1qaz2wsx3edc', 'Password2026!']) {
      const { issues } = await errorOf(await accept(token, password), 400);
      expect(issues!.map(({ path }) => path)).toEqual(['password']);
    }
    expect((await accept(token)).status).toBe(200);
  });

  test('for an address with an account is rejected in any capitalization', async () => {
    const body = { name: 'Me', email: owner.email.toUpperCase(), role: 'viewer' };
    expect((await errorOf(await boss.post(desk.invite.path, body), 409)).code).toBe('email_taken');
    await errorOf(await boss.post(desk.invite.path, { ...body, email: 'no address' }), 400);
  });

  test('for a forgotten password ends earlier sessions', async () => {
    const email = await addAccount(api, 'manager', 'forgot');
    const before = await enter(email);
    const { link } = await readAnswer<Invitation>(await act('newLink', (await accountOf(email)).id));
    expect(await isIn(before)).toBe(true);
    expect((await accept(link.split('#')[1]!)).status).toBe(200);
    expect(await isIn(before)).toBe(false);
    await expect(enter(email)).rejects.toThrow('401');
  });
});

describe('an account', () => {
  test('that is disabled is signed out at once in every browser, and stays so when it is enabled again', async () => {
    const email = await addAccount(api, 'manager', 'leaves');
    const { id } = await accountOf(email);
    const browsers = [await enter(email), await enter(email)];
    expect(await readAnswer(await act('disable', id))).toMatchObject({ state: 'disabled' });
    expect(await Promise.all(browsers.map(isIn))).toEqual([false, false]);
    await expect(enter(email)).rejects.toThrow('401');
    expect((await errorOf(await act('newLink', id), 409)).code).toBe('disabled');
    expect(await readAnswer(await act('enable', id))).toMatchObject({ state: 'active' });
    expect(await Promise.all(browsers.map(isIn))).toEqual([false, false]);
    expect(await isIn(await enter(email))).toBe(true);
  });

  test('gets a new role at once', async () => {
    const email = await addAccount(api, 'viewer', 'rises');
    const browser = await enter(email);
    await errorOf(await browser.get('/api/admin/employees'), 403);
    expect(await readAnswer(await act('changeRole', (await accountOf(email)).id, { role: 'manager' }))).toMatchObject({
      role: 'manager',
    });
    expect((await browser.get('/api/admin/employees')).status).toBe(200);
    await errorOf(await browser.get(desk.list.path), 403);
  });

  test('can be signed out everywhere', async () => {
    const email = await addAccount(api, 'viewer', 'everywhere');
    const browsers = [await enter(email), await enter(email)];
    expect(await readAnswer(await act('endSessions', (await accountOf(email)).id))).toEqual({ ended: 2 });
    expect(await Promise.all(browsers.map(isIn))).toEqual([false, false]);
  });

  test('can have its second factor reset, which ends its sessions', async () => {
    const email = await addAccount(api, 'manager', 'lost phone');
    const browser = await enter(email);
    await api.sql(`UPDATE account SET second_factor_at = now(), second_factor_secret = 'x' WHERE email = $1`, [email]);
    const before = await accountOf(email);
    expect(before.secondFactor).toBe(true);
    expect(await readAnswer(await act('resetSecondFactor', before.id))).toMatchObject({ secondFactor: false });
    expect(await isIn(browser)).toBe(false);
    expect(await isIn(await enter(email))).toBe(true);
  });

  test('that does not exist is 404', async () => {
    for (const what of ['newLink', 'disable', 'enable', 'resetSecondFactor', 'endSessions'] as const) {
      await errorOf(await act(what, '00000000-0000-4000-8000-000000000000'), 404);
      await errorOf(await act(what, 'x'), 404);
    }
  });
});

describe('the last owner', () => {
  test('can neither be disabled nor demoted beside one with an open invitation', async () => {
    await invite('owner');
    const { id } = await accountOf(owner.email);
    expect((await errorOf(await act('disable', id), 409)).code).toBe('last_owner');
    expect((await errorOf(await act('changeRole', id, { role: 'manager' }), 409)).code).toBe('last_owner');
    expect(await readAnswer(await act('changeRole', id, { role: 'owner' }))).toMatchObject({
      role: 'owner',
      isYou: true,
    });
  });

  test('remains when two owners demote each other at the same moment', async () => {
    const other = await enter(await addAccount(api, 'owner', 'other'));
    const ids = [await accountOf(owner.email), await accountOf('other@staff.hotel.example')].map(({ id }) => id);
    for (let turn = 0; turn < 5; turn++) {
      const answers = await Promise.all([
        act('changeRole', ids[1]!, { role: 'viewer' }, boss),
        act('changeRole', ids[0]!, { role: 'viewer' }, other),
      ]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      await api.sql(`UPDATE account SET role = 'owner' WHERE id = ANY($1)`, [ids]);
    }
    await api.sql(`UPDATE account SET role = 'viewer' WHERE id = $1`, [ids[1]]);
  });
});

test('the list has every account with its state, and no secret', async () => {
  const accounts = await list();
  expect(accounts.map(({ name }) => name)).toEqual(accounts.map(({ name }) => name).sort());
  expect(accounts.find(({ isYou }) => isYou)).toMatchObject({
    email: owner.email,
    state: 'active',
  } satisfies Partial<Account>);
  expect(JSON.stringify(accounts)).not.toMatch(/argon2|hash|secret"/i);
});

test('all changes are in the audit log, without links', async () => {
  const { token } = await invite();
  await accept(token);
  const rows = await api.sql<{ action: string }>(
    `SELECT action, actor_email, subject_label, before, after FROM audit_event WHERE action LIKE 'accounts.%'`,
  );
  expect([...new Set(rows.map(({ action }) => action))].sort()).toEqual(
    ['accept', 'change_role', 'disable', 'enable', 'end_sessions', 'invite', 'new_link', 'reset_second_factor'].map(
      (what) => `accounts.${what}`,
    ),
  );
  const events = await api.call(auditEndpoints.list, { query: { limit: 500 } });
  expect(events.find(({ subject }) => subject?.label === 'rises@staff.hotel.example')).toMatchObject({
    actor: { name: owner.email },
    before: { role: 'viewer' },
    after: { role: 'manager' },
  });
  expect(JSON.stringify(rows)).not.toContain(token);
  expect(api.log()).not.toContain(token);
  const [stored] = await api.sql<{ rows: string }>(`SELECT string_agg(account::text, ' ') AS rows FROM account`);
  expect(stored!.rows).not.toContain(token);
});
