import type { BookedStay } from '@booking/contracts/booked-stay';

export const booking: BookedStay = {
  reservationId: '8114780943309',
  roomTypeName: 'Deluxe Queen',
  rateType: 'standard',
  startDate: '2026-12-30',
  endDate: '2027-01-02',
  adults: 2,
  children: 1,
  amountPaid: 77_570,
  amountRefunded: 0,
  text: 'sent',
  isEmailed: true,
  mayBeTexted: true,
  precheckin: { opensOn: '2026-12-23', isOpen: false, url: null },
};
