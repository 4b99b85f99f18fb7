import type { GuestPage } from '@booking/contracts/guests';
import { guestEvent } from '../timeline/event.fixture.ts';

export const guestPage = (given: Partial<GuestPage> = {}): GuestPage => ({
  id: '0f8fad5b-d9cb-469f-a165-70867728950e',
  name: 'Maria Lopez',
  phones: ['+18305550199'],
  emails: ['maria@guest.example'],
  reservations: ['R-7'],
  firstSeenAt: '2026-11-01T15:00:00.000Z',
  lastSeenAt: '2026-11-10T17:53:00.000Z',
  numbers: [{ number: '+18305550199', optedOut: null, sharedWith: [], callId: 'call-1' }],
  stays: [
    {
      ...{ reservationId: 'R-7', startDate: '2027-01-24', endDate: '2027-01-28' },
      ...{ roomTypeName: 'Garden Suite', isCanceled: false },
    },
  ],
  timeline: [guestEvent()],
  isWhole: true,
  ...given,
});
