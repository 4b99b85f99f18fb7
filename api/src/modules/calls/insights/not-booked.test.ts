import { expect, test } from '@jest/globals';
import { whyNotBooked, type WayOfCall } from './not-booked.rule.ts';

const nothing: WayOfCall = {
  ...{ isOpen: false, hasPayment: false, isPaymentFailed: false, isPaymentOpened: false, isPaymentSent: false },
  ...{ hasLink: false, isLinkOpened: false, isLinkSent: false },
  ...{ foundNoRoom: false, mindedPrice: false, toolFailed: false, ending: 'other' },
};
const saidAll = { foundNoRoom: true, mindedPrice: true, toolFailed: true, ending: 'transferred' } as const;

test.each<[Partial<WayOfCall>, string]>([
  [{ isOpen: true, hasPayment: true, isPaymentFailed: true }, 'still_open'],
  [{ hasPayment: true, isPaymentFailed: true, isPaymentOpened: true }, 'payment_failed'],
  [{ hasPayment: true, isPaymentOpened: true, hasLink: true, isLinkOpened: true }, 'not_paid'],
  [{ hasPayment: true, isPaymentSent: true }, 'link_not_opened'],
  [{ hasPayment: true, hasLink: true, isLinkOpened: true }, 'link_not_sent'],
  [{ hasLink: true, isLinkOpened: true, ...saidAll }, 'link_not_finished'],
  [{ hasLink: true, isLinkSent: true, ...saidAll }, 'link_not_opened'],
  [{ hasLink: true, ...saidAll }, 'link_not_sent'],
  [saidAll, 'no_room'],
  [{ ...saidAll, foundNoRoom: false }, 'price'],
  [{ toolFailed: true, ending: 'hung_up' }, 'tool_failed'],
  [{ ending: 'transferred' }, 'transferred'],
  [{ ending: 'hung_up' }, 'hung_up'],
  [{}, 'undecided'],
])('%j was not booked because of %s', (way, reason) => {
  expect(whyNotBooked({ ...nothing, ...way })).toBe(reason);
});
