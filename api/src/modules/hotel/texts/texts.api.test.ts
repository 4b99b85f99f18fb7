import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { alertEndpoints } from '@booking/contracts/alerts';
import { settled } from '../../../../test/requests/call-rows.ts';
import { startConnectedApi, type ConnectedApi } from '../../../../test/start/connected-api.ts';
import { textsTo } from '../../../../test/providers/held.ts';
import { eventually } from '../../../../test/start/running-api.ts';
import { postTwilio } from '../../../../test/providers/signed.ts';
import { callOf } from '../../../../test/requests/tool-calls.ts';

let house: ConnectedApi;
beforeAll(async () => {
  house = await startConnectedApi();
});
afterAll(() => house.stop());

/** Has the assistant text whoever phones from `guest`. @returns what it may say to them */
async function askForText(guest: string, said: object = {}): Promise<string> {
  const args = { phone: guest, message: 'We are at 1 Lake Road.', ...said };
  const answer = await callOf(house, guest).guest('send_sms', args);
  return answer.result ?? answer.error!;
}
const textBack = async (guest: string, body: string): Promise<void> => {
  const url = `${house.simulators.twilio}/api/phones/${encodeURIComponent(guest)}/texts`;
  const headers = { 'content-type': 'application/json' };
  expect((await fetch(url, { method: 'POST', headers, body: JSON.stringify({ body }) })).status).toBe(201);
};
/** What Twilio sends of a text. */
const receive = async (from: string, text: { Body: string; OptOutType?: string }): Promise<void> => {
  const { TWILIO_TEST_ACCOUNT_SID: AccountSid, TWILIO_TEST_AUTH_TOKEN: token } = house.simulators.env;
  const around = { MessageSid: `SM${crypto.randomUUID()}`, AccountSid: AccountSid!, From: from, To: '+17375550142' };
  expect((await postTwilio(house.api, { ...around, ...text }, token!)).status).toBe(200);
};
/** The same where it took the text for one of its keywords. */
const textIn = (from: string, body: string, word: 'STOP' | 'START' | 'HELP'): Promise<void> =>
  receive(from, { Body: body, OptOutType: word });
const unclear = async () => (await house.api.call(alertEndpoints.active)).find(({ id }) => id === 'unclear-stops-test');
const optedOut = (guest: string): Promise<unknown[]> =>
  house.api.sql('SELECT said FROM text_opt_out WHERE number = $1', [guest]);
const statusOf = (guest: string): Promise<{ status: string; error: string | null }[]> =>
  house.api.sql('SELECT status, error FROM text_message WHERE to_number = $1 ORDER BY created_at', [guest]);

describe('a text', () => {
  test('reaches the phone, and we learn that it did', async () => {
    expect(await askForText('+15125550101')).toBe('The text message is on its way.');
    await eventually(async () => (await statusOf('+15125550101'))[0]?.status === 'delivered');
    const texts = await textsTo(house.simulators, '+15125550101');
    expect(texts).toMatchObject([{ body: 'We are at 1 Lake Road.', status: 'delivered' }]);
  });

  test('goes to whoever phones, never to a number that was said', async () => {
    await askForText('+15125550102', { phone: '+15125550103' });
    expect(await textsTo(house.simulators, '+15125550102')).toHaveLength(1);
    expect(await textsTo(house.simulators, '+15125550103')).toHaveLength(0);
  });

  test('to a number that cannot be reached is known not to have arrived', async () => {
    await askForText('+15125551234');
    await eventually(async () => (await statusOf('+15125551234'))[0]?.status === 'undelivered');
    expect((await statusOf('+15125551234'))[0]!.error).toBe('Twilio error 30003');
  });

  test('leaves none of its words in the database', async () => {
    const [{ all }] = (await house.api.sql<{ all: string }>(
      `SELECT coalesce(json_agg(text_message), '[]')::text AS all FROM text_message`,
    )) as [{ all: string }];
    expect(all).toContain('+15125550101');
    expect(all).not.toContain('Lake Road');
  });
});

describe('whoever texts STOP', () => {
  const guest = '+15125550110';

  test('gets nothing more, and nothing is even tried', async () => {
    await askForText(guest);
    await textBack(guest, 'Stop');
    await eventually(async () => (await optedOut(guest)).length === 1);
    const before = await textsTo(house.simulators, guest);
    expect(await askForText(guest)).toContain('no more texts');
    expect(await textsTo(house.simulators, guest)).toHaveLength(before.length);
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

  test('in words of their own is told so once, and how to get texts again', async () => {
    const one = '+15125550114';
    const notices = async (): Promise<number> =>
      (await textsTo(house.simulators, one)).filter(({ body }) => /no more texts from us\. Reply START/.test(body))
        .length;
    await textBack(one, 'Please unsubscribe me');
    await eventually(async () => (await notices()) === 1);
    await textBack(one, 'No me escriban más');
    await settled(house.api);
    expect(await notices()).toBe(1);
    expect(await askForText(one)).toMatch(/Text START to us/);
  });

  test('as Twilio understood it is believed, whatever the words are, and answered by Twilio alone', async () => {
    const one = '+15125550115';
    await textIn(one, 'Hasta luego', 'STOP');
    await eventually(async () => (await optedOut(one)).length === 1);
    await textIn(one, 'End', 'HELP');
    await textIn(one, 'JOIN', 'START');
    await eventually(async () => (await optedOut(one)).length === 0);
    expect(await textsTo(house.simulators, one)).toEqual([]);
  });

  test('counts for the number that we text, also where it is told in its former way', async () => {
    await textIn('+5215512345678', 'Alto', 'STOP');
    await eventually(async () => (await optedOut('+525512345678')).length === 1);
  });

  test('only perhaps is read by staff', async () => {
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

  test('only perhaps is one guest to staff, however the number is spelled', async () => {
    await receive('+1 (919) 555-0100', { Body: 'Is this spam?' });
    await receive('9195550100', { Body: 'wrong number' });
    const alert = await eventually(unclear);
    expect(alert).toMatchObject({ title: 'A guest may want no more texts', link: '/call-logs?q=%2B19195550100' });
    await textIn('+19195550100', 'STOP', 'STOP');
    await eventually(async () => (await unclear()) === undefined);
    // as it was kept before numbers were read
    await house.api.sql(`UPDATE text_opt_out SET number = '(919) 555-0100' WHERE number = '+19195550100'`);
    expect(await unclear()).toBeUndefined();
    await house.api.sql(`DELETE FROM text_opt_out WHERE number = '(919) 555-0100'`);
    expect(await unclear()).toBeDefined();
    await textIn('+19195550100', 'STOP', 'STOP');
    await eventually(async () => (await unclear()) === undefined);
  });

  test('is believed in other words too, and an ordinary text means nothing', async () => {
    const [one, other] = ['+15125550112', '+15125550113'];
    await textBack(one, 'please stop texting me');
    await textBack(other, 'Is there parking at the stop?');
    await eventually(async () => (await optedOut(one)).length === 1);
    await settled(house.api);
    expect(await optedOut(other)).toEqual([]);
    expect(await askForText(one)).toContain('no more texts');
  });
});

test('of whom a carrier says that no text reaches them, nothing more is texted, and they hear it', async () => {
  const landline = '+15125551235';
  await askForText(landline);
  await eventually(async () => (await statusOf(landline))[0]?.status === 'undelivered');
  // as if its carrier had said why only now
  const [{ id }] = (await house.api.sql(
    `UPDATE text_message SET status = 'sent' WHERE to_number = $1 RETURNING provider_id AS id`,
    [landline],
  )) as [{ id: string }];
  const { TWILIO_TEST_ACCOUNT_SID: AccountSid, TWILIO_TEST_AUTH_TOKEN: token } = house.simulators.env;
  const news = { AccountSid: AccountSid!, MessageSid: id, MessageStatus: 'failed', ErrorCode: '30006' };
  await postTwilio(house.api, news, token!);
  await eventually(async () => (await statusOf(landline))[0]?.status === 'unreachable');
  expect(await askForText(landline)).toMatch(/cannot get text messages/);
  expect((await statusOf(landline)).map(({ status }) => status)).toEqual(['unreachable', 'refused']);
});

test('whom Twilio blocks is remembered, not asked again, and hears how to get texts again', async () => {
  const blocked = '+15005550004';
  expect(await askForText(blocked)).toMatch(/Text START to us to get them again/);
  expect(await optedOut(blocked)).toEqual([{ said: 'Blocked at the messaging service: they answered STOP.' }]);
  const tried = await statusOf(blocked);
  expect(tried).toMatchObject([{ status: 'failed' }]);
  expect(await askForText(blocked)).toMatch(/Text START to us to get them again/);
  expect(await statusOf(blocked)).toEqual([...tried, expect.objectContaining({ status: 'refused' })]);
});
