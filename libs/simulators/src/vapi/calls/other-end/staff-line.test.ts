import { afterEach, expect, test } from '@jest/globals';
import { startReceiver, withResult, type Receiver } from '../../../../test/receiver.ts';
import { setUp, startTestVapi, type TestVapi } from '../../../../test/test-vapi.ts';
import { realClock } from '../../../shared-kernel/clock.ts';

let vapi: TestVapi;
let product: Receiver;
afterEach(async () => {
  await vapi.close();
  await product.close();
});

/** Plays somebody of the staff on whose phone this text comes. @returns the tools used, and everything that was said */
async function play(text: string) {
  vapi = await startTestVapi(undefined, realClock, async (wanted) => wanted.exec(text)?.[0]);
  product = await startReceiver(withResult('It is done.'));
  await setUp(vapi, product.url);
  const guest = { name: 'Ana Lopez', number: '+15125550180' };
  const stay = { startDate: '2026-04-03', endDate: '2026-04-05', adults: 2, children: 0 };
  const asked = { script: 'staff_arrivals', guest, stay } as const;
  const { call } = await vapi.switchboard.rehearse(vapi.accounts[0]!, asked, Date.parse('2026-03-02T15:00:00Z'));
  const used = product.received
    .filter(({ message }) => message.type === 'tool-calls')
    .map(({ path, message }) => {
      const [{ function: called }] = message.toolCallList as [{ function: { arguments: object } }];
      return [path, called.arguments];
    });
  return { used, said: JSON.stringify(call.messages) };
}

test('a member of staff reads out the code that comes by text, and asks for the arrivals then', async () => {
  const { used, said } = await play('The Hotel: your staff code is 012345. It is good for 10 minutes.');
  expect(used.slice(0, 3)).toEqual([
    ['/api/staff-tools/send_verification_code', { phone: '+15125550180' }],
    ['/api/staff-tools/verify_code', { code: '012345' }],
    ['/api/staff-tools/get_arrivals_today', {}],
  ]);
  expect(said).toContain('0 1 2 3 4 5');
});

test('somebody who gets no code gets no further', async () => {
  const { used } = await play('The Hotel: your reservation 123456 is confirmed.');
  expect(used).toEqual([['/api/staff-tools/send_verification_code', { phone: '+15125550180' }]]);
});
