import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { startReceiver, withResult, type Receiver } from '../../../../test/receiver.ts';
import { setUp, startTestVapi, type TestVapi } from '../../../../test/test-vapi.ts';
import type { ScriptName } from '../../../callers/script.ts';

let vapi: TestVapi;
let product: Receiver;
beforeEach(async () => {
  vapi = await startTestVapi();
  product = await startReceiver(withResult('It is done.'));
  await setUp(vapi, product.url);
});
afterEach(async () => {
  await vapi.close();
  await product.close();
});

test.each<[ScriptName, string, object]>([
  ['extend_stay', 'extend_stay', { reservationId: '4711', newCheckoutDate: '2026-04-06' }],
  ['cancel_stay', 'cancel_reservation', { reservationId: '4711' }],
])('who plays %s speaks of their own reservation with the assistant of the guest line', async (script, tool, wish) => {
  const guest = { name: 'Rosa Tran', number: '+15125550107' };
  const stay = { startDate: '2026-04-03', endDate: '2026-04-05', adults: 2, children: 0 };
  const asked = { script, guest, stay, confirmationNumber: '4711' };
  const { call } = await vapi.switchboard.rehearse(vapi.accounts[0]!, asked, Date.parse('2026-03-02T15:00:00Z'));

  const used = product.received
    .filter(({ message }) => message.type === 'tool-calls')
    .map(({ path, message }) => {
      const [{ function: called }] = message.toolCallList as [{ function: { arguments: object } }];
      return [path, called.arguments];
    });
  expect(used).toEqual([
    ['/api/customer-tools/find_my_reservations', { lastName: 'Tran', confirmationNumber: '4711' }],
    [`/api/customer-tools/${tool}`, wish],
  ]);
  expect(call.assistantName).toBe('Customer assistant');
  expect(product.received.at(-1)?.message).toMatchObject({ assistant: { name: 'Customer assistant' } });
});
