import { beforeEach, describe, expect, test } from '@jest/globals';
import { verificationEndpoints } from '@booking/contracts/staff-verification';
import { useConnectedProcess } from '../../../../test/start/connected-api.ts';
import { errorOf } from '../../../../test/requests/error-answer.ts';
import { eventually } from '../../../../test/start/running-api.ts';
import { addEmployee, browserOf, codeOf, codesOf, otherThan } from '../../../../test/people/staff-codes.ts';
import { leastOf } from '../../../../test/slowness.ts';

const hotel = useConnectedProcess();
beforeEach(() => hotel.api.sql('DELETE FROM rate_limit'));

const wrong = 'Invalid verification code';
const over = 'Invalid verification code. Ask for a new one.';
const messageOf = async (answer: Response): Promise<string> => (await errorOf(answer, 403)).message;
const newest = async (phone: string) =>
  (await hotel.api.call(verificationEndpoints.logs)).filter(({ phoneNumber }) => phoneNumber === phone);

/** A person whose code has come. */
async function asked() {
  const phone = await addEmployee(hotel);
  const browser = browserOf(hotel);
  await browser.send(phone);
  return { phone, browser, code: await codeOf(hotel, phone) };
}

test('a code is texted, bound to the browser, and accepted once', async () => {
  const phone = await addEmployee(hotel);
  const browser = browserOf(hotel);
  const sent = await browser.send(phone.slice(2));
  expect(await sent.json()).toEqual({ success: true, message: 'Verification code sent to your phone' });
  expect(sent.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^staff-challenge=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Strict$/),
  ]);
  const code = await codeOf(hotel, phone);
  expect(await messageOf(await browserOf(hotel).verify(code))).toBe(over);
  expect((await browser.verify(code)).status).toBe(200);
  expect(await messageOf(await browser.verify(code))).toBe(over);
  expect(await newest(phone)).toMatchObject([
    { success: false, errorMessage: 'The code was used already' },
    {
      ...{ success: true, errorMessage: null, employeeName: 'Ana Lopez', phoneNumber: phone, callId: null },
      ipAddress: expect.stringMatching(/127\.0\.0\.1|::1/),
    },
  ]);
});

describe('copies of the request for a code', () => {
  const ask = (phone: string, key: string): Promise<Response> =>
    hotel.api.request('/api/vapi-tools/send_verification_code', {
      ...{ method: 'POST', body: { phone }, headers: { 'idempotency-key': key } },
    });

  test('of one page get one code and one cookie', async () => {
    const phone = await addEmployee(hotel);
    const answers = await Promise.all([1, 2, 3, 4].map(() => ask(phone, 'key-of-this-page')));
    const cookies = answers.map(({ headers }) => headers.getSetCookie());
    expect(cookies[0]).toEqual([expect.stringMatching(/^staff-challenge=[\w-]{43}; .*HttpOnly/)]);
    expect(cookies).toEqual(cookies.map(() => cookies[0]));
    const code = await codeOf(hotel, phone);
    expect(await codesOf(hotel, phone)).toHaveLength(1);
    const headers = { cookie: cookies[3]![0]!.split(';')[0]! };
    const verified = await hotel.api.request('/api/vapi-tools/verify_code', {
      ...{ method: 'POST', body: { code }, headers },
    });
    expect(verified.status).toBe(200);
  });

  test('of another page behind the same address never get its cookie', async () => {
    const phone = await addEmployee(hotel);
    const answers = await Promise.all([
      ask(phone, 'key-of-this-page'),
      ask(phone, 'key-of-another'),
      ...[1, 2].map(() => browserOf(hotel).send(phone)),
    ]);
    const cookies = answers.flatMap(({ headers }) => headers.getSetCookie());
    expect(new Set(cookies).size).toBe(cookies.length);
    expect(cookies).toHaveLength(3);
  });
});

test('the database does not reveal a code', async () => {
  const { code } = await asked();
  const [row] = await hotel.api.sql<{ all: string }>(
    `SELECT (SELECT string_agg(verification_challenge::text, ' ') FROM verification_challenge)
         || (SELECT string_agg(data::text, ' ') FROM jobs.job WHERE name = 'text-verification-code')
         || (SELECT coalesce(string_agg(text_message::text, ' '), '') FROM text_message) AS all`,
  );
  expect(row!.all).toMatch(/verification|staff code/);
  expect(row!.all).not.toMatch(new RegExp(`\\b${code}\\b`));
  expect(hotel.api.log()).not.toMatch(new RegExp(`\\b${code}\\b`));
});

describe('guessing', () => {
  test('ends after five tries, also with the right code', async () => {
    const { phone, browser, code } = await asked();
    for (let tries = 0; tries < 5; tries++) expect(await messageOf(await browser.verify(otherThan(code)))).toBe(wrong);
    expect(await messageOf(await browser.verify(code))).toBe(over);
    expect((await newest(phone)).map(({ errorMessage }) => errorMessage)).toEqual([
      'The code had 5 wrong tries',
      ...Array<string>(5).fill('Wrong code'),
    ]);
  });

  test('allows five tries in all among simultaneous requests', async () => {
    const { browser, code } = await asked();
    const guesses = await Promise.all(Array.from({ length: 30 }, () => browser.verify(otherThan(code))));
    const said = await Promise.all(guesses.map(messageOf));
    expect(said.filter((each) => each === wrong)).toHaveLength(5);
    expect(said.filter((each) => each === over)).toHaveLength(25);
    expect(await messageOf(await browser.verify(code))).toBe(over);
  });

  test('accepts the right code once among simultaneous requests', async () => {
    const { browser, code } = await asked();
    const statuses = (await Promise.all([1, 2, 3, 4].map(() => browser.verify(code)))).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 403, 403, 403]);
  });
});

test('a code expires after ten minutes', async () => {
  const { phone, browser, code } = await asked();
  await hotel.api.sql(
    `UPDATE verification_challenge SET expires_at = expires_at - interval '10 minutes' WHERE phone = $1`,
    [phone],
  );
  expect(await messageOf(await browser.verify(code))).toBe(over);
  expect((await newest(phone))[0]).toMatchObject({ errorMessage: 'The code had expired' });
});

test('an employee removed meanwhile is rejected', async () => {
  const { phone, browser, code } = await asked();
  await hotel.api.sql('UPDATE employee SET is_active = false WHERE phone_number = $1', [phone.slice(2)]);
  expect(await messageOf(await browser.verify(code))).toBe(wrong);
  expect((await newest(phone))[0]).toMatchObject({ errorMessage: 'Not an active employee' });
});

test('a number gets three codes an hour in any spelling', async () => {
  const phone = await addEmployee(hotel);
  for (const typed of [phone, phone.slice(2), `1 ${phone.slice(2)}`]) {
    expect((await browserOf(hotel).send(typed)).status).toBe(200);
  }
  const { message, code } = await errorOf(await browserOf(hotel).send(`+1 ${phone.slice(2)}`), 429);
  expect([code, message]).toEqual(['too_many_requests', 'Too many attempts. Wait 60 minutes and try again.']);
});

test('an address may request thirty codes an hour', async () => {
  await browserOf(hotel).send('+15125550001');
  await hotel.api.sql(`UPDATE rate_limit SET points = 30 WHERE key LIKE '%send_verification_code%'`);
  const { message } = await errorOf(await browserOf(hotel).send('+15125550002'), 429);
  expect(message).toBe('Too many attempts. Wait 60 minutes and try again.');
});

describe('a number that is unknown or inactive', () => {
  test('gets the same answers, no text, and a line in the log', async () => {
    const strangers: [string, string][] = [
      ['+15125550198', 'No code was sent: the number is unknown'],
      [await addEmployee(hotel, { isActive: false }), 'No code was sent: the number is inactive'],
    ];
    const known = await asked();
    for (const [phone, line] of strangers) {
      const browser = browserOf(hotel);
      const sent = await browser.send(phone);
      expect(await sent.json()).toEqual({ success: true, message: 'Verification code sent to your phone' });
      const logged = await eventually(async () => (await newest(phone))[0]);
      expect(logged).toMatchObject({ success: false, errorMessage: line });
      expect(await codesOf(hotel, phone)).toEqual([]);
      const [theirs, its] = [await known.browser.verify(otherThan(known.code)), await browser.verify('123456')];
      expect([its.status, await messageOf(its)]).toEqual([theirs.status, await messageOf(theirs)]);
      for (let tries = 1; tries < 5; tries++) await browser.verify('123456');
      expect(await messageOf(await browser.verify('123456'))).toBe(over);
    }
  });

  test('is answered in the same time', async () => {
    const known = await addEmployee(hotel);
    const ratio = async (): Promise<number> => {
      const times: Record<string, number[]> = { [known]: [], '+15125550197': [] };
      for (let round = 0; round < 30; round++) {
        for (const phone of Object.keys(times)) {
          await hotel.api.sql('DELETE FROM rate_limit');
          const began = performance.now();
          await browserOf(hotel).send(phone);
          times[phone]!.push(performance.now() - began);
        }
      }
      const [one, other] = Object.values(times).map((each) => each.toSorted((a, b) => a - b)[15]!) as [number, number];
      return Math.max(one, other) / Math.min(one, other);
    };
    expect(await leastOf(ratio, 1.5)).toBeLessThan(1.5);
  });
});

test.each([
  ['send_verification_code', { phone: '' }, 'Please enter your phone number'],
  ['send_verification_code', { phone: 'me' }, 'This is no phone number. It has ten digits.'],
  ['verify_code', { code: '12345' }, 'Please enter a valid 6-digit code'],
  ['verify_code', { code: 'abcdef' }, 'Please enter a valid 6-digit code'],
])('%s with %j says what is wrong', async (tool, body, sentence) => {
  const answer = await hotel.api.request(`/api/vapi-tools/${tool}`, { method: 'POST', body });
  expect((await errorOf(answer, 400)).message).toBe(sentence);
});

test('a code that cannot be texted is tried again; one that may not be is logged', async () => {
  const phone = await addEmployee(hotel);
  await hotel.simulators.fault('twilio', 'server_error');
  await browserOf(hotel).send(phone);
  await hotel.simulators.heal();
  expect(await codeOf(hotel, phone)).toMatch(/^\d{6}$/);

  const silent = await addEmployee(hotel);
  await hotel.api.sql(`INSERT INTO text_opt_out (mode, number, said, since) VALUES ('test', $1, 'STOP', now())`, [
    silent,
  ]);
  await browserOf(hotel).send(silent);
  const [logged] = await eventually(async () => {
    const logs = await newest(silent);
    return logs.length > 0 && logs;
  });
  expect(logged).toMatchObject({
    success: false,
    errorMessage: expect.stringMatching(/^No code was sent: .*asked us/),
  });
});

test('strangers cannot use up the codes for a browser in which the employee was verified before', async () => {
  const { phone, browser, code } = await asked();
  expect((await browser.verify(code)).status).toBe(200);
  await hotel.api.sql('DELETE FROM rate_limit');
  const stranger = browserOf(hotel);
  for (let turn = 0; turn < 3; turn++) expect((await stranger.send(phone)).status).toBe(200);
  await errorOf(await stranger.send(phone), 429);
  expect((await browser.send(phone)).status).toBe(200);
});
