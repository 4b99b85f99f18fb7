import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { alertEndpoints } from '@booking/contracts/alerts';
import { settled } from '../../../../test/requests/call-rows.ts';
import { startConnectedApi, type ConnectedApi } from '../../../../test/start/connected-api.ts';
import { textsTo } from '../../../../test/providers/account-contents.ts';
import { eventually } from '../../../../test/start/running-api.ts';
import { postTwilio } from '../../../../test/providers/signed.ts';
import { callOf } from '../../../../test/requests/tool-calls.ts';

let hotel: ConnectedApi;
beforeAll(async () => {
  hotel = await startConnectedApi();
});
afterAll(() => hotel.stop());

/** Has the assistant text whoever phones from `guest`. @returns what it may say to them */
async function askForText(guest: string, said: object = {}): Promise<string> {
  const args = { phone: guest, message: 'We are at 1 Lake Road.', ...said };
  const answer = await callOf(hotel, guest).guest('send_sms', args);
  return answer.result ?? answer.error!;
}
const textBack = async (guest: string, body: string): Promise<void> => {
  const url = `${hotel.simulators.twilio}/api/phones/${encodeURIComponent(guest)}/texts`;
  const headers = { 'content-type': 'application/json' };
  expect((await fetch(url, { method: 'POST', headers, body: JSON.stringify({ body }) })).status).toBe(201);
};
/** What Twilio sends of a text. */
const receive = async (from: string, text: { Body: string; OptOutType?: string }): Promise<void> => {
  const { TWILIO_TEST_ACCOUNT_SID: AccountSid, TWILIO_TEST_AUTH_TOKEN: token } = hotel.simulators.env;
  const around = { MessageSid: `SM${crypto.randomUUID()}`, AccountSid: AccountSid!, From: from, To: '+17375550142' };
  expect((await postTwilio(hotel.api, { ...around, ...text }, token!)).status).toBe(200);
};
/** The same where it took the text for one of its keywords. */
const textIn = (from: string, body: string, word: 'STOP' | 'START' | 'HELP'): Promise<void> =>
  receive(from, { Body: body, OptOutType: word });
const unclear = async () => (await hotel.api.call(alertEndpoints.active)).find(({ id }) => id === 'unclear-stops-test');
const optedOut = (guest: string): Promise<unknown[]> =>
  hotel.api.sql('SELECT said FROM text_opt_out WHERE number = $1', [guest]);
const statusOf = (guest: string): Promise<{ status: string; error: string | null }[]> =>
  hotel.api.sql('SELECT status, error FROM text_message WHERE to_number = $1 ORDER BY created_at', [guest]);

describe('a text', () => {
  test('is delivered, and its delivery is recorded', async () => {
    expect(await askForText('+15125550101')).toBe('The text message is on its way.');
    await eventually(async () => (await statusOf('+15125550101'))[0]?.status === 'delivered');
    const texts = await textsTo(hotel.simulators, '+15125550101');
    expect(texts).toMatchObject([{ body: 'We are at 1 Lake Road.', status: 'delivered' }]);
  });

  test("goes to the caller's number, never to one that was said", async () => {
    await askForText('+15125550102', { phone: '+15125550103' });
    expect(await textsTo(hotel.simulators, '+15125550102')).toHaveLength(1);
    expect(await textsTo(hotel.simulators, '+15125550103')).toHaveLength(0);
  });

  test('to an unreachable number is recorded as failed', async () => {
    await askForText('+15125551234');
    await eventually(async () => (await statusOf('+15125551234'))[0]?.status === 'undelivered');
    expect((await statusOf('+15125551234'))[0]!.error).toBe('Twilio error 30003');
  });

  test('is stored without its words', async () => {
    const [{ all }] = (await hotel.api.sql<{ all: string }>(
      `SELECT coalesce(json_agg(text_message), '[]')::text AS all FROM text_message`,
    )) as [{ all: string }];
    expect(all).toContain('+15125550101');
    expect(all).not.toContain('Lake Road');
  });
});

describe('a guest who texts STOP', () => {
  const guest = '+15125550110';

  test('gets no more texts, and none is tried', async () => {
    await askForText(guest);
    await textBack(guest, 'Stop');
    await eventually(async () => (await optedOut(guest)).length === 1);
    const before = await textsTo(hotel.simulators, guest);
    expect(await askForText(guest)).toContain('no more texts');
    expect(await textsTo(hotel.simulators, guest)).toHaveLength(before.length);
    expect(await statusOf(guest)).toMatchObject([
      { error: null },
      { status: 'refused', error: 'The caller asked for no texts, so none went out.' },
    ]);
  });

  test('does not stop texts to others', async () => {
    expect(await askForText('+15125550111')).toContain('on its way');
  });

  test('gets texts again after START', async () => {
    await textBack(guest, 'START');
    await eventually(async () => (await optedOut(guest)).length === 0);
    expect(await askForText(guest)).toContain('on its way');
  });

  test('in free words gets one confirmation that says how to get texts again', async () => {
    const one = '+15125550114';
    const notices = async (): Promise<number> =>
      (await textsTo(hotel.simulators, one)).filter(({ body }) => /no more texts from us\. Reply START/.test(body))
        .length;
    await textBack(one, 'Please unsubscribe me');
    await eventually(async () => (await notices()) === 1);
    await textBack(one, 'No me escriban más');
    await settled(hotel.api);
    expect(await notices()).toBe(1);
    expect(await askForText(one)).toMatch(/Text START to us/);
  });

  test('as Twilio understood it is opted out, and only Twilio answers', async () => {
    const one = '+15125550115';
    await textIn(one, 'Hasta luego', 'STOP');
    await eventually(async () => (await optedOut(one)).length === 1);
    await textIn(one, 'End', 'HELP');
    await textIn(one, 'JOIN', 'START');
    await eventually(async () => (await optedOut(one)).length === 0);
    expect(await textsTo(hotel.simulators, one)).toEqual([]);
  });

  test('is opted out by the number that we text, also in its former spelling', async () => {
    await textIn('+5215512345678', 'Alto', 'STOP');
    await eventually(async () => (await optedOut('+525512345678')).length === 1);
  });

  test('only perhaps is shown to staff', async () => {
    const one = '+15125550116';
    await textBack(one, 'End date is May 5, right?');
    await textBack(one, 'Is this spam?');
    const alert = await eventually(unclear);
    expect(alert).toMatchObject({ title: 'A guest may want no more texts', link: '/call-logs?q=%2B15125550116' });
    expect(alert.detail).toContain('+15125550116 wrote: “Is this spam?”');
    expect(await optedOut(one)).toEqual([]);
    await textBack(one, 'STOP');
    await eventually(async () => (await unclear()) === undefined);
  });

  test('only perhaps is shown once for any spelling of the number', async () => {
    await receive('+1 (919) 555-0100', { Body: 'Is this spam?' });
    await receive('9195550100', { Body: 'wrong number' });
    const alert = await eventually(unclear);
    expect(alert).toMatchObject({ title: 'A guest may want no more texts', link: '/call-logs?q=%2B19195550100' });
    await textIn('+19195550100', 'STOP', 'STOP');
    await eventually(async () => (await unclear()) === undefined);
    // as it was kept before numbers were read
    await hotel.api.sql(`UPDATE text_opt_out SET number = '(919) 555-0100' WHERE number = '+19195550100'`);
    expect(await unclear()).toBeUndefined();
    await hotel.api.sql(`DELETE FROM text_opt_out WHERE number = '(919) 555-0100'`);
    expect(await unclear()).toBeDefined();
    await textIn('+19195550100', 'STOP', 'STOP');
    await eventually(async () => (await unclear()) === undefined);
  });

  test('is understood in other words, too, but an ordinary text is not', async () => {
    const [one, other] = ['+15125550112', '+15125550113'];
    await textBack(one, 'please stop texting me');
    await textBack(other, 'Is there parking at the stop?');
    await eventually(async () => (await optedOut(one)).length === 1);
    await settled(hotel.api);
    expect(await optedOut(other)).toEqual([]);
    expect(await askForText(one)).toContain('no more texts');
  });
});

test('a number that a carrier reports as unreachable gets no more texts, and its caller hears so', async () => {
  const landline = '+15125551235';
  await askForText(landline);
  await eventually(async () => (await statusOf(landline))[0]?.status === 'undelivered');
  // as if its carrier had said why only now
  const [{ id }] = (await hotel.api.sql(
    `UPDATE text_message SET status = 'sent' WHERE to_number = $1 RETURNING provider_id AS id`,
    [landline],
  )) as [{ id: string }];
  const { TWILIO_TEST_ACCOUNT_SID: AccountSid, TWILIO_TEST_AUTH_TOKEN: token } = hotel.simulators.env;
  const news = { AccountSid: AccountSid!, MessageSid: id, MessageStatus: 'failed', ErrorCode: '30006' };
  await postTwilio(hotel.api, news, token!);
  await eventually(async () => (await statusOf(landline))[0]?.status === 'unreachable');
  expect(await askForText(landline)).toMatch(/cannot get text messages/);
  expect((await statusOf(landline)).map(({ status }) => status)).toEqual(['unreachable', 'refused']);
});

test('a number that Twilio blocks is stored, not tried again, and its caller hears how to get texts again', async () => {
  const blocked = '+15005550004';
  expect(await askForText(blocked)).toMatch(/Text START to us to get them again/);
  expect(await optedOut(blocked)).toEqual([{ said: 'Blocked at the messaging service: they answered STOP.' }]);
  const tried = await statusOf(blocked);
  expect(tried).toMatchObject([{ status: 'failed' }]);
  expect(await askForText(blocked)).toMatch(/Text START to us to get them again/);
  expect(await statusOf(blocked)).toEqual([...tried, expect.objectContaining({ status: 'refused' })]);
});
