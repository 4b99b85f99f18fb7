import type { BookingReturn } from '@booking/contracts/booking-return';

export const bookingReturn: BookingReturn = {
  status: 'open',
  purpose: 'booking',
  paymentUrl: 'https://checkout.example/pay/cs_test_1',
  amount: 77_570,
  held: { until: '2026-11-10T18:31:00.000Z', seconds: 1860 },
  roomTypeName: 'Deluxe Queen',
  stay: { startDate: '2027-03-05', endDate: '2027-03-08', adults: 2, children: 1 },
  mayChooseAgain: true,
  confirmation: null,
};
