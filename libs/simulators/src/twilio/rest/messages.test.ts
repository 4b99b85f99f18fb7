import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import {
  LIVE_LINE,
  LIVE_SID,
  PHONE,
  startTwilio,
  stoppedClock,
  TEST_LINE,
  TEST_SID,
  type TestTwilio,
} from '../test/test-twilio.ts';

let twilio: TestTwilio;
beforeEach(async () => {
  twilio = await startTwilio();
});
afterEach(() => twilio.close());

describe('sending', () => {
  test('is answered with a queued message, which is at its phone a moment later', async () => {
    const sent = await twilio.text({ Body: 'Your link: https://hotel.example/p/1' });
    expect(sent).toMatchObject({
      status: 201,
      body: {
        account_sid: TEST_SID,
        status: 'queued',
        direction: 'outbound-api',
        num_segments: '1',
        num_media: '0',
        date_created: 'Mon, 02 Mar 2026 15:00:00 +0000',
        date_sent: null,
        price: null,
      },
    });
    expect(sent.body.sid).toMatch(/^SM[0-9a-f]{32}$/);
    expect((await twilio.rest(`/Messages/${sent.body.sid}.json`)).body).toMatchObject({
      status: 'delivered',
      error_code: null,
      price: '-0.00750',
      price_unit: 'USD',
      date_sent: expect.stringMatching(/^Mon, 02 Mar 2026 15:00:0\d \+0000$/),
    });
  });

  test('to a number that is no simulated phone ends undelivered', async () => {
    const { body } = await twilio.text({ To: '+15125551234' });
    expect((await twilio.rest(`/Messages/${body.sid}.json`)).body).toMatchObject({
      status: 'undelivered',
      error_code: 30003,
    });
    expect(await twilio.texts(PHONE)).toEqual([]);
  });

  test.each([
    [{ To: '' }, 21604],
    [{ From: '' }, 21603],
    [{ Body: '' }, 21602],
    [{ Body: 'x'.repeat(1601) }, 21617],
    [{ To: '512 555 0101' }, 21211],
    [{ To: '+11125550101' }, 21211],
    [{ To: TEST_LINE }, 21266],
    [{ From: 'hotel' }, 21212],
    [{ From: LIVE_LINE }, 21606],
    [{ To: '+447700900123' }, 21408],
    [{ To: '+18765550101' }, 21408],
    [{ StatusCallback: 'not a url' }, 21609],
    [{ StatusCallback: 'ftp://hotel.example/' }, 21609],
    [{ StatusCallback: 'https://front_desk.example/' }, 21609],
    [{ MediaUrl: 'https://hotel.example/room.jpg' }, 20001],
    [{ From: '+15005550001' }, 21212],
    [{ From: '+15005550007' }, 21606],
    [{ From: '+15005550008' }, 21611],
    [{ To: '+15005550001' }, 21211],
    [{ To: '+15005550002' }, 21612],
    [{ To: '+15005550003' }, 21408],
    [{ To: '+15005550004' }, 21610],
    [{ To: '+15005550009' }, 21614],
  ])('%j is refused with %i', async (changes, code) => {
    const refused = await twilio.text(changes);
    expect(refused.status).toBe(400);
    expect(refused.body).toEqual({
      code,
      message: expect.stringMatching(/\w/),
      more_info: `https://www.twilio.com/docs/errors/${code}`,
      status: 400,
    });
    expect((await twilio.rest('/Messages.json')).body.messages).toEqual([]);
  });

  test('to Canada is allowed', async () => {
    expect((await twilio.text({ To: '+14165550101' })).status).toBe(201);
  });

  test('from the sender for trials is accepted and sends nothing', async () => {
    expect(await twilio.text({ From: '+15005550006' })).toMatchObject({ status: 201, body: { status: 'queued' } });
    expect((await twilio.rest('/Messages.json')).body.messages).toEqual([]);
  });

  test('JSON is no form, so the recipient is missing', async () => {
    const refused = await fetch(`${twilio.url}/2010-04-01/Accounts/${TEST_SID}/Messages.json`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${btoa(`${TEST_SID}:test-token`)}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ To: PHONE, From: TEST_LINE, Body: 'Hello' }),
    });
    expect([refused.status, await refused.json()]).toMatchObject([400, { code: 21604 }]);
  });
});

describe('who asks', () => {
  const read = (authorization?: string) =>
    fetch(`${twilio.url}/2010-04-01/Accounts/${TEST_SID}.json`, {
      headers: authorization === undefined ? {} : { authorization },
    });

  test.each([
    ['nobody', undefined],
    ['a wrong token', `Basic ${btoa(`${TEST_SID}:guess`)}`],
    ['the other account', `Basic ${btoa(`${LIVE_SID}:live-token`)}`],
    ['a bearer', 'Bearer test-token'],
  ])('%s is refused with 20003', async (_, authorization) => {
    const refused = await read(authorization);
    expect([refused.status, await refused.json()]).toMatchObject([401, { code: 20003, status: 401 }]);
  });

  test('the account itself reads itself', async () => {
    expect(await twilio.rest('.json')).toMatchObject({ status: 200, body: { sid: TEST_SID, status: 'active' } });
  });

  test('what does not exist is refused with 20404, naming it', async () => {
    const { status, body } = await twilio.rest('/Messages/SM123.json');
    expect([status, body.code, body.message]).toEqual([404, 20404, expect.stringContaining('/Messages/SM123.json')]);
  });
});

describe('changing', () => {
  test('an empty body redacts a message', async () => {
    const { body } = await twilio.text();
    expect(await twilio.rest(`/Messages/${body.sid}.json`, { Body: '' })).toMatchObject({
      status: 200,
      body: { body: '', status: 'delivered' },
    });
    expect(await twilio.texts(PHONE)).toMatchObject([{ body: '' }]);
  });

  test.each([[{ Body: 'another' }], [{ Status: 'sent' }], [{ Body: '', Status: 'canceled' }], [{}]])(
    '%j is refused with 30400',
    async (form) => {
      const { body } = await twilio.text();
      expect(await twilio.rest(`/Messages/${body.sid}.json`, form as Record<string, string>)).toMatchObject({
        status: 400,
        body: { code: 30400 },
      });
    },
  );

  test('a message that is at its phone cannot be cancelled', async () => {
    const { body } = await twilio.text();
    expect(await twilio.rest(`/Messages/${body.sid}.json`, { Status: 'canceled' })).toMatchObject({
      body: { code: 30409 },
    });
  });

  test('a message on its way can be cancelled, not redacted', async () => {
    await twilio.close();
    twilio = await startTwilio({ clock: stoppedClock });
    const path = `/Messages/${(await twilio.text()).body.sid}.json`;
    expect((await twilio.rest(path, { Body: '' })).body.code).toBe(20009);
    expect((await twilio.rest(path, { Status: 'canceled' })).body.status).toBe('canceled');
    expect((await twilio.rest(path)).body.status).toBe('canceled');
  });
});
