import { expect, test } from '@jest/globals';
import type { Checkout } from '../../../providers/payment-provider.port.ts';
import type { PaymentEntity } from '../../payments/records/payment.entity.ts';
import { SupersededLinks } from './superseded-links.service.ts';

test('a checkout that Stripe does not expire fails the job, so that it is retried', async () => {
  const open = { id: 'cs_test_open', status: 'open', isPaid: false } as Checkout;
  const provider = { expireCheckout: () => Promise.resolve(open) };
  const links = Reflect.construct(SupersededLinks, [null, null, null, null, provider]) as SupersededLinks;
  const payment = { mode: 'test', stripeSession: open.id } as PaymentEntity;
  await expect(links.end([payment])).rejects.toThrow('The link from before could not be ended. Please try again.');
});
