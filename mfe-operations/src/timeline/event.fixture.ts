import type { GuestEvent } from '@booking/contracts/guests';

/** A call that was. */
export const guestEvent = (given: Partial<GuestEvent> = {}): GuestEvent => ({
  key: 'call',
  kind: 'call',
  title: 'Phone call',
  state: 'done',
  at: '2026-11-10T17:53:00.000Z',
  detail: null,
  link: null,
  fix: null,
  copy: null,
  ...given,
});
