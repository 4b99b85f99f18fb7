import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { accountEndpoints, type Invitation } from '@booking/contracts/accounts';
import { alertEndpoints } from '@booking/contracts/alerts';
import { authEndpoints } from '@booking/contracts/auth';
import { emailEndpoints, type UndeliveredEmail } from '@booking/contracts/emails';
import { addAccount } from '../../../../test/people/staff.ts';
import { bounceEmail, emailsTo, setMailMood, type CaughtEmail } from '../../../../test/providers/caught-emails.ts';
import { openBrowser, readAnswer } from '../../../../test/requests/browser.ts';
import { errorOf } from '../../../../test/requests/error-answer.ts';
import { startOwnConnectedApi, type ConnectedApi } from '../../../../test/start/connected-api.ts';
import { eventually, owner, startOwnApi, webhookSecret } from '../../../../test/start/running-api.ts';

let hotel: ConnectedApi;
beforeAll(async () => {
  hotel = await startOwnConnectedApi(({ mail }) => ({
    ...{ SMTP_URL: mail, MAIL_FROM: 'desk@hotel.example', MAIL_WEBHOOK_SECRET: webhookSecret },
    JOBS_POLL_MS: '500',
  }));
});
afterAll(() => hotel.stop());
beforeEach(async () => {
  await setMailMood(hotel.simulators, 'well');
  await hotel.api.sql('DELETE FROM rate_limit; DELETE FROM email_message');
});

let count = 0;
const freshAddress = (name = 'ana'): string => `${name}-${++count}@hotel.example`;
const invite = (email: string): Promise<Invitation> =>
  hotel.api.call(accountEndpoints.invite, { body: { name: 'Ana', email, role: 'front_desk' } });
const emailTo = (address: string): Promise<CaughtEmail> =>
  eventually(async () => (await emailsTo(hotel.simulators, address))[0]);
const tokenIn = ({ text }: CaughtEmail): string => /\/invitation#([\w-]+)/.exec(text)![1]!;
const accept = (token: string, password: string): Promise<Response> =>
  openBrowser(hotel.api).post(authEndpoints.acceptInvitation.path, { token, password });
const signIn = (email: string, password: string): Promise<Response> =>
  openBrowser(hotel.api).post(authEndpoints.signIn.path, { email, password });
const forget = (email: string): Promise<Response> =>
  openBrowser(hotel.api).post(authEndpoints.askPasswordReset.path, { email });
const undelivered = async (to: string): Promise<UndeliveredEmail | undefined> =>
  (await hotel.api.call(emailEndpoints.delivery)).undelivered.find((email) => email.to === to);
const emailAlert = async () =>
  (await hotel.api.call(alertEndpoints.active)).find(({ id }) => id === 'undelivered-emails');
/** Takes up what a job gave up, and what waits, without the five minutes that are between. */
const takeUpWaiting = async (): Promise<void> => {
  await hotel.api.sql(`UPDATE email_message SET created_at = created_at - interval '1 hour',
    attempted_at = attempted_at - interval '1 hour' WHERE status = 'waiting'`);
  await hotel.api.sql(`INSERT INTO jobs.job (name, data) VALUES ('send-waiting-emails', '{}')`);
};

describe('an invitation', () => {
  test('is emailed, and the link in it sets the password', async () => {
    const address = freshAddress();
    const { isEmailed, link } = await invite(address);
    expect(isEmailed).toBe(true);
    const email = await emailTo(address);
    expect(email.from).toMatch(/<desk@hotel\.example>$/);
    expect(email.subject).toMatch(/^Your access to the console of /);
    expect(email.text).toContain(`/invitation#${link.split('#')[1]!}`);
    expect(email.html).toContain(`/invitation#${link.split('#')[1]!}`);
    await readAnswer(await accept(tokenIn(email), 'four words of ours'));
    expect((await signIn(address, 'four words of ours')).status).toBe(200);
  });

  test('leaves neither its link nor its words in the database once it was sent', async () => {
    const address = freshAddress();
    await invite(address);
    const token = tokenIn(await emailTo(address));
    await eventually(async () => (await hotel.api.sql(`SELECT FROM email_message WHERE status = 'sent'`)).length === 1);
    const [row] = await hotel.api.sql<{ all: string; body: string | null }>(
      'SELECT email_message::text AS all, sealed_body AS body FROM email_message',
    );
    expect(row!.body).toBeNull();
    expect(row!.all).not.toContain(token);
  });

  test('is made anew by a new link, which is emailed as well', async () => {
    const address = freshAddress();
    const { account } = await invite(address);
    await emailTo(address);
    const { link } = await hotel.api.call(accountEndpoints.newLink, { params: { id: account.id } });
    const newest = await eventually(async () =>
      (await emailsTo(hotel.simulators, address)).find(({ subject }) => subject.startsWith('A new link')),
    );
    expect(tokenIn(newest)).toBe(link.split('#')[1]);
  });
});

describe('a forgotten password', () => {
  test('is chosen anew by an emailed link of an hour', async () => {
    const address = await addAccount(hotel.api, 'manager', `forgets-${++count}`);
    expect(await readAnswer(await forget(address.toUpperCase()))).toEqual({ success: true });
    const email = await emailTo(address);
    const [row] = await hotel.api.sql<{ minutes: number }>(
      `SELECT extract(epoch FROM invited_until - now())::float8 / 60 AS minutes FROM account WHERE email = $1`,
      [address],
    );
    expect(row!.minutes).toBeGreaterThan(55);
    expect(row!.minutes).toBeLessThanOrEqual(60);
    await readAnswer(await accept(tokenIn(email), 'another four words'));
    expect((await signIn(address, 'another four words')).status).toBe(200);
  });

  test('of an unknown address has the same answer, and nothing is emailed', async () => {
    expect(await readAnswer(await forget('stranger@elsewhere.example'))).toEqual({ success: true });
    await eventually(
      async () =>
        (await hotel.api.sql(`SELECT FROM jobs.job WHERE name = 'reset-password' AND state IN ('created', 'active')`))
          .length === 0,
    );
    expect(await hotel.api.sql('SELECT FROM email_message')).toEqual([]);
  });

  test('leaves an open invitation as it is', async () => {
    const address = freshAddress();
    const { link } = await invite(address);
    await readAnswer(await forget(address));
    await emailTo(address);
    expect((await accept(link.split('#')[1]!, 'four words of ours')).status).toBe(200);
  });

  test('is emailed three times an hour at most', async () => {
    const address = await addAccount(hotel.api, 'viewer', `asks-${++count}`);
    for (let turn = 0; turn < 5; turn += 1) await readAnswer(await forget(address));
    await eventually(
      async () =>
        (await hotel.api.sql(`SELECT FROM jobs.job WHERE name = 'reset-password' AND state IN ('created', 'active')`))
          .length === 0,
    );
    expect(await hotel.api.sql('SELECT FROM email_message')).toHaveLength(3);
  });

  test('is refused without a mail server, and the link of an invitation is shown as before', async () => {
    const api = await startOwnApi();
    const answer = await openBrowser(api).post(authEndpoints.askPasswordReset.path, { email: owner.email });
    expect((await errorOf(answer, 409)).code).toBe('no_mail');
    const body = { name: 'Ana', email: freshAddress(), role: 'viewer' } as const;
    const invitation = await api.call(accountEndpoints.invite, { body });
    expect(invitation).toMatchObject({ isEmailed: false });
    expect(invitation.link).toMatch(/\/invitation#[\w-]{43}$/);
    expect(await api.call(emailEndpoints.delivery)).toEqual({ host: null, from: null, sentAt: null, undelivered: [] });
    await api.stop();
  });
});

describe('a mail server', () => {
  test.each(['down', 'refusing'] as const)('that is %s loses nothing, and staff see it', async (mood) => {
    await setMailMood(hotel.simulators, mood);
    const address = freshAddress();
    await invite(address);
    const waiting = await eventually(async () => {
      const email = await undelivered(address);
      return email?.error ? email : undefined;
    });
    expect(waiting).toMatchObject({ status: 'waiting', purpose: 'invitation' });
    expect(waiting.error).toMatch(mood === 'down' ? /^127\.0\.0\.1:\d+ / : /answered: 451/);
    expect(await emailsTo(hotel.simulators, address)).toEqual([]);
    await takeUpWaiting();
    expect(await eventually(emailAlert)).toMatchObject({ title: 'An email did not arrive', link: '/settings' });
    await setMailMood(hotel.simulators, 'well');
    await takeUpWaiting();
    expect(tokenIn(await emailTo(address))).toMatch(/^[\w-]{43}$/);
    await eventually(async () => (await emailAlert()) === undefined);
    expect(await emailsTo(hotel.simulators, address)).toHaveLength(1);
  });

  test('that does not know a recipient is asked once, and staff see what it said', async () => {
    const address = 'nobody@hotel.example';
    await invite(address);
    const refused = await eventually(async () => {
      const email = await undelivered(address);
      return email?.status === 'refused' ? email : undefined;
    });
    expect(refused.error).toMatch(/answered: 550 5\.1\.1 /);
    expect(refused.attempts).toBe(1);
    expect(await emailAlert()).toMatchObject({ severity: 'warning' });
  });

  test('that reports later that an email did not arrive is believed', async () => {
    const address = freshAddress();
    await invite(address);
    await bounceEmail(hotel.simulators, await emailTo(address));
    expect(await undelivered(address)).toMatchObject({
      status: 'bounced',
      error: '552 5.2.2 The mailbox is full',
    });
    expect(await emailAlert()).toBeDefined();
  });

  test('that does not prove itself reports nothing', async () => {
    const body = { message: 'Action: failed' };
    await errorOf(await hotel.api.request('/api/webhooks/mail', { method: 'POST', body }), 401);
    const headers = { authorization: 'Bearer something else that is long' };
    await errorOf(await hotel.api.request('/api/webhooks/mail', { method: 'POST', headers, body }), 401);
  });
});

test('an alert is emailed to owners and managers, once', async () => {
  const manager = await addAccount(hotel.api, 'manager', `watches-${++count}`);
  const viewer = await addAccount(hotel.api, 'viewer', `looks-${++count}`);
  await hotel.api.sql(
    `INSERT INTO payment (mode, amount_cents, status, paid_at, purpose, sync_status, sync_error, metadata)
     VALUES ('test', 30700, 'completed', now(), 'booking', 'failed', 'No room is left.', '{"guestName": "Ada Lovelace"}')`,
  );
  await hotel.api.sql(`INSERT INTO jobs.job (name, data) VALUES ('watch-alerts', '{}')`);
  const email = await emailTo(manager);
  expect(email.subject).toBe('Test mode: A paid booking is not in Cloudbeds');
  expect(email.text).toMatch(/http:\/\/localhost:\d+\/payments\?payment=/);
  expect(email.text).not.toMatch(/Ada|No room is left/);
  await emailTo(owner.email);
  await hotel.api.sql(`INSERT INTO jobs.job (name, data) VALUES ('watch-alerts', '{}')`);
  await eventually(
    async () =>
      (await hotel.api.sql(`SELECT FROM jobs.job WHERE name = 'watch-alerts' AND state IN ('created', 'active')`))
        .length === 0,
  );
  expect(await emailsTo(hotel.simulators, manager)).toHaveLength(1);
  expect(await emailsTo(hotel.simulators, viewer)).toEqual([]);
});
