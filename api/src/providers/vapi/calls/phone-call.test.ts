import { expect, test } from '@jest/globals';
import { phoneCallOf } from './phone-call.mapper.ts';

const customer = { number: '+15125550142' };

test.each(['inboundPhoneCall', 'outboundPhoneCall'])('an %s has the number of its customer', (type) => {
  expect(phoneCallOf({ type, customer })).toEqual({ kind: type, callerNumber: customer.number });
});

test.each([undefined, null, '', 'webCall', 'WebCall', 'vapi.websocketCall', 'inboundphonecall', {}, 'x'.repeat(1000)])(
  'a call of kind %j has none',
  (type) => expect(phoneCallOf({ type, customer }).callerNumber).toBeNull(),
);

test.each(['+266696687', '+7378742833', 'Anonymous', '+10000000000'])('the withheld number %s is none', (number) =>
  expect(phoneCallOf({ type: 'inboundPhoneCall', customer: { number } }).callerNumber).toBeNull(),
);

test.each([{}, { number: '' }, { number: 1 }, { number: '1'.repeat(1000) }, { sipUri: 'sip:a@b.example' }, null, []])(
  'a customer of %j has no number',
  (who) => expect(phoneCallOf({ type: 'inboundPhoneCall', customer: who }).callerNumber).toBeNull(),
);
