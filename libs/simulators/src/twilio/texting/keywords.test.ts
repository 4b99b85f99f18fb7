import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PHONE, startProduct, startTwilio, type Product, type TestTwilio } from '../test/test-twilio.ts';

let product: Product;
let twilio: TestTwilio;
let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'twilio-'));
  product = await startProduct(() => ({ body: '<Response><Message>From the hotel</Message></Response>' }));
  twilio = await startTwilio({ productUrl: product.url, dataDir });
});
afterEach(async () => {
  await twilio.settled();
  await Promise.all([twilio.close(), product.close()]);
  await rm(dataDir, { recursive: true });
});

const lastBody = async () => (await twilio.texts(PHONE)).at(-1)?.body;

test.each(['STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'REVOKE', 'OPTOUT', ' stop\n'])(
  '%j refuses every further text with 21610',
  async (word) => {
    await twilio.textFrom(PHONE, word);
    expect(await twilio.text()).toMatchObject({ status: 400, body: { code: 21610 } });
    expect((await twilio.text({ To: '+15125550114' })).status).toBe(201);
    expect((await product.called(1))[0]?.fields).toMatchObject({ Body: word.trim(), OptOutType: 'STOP' });
  },
);

test.each(['START', 'YES', 'UNSTOP'])('%s allows texts again', async (word) => {
  await twilio.textFrom(PHONE, 'STOP');
  await twilio.textFrom(PHONE, word);
  expect((await twilio.text()).status).toBe(201);
  expect((await product.called(2))[1]?.fields.OptOutType).toBe('START');
});

test('the platform answers a STOP itself, once, and drops what the product answers', async () => {
  await twilio.textFrom(PHONE, 'STOP');
  await twilio.settled();
  expect(await lastBody()).toContain('unsubscribed');
  await twilio.textFrom(PHONE, 'STOP');
  await twilio.settled();
  expect(await lastBody()).toBe('STOP');
});

test.each(['STOP PLEASE', 'please stop', "don't stop"])('%j is a text like any other', async (body) => {
  await twilio.textFrom(PHONE, body);
  expect((await product.called(1))[0]?.fields).not.toHaveProperty('OptOutType');
  expect((await twilio.text()).status).toBe(201);
});

test('HELP is answered and changes nothing', async () => {
  await twilio.textFrom(PHONE, 'help');
  expect((await product.called(1))[0]?.fields.OptOutType).toBe('HELP');
  expect((await twilio.text()).status).toBe(201);
});

test('who opted out, and every text, is kept over a restart', async () => {
  await twilio.text({ Body: 'Before' });
  await twilio.textFrom(PHONE, 'STOP');
  await twilio.settled();
  const before = await twilio.texts(PHONE);
  await twilio.close();
  twilio = await startTwilio({ productUrl: product.url, dataDir });
  expect((await twilio.text()).body.code).toBe(21610);
  expect(await twilio.texts(PHONE)).toEqual(before);
});

test('an account with Advanced Opt-Out knows words of its own, and says what they mean', async () => {
  await twilio.textFrom(PHONE, 'PARAR');
  expect((await product.called(1))[0]?.fields).not.toHaveProperty('OptOutType');
  twilio.dial.set(['advanced_opt_out']);
  await twilio.textFrom(PHONE, 'parar');
  expect((await product.called(2))[1]?.fields).toMatchObject({ Body: 'parar', OptOutType: 'STOP' });
  expect(await twilio.text()).toMatchObject({ status: 400, body: { code: 21610 } });
  await twilio.textFrom(PHONE, 'JOIN');
  expect((await product.called(3))[2]?.fields).toMatchObject({ OptOutType: 'START' });
  expect((await twilio.text()).status).toBe(201);
});

test('a STOP that gets lost on its way is known to the carrier alone', async () => {
  const [account] = twilio.accounts;
  twilio.takeText(account!, PHONE, 'STOP', { untold: true });
  expect(await twilio.text()).toMatchObject({ status: 400, body: { code: 21610 } });
  await twilio.settled();
  expect(await product.called(0)).toEqual([]);
});
