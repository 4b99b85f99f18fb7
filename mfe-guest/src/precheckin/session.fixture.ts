import type { PrecheckinSession } from '@booking/contracts/precheckin';

// What tests of the page and journeys share: nothing of either is imported here.

export const opensAt = '2027-03-05T22:00:00.000Z';

export const session = (given: Partial<PrecheckinSession> = {}): PrecheckinSession => ({
  checkedIn: false,
  isSubmitted: false,
  guestName: 'Ada Byron',
  guestPhone: '+15125550142',
  guestEmail: 'ada@guest.example',
  checkInDate: '2027-03-05',
  checkOutDate: '2027-03-08',
  reservationStatus: 'confirmed',
  adults: 2,
  children: 1,
  pets: 0,
  roomTypeName: 'Deluxe Queen',
  totalDue: 0,
  totalPaid: 44_275,
  registrationCardSigned: false,
  ccAuthSigned: false,
  idUploaded: false,
  checkIn: { state: 'open', opensAt },
  willText: false,
  corrections: [],
  registrationText: {
    version: 'reg-1',
    since: '2026-11-20',
    language: 'en',
    title: 'Registration card of Harbor Inn',
    paragraphs: Array.from({ length: 12 }, (_, index) => `Rule ${index + 1} of the hotel.`),
  },
  ccAuthText: {
    version: 'auth-1',
    since: '2026-10-02',
    language: 'en',
    title: 'Authorization to charge a card',
    paragraphs: ['You let us charge your card.'],
  },
  hotel: { name: 'Harbor Inn', phone: '+15125550100' },
  language: null,
  ...given,
});

export const bothSigned = { registrationCardSigned: true, ccAuthSigned: true };
export const allGiven = { ...bothSigned, idUploaded: true };
