import { expect, test } from '@jest/globals';
import { withoutPayer } from './without-payer.mapper.ts';

test('an event is kept with what was paid, and without who paid', () => {
  const charge = {
    id: 'ch_1',
    amount: 500,
    billing_details: { email: 'ada@guest.example' },
    receipt_email: 'ada@guest.example',
  };
  const object = { id: 'cs_1', amount_total: 500, customer_details: { name: 'Ada' }, charges: { data: [charge] } };
  expect(withoutPayer({ id: 'evt_1', data: { object } })).toEqual({
    id: 'evt_1',
    data: { object: { id: 'cs_1', amount_total: 500, charges: { data: [{ id: 'ch_1', amount: 500 }] } } },
  });
});
