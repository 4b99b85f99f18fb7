import type { BookingDetailsSession } from '@booking/contracts/guest-pages';
import { noTermsText, unknownTerms } from '@booking/contracts/terms';

export const session = (given: Partial<BookingDetailsSession> = {}): BookingDetailsSession => ({
  status: 'open',
  startDate: '2027-03-05',
  endDate: '2027-03-06',
  adults: 1,
  children: 2,
  roomTypeName: 'Deluxe Queen',
  totalAmount: 44_275,
  terms: unknownTerms,
  termsText: noTermsText,
  hotelImage: null,
  payment: 'due',
  paymentUrl: null,
  amountDue: null,
  held: null,
  confirmation: null,
  hotel: { name: 'Harbor Inn', phone: '+15125550100' },
  ...given,
});
