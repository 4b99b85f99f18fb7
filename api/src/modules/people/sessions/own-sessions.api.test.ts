import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { authEndpoints } from '@booking/contracts/auth';
import { ownAccountEndpoints as own, type OwnSession } from '@booking/contracts/own-account';
import { sessionEndpoints } from '@booking/contracts/session';
import { openBrowser, readAnswer, type Browser } from '../../../../test/requests/browser.ts';
import { errorOf } from '../../../../test/requests/error-answer.ts';
import { startApi, type RunningApi } from '../../../../test/start/running-api.ts';
import { addAccount, staffPassword } from '../../../../test/people/staff.ts';

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:141.0) Gecko/20100101 Firefox/141.0';

let api: RunningApi;
let email: string;
beforeAll(async () => {
  api = await startApi();
  email = await addAccount(api, 'front_desk');
});
afterAll(() => api.stop());
beforeEach(async () => {
  await api.sql('DELETE FROM rate_limit');
  await api.sql('UPDATE session SET ended_at = now() WHERE ended_at IS NULL');
});

async function enter(who = email, password = staffPassword, agent = 'curl/8.0'): Promise<Browser> {
  const browser = openBrowser(api, new Map(), agent);
  await readAnswer(await browser.post(authEndpoints.signIn.path, { email: who, password }));
  return browser;
}
const sessions = async (browser: Browser) => readAnswer<OwnSession[]>(await browser.get(own.sessions.path));
const isIn = async (browser: Browser) => (await browser.get(sessionEndpoints.me.path)).status === 200;
const end = (browser: Browser, id: string) => browser.send('DELETE', own.endSession.path.replace('{id}', id));

describe("one's own sessions", () => {
  test('are listed with their device, and the current one is marked', async () => {
    const [desk, home] = [await enter(), await enter(email, staffPassword, firefox)];
    await enter(await addAccount(api, 'viewer', 'somebody else'));
    const listed = await sessions(home);
    expect(listed.map(({ device, isCurrent }) => [device, isCurrent])).toEqual(
      expect.arrayContaining([
        ['Firefox on Windows', true],
        [null, false],
      ]),
    );
    expect(listed).toHaveLength(2);
    expect(listed[0]!.address).toMatch(/127\.0\.0\.1|::1/);
    await api.sql(`UPDATE session SET active_at = active_at - interval '31 minutes' WHERE device IS NOT NULL`);
    expect(await sessions(desk)).toHaveLength(1);
  });

  test('are not listed after their maximum age, also when used a moment ago', async () => {
    const [desk] = [await enter(), await enter(email, staffPassword, firefox)];
    expect(await sessions(desk)).toHaveLength(2);
    await api.sql(`UPDATE session SET created_at = created_at - interval '721 minutes' WHERE device IS NOT NULL`);
    expect(await sessions(desk)).toHaveLength(1);
  });

  test('end one by one, at once', async () => {
    const [desk, home] = [await enter(), await enter()];
    const other = (await sessions(desk)).find(({ isCurrent }) => !isCurrent)!;
    expect((await end(desk, other.id)).status).toBe(200);
    expect([await isIn(desk), await isIn(home)]).toEqual([true, false]);
    await errorOf(await end(desk, other.id), 404);
  });

  test('cannot be ended by another person', async () => {
    const [desk, stranger] = [await enter(), await enter(await addAccount(api, 'owner', 'another owner'))];
    const [mine] = await sessions(desk);
    await errorOf(await end(stranger, mine!.id), 404);
    await errorOf(await end(stranger, 'not-an-id'), 404);
    expect(await isIn(desk)).toBe(true);
  });

  test('end all at once but this one', async () => {
    const [desk, ...others] = [await enter(), await enter(), await enter()];
    const bystander = await enter(await addAccount(api, 'viewer', 'bystander'));
    expect(await readAnswer(await desk.post(own.endOtherSessions.path))).toEqual({ ended: 2 });
    expect(await Promise.all([desk, ...others, bystander].map(isIn))).toEqual([true, false, false, true]);
  });
});

describe("one's own password", () => {
  const change = (browser: Browser, current: string, chosen: string) =>
    browser.post(own.changePassword.path, { current, new: chosen });

  test.each([
    ['the current one is wrong', 'a guess', 'four words of ours', 'current'],
    ['the new one is short', staffPassword, 'x'.repeat(11), 'new'],
    ['the new one is one everybody tries', staffPassword, 'Password2026!', 'new'],
    ['the new one is the address', staffPassword, 'front_desk@staff.hotel.example', 'new'],
  ])('stays when %s', async (_, current, chosen, path) => {
    const desk = await enter();
    const { issues } = await errorOf(await change(desk, current, chosen), 400);
    expect(issues!.map((issue) => issue.path)).toEqual([path]);
    expect(await isIn(await enter())).toBe(true);
  });

  test('changes, which ends other sessions and the old password', async () => {
    const who = await addAccount(api, 'manager', 'changes');
    const [desk, home] = [await enter(who), await enter(who)];
    expect(await readAnswer(await change(desk, staffPassword, 'four words of ours'))).toEqual({ ended: 1 });
    expect([await isIn(desk), await isIn(home)]).toEqual([true, false]);
    await expect(enter(who)).rejects.toThrow('401');
    await enter(who, 'four words of ours');
  });

  test('counts guesses in an open session like those of a sign-in', async () => {
    const desk = await enter();
    for (let turn = 0; turn < 10; turn++) await errorOf(await change(desk, 'a guess', 'four words of ours'), 400);
    await errorOf(await change(desk, staffPassword, 'four words of ours'), 429);
  });
});
