import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { startReceiver, withResult, type Receiver } from '../../../../test/receiver.ts';
import { setUp, startTestVapi, type TestVapi } from '../../../../test/test-vapi.ts';

let vapi: TestVapi;
let product: Receiver;
beforeEach(async () => {
  product = await startReceiver(withResult('Breakfast is included.'));
  vapi = await startTestVapi();
  await setUp(vapi, product.url);
});
afterEach(async () => {
  await vapi.close();
  await product.close();
});

test('whoever takes the phone from a script says from then on what the caller says', async () => {
  const guest = { name: 'Rosa Tran', number: '+15125550107' };
  const call = vapi.switchboard.dialIn(vapi.accounts[0]!, { script: 'booking_flow', guest });
  const line = vapi.switchboard.lineOf(call.id)!;
  while (!call.messages.some(({ role }) => role === 'user')) await new Promise((resolve) => setTimeout(resolve, 20));
  line.take();
  await line.quiet();
  const words = () => call.messages.flatMap((each) => (each.role === 'user' ? [each.message] : []));
  const before = words();

  await line.write('Is breakfast included?');
  expect(words()).toEqual([...before, 'Is breakfast included?']);
  expect(call.messages.at(-1)).toMatchObject({ role: 'bot', message: 'Can I help you with anything else?' });
  await line.write('No, thank you');
  expect(call).toMatchObject({ status: 'ended', endedReason: 'assistant-ended-call' });
});
