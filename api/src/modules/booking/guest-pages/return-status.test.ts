import { expect, test } from '@jest/globals';
import { returnStatus } from './return-status.rule.ts';

const now = new Date('2026-11-10T18:00:00Z');
const inMinutes = (minutes: number): Date => new Date(now.getTime() + minutes * 60_000);
const pending = {
  ...({ status: 'pending', paidAt: null, sessionId: 'session', metadata: {} } as const),
  ...{ link: 'https://checkout.example/pay', expiresAt: inMinutes(20) },
};
const extension = { ...pending, sessionId: null };

test.each([
  ['a page that can be paid', pending, true, 'open'],
  ['one whose time is over, before Stripe says so', { ...pending, expiresAt: now }, true, 'ended'],
  ['one that has expired', { ...pending, status: 'expired', link: null } as const, true, 'ended'],
  ['a payment that failed', { ...pending, status: 'failed', link: null } as const, true, 'ended'],
  ['money on its way', { ...pending, metadata: { processing: true } }, true, 'processing'],
  ['one that is paid', { ...pending, status: 'completed', paidAt: now, link: null } as const, true, 'paid'],
  ['one that was refunded', { ...pending, status: 'refunded', paidAt: now, link: null } as const, true, 'over'],
  ['a page of a link that has ended', pending, false, 'over'],
  ['a paid one of a link that has ended', { ...pending, status: 'completed', paidAt: now } as const, false, 'over'],
  ['more nights that can be paid', extension, false, 'open'],
  ['more nights whose time is over', { ...extension, expiresAt: now }, false, 'over'],
  ['more nights that are paid', { ...extension, status: 'completed', paidAt: now } as const, false, 'paid'],
])('%s', (_, payment, isUsable, status) => expect(returnStatus(payment, isUsable, now)).toBe(status));
