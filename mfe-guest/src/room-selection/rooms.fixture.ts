import type { OfferedRoom, RoomSelectionSession } from '@booking/contracts/guest-pages';
import type { Terms } from '@booking/contracts/terms';

// What tests of the page and journeys share: nothing of either is imported here.

export const image = '/photo-of-a-room.svg';

export const freeTerms: Terms = {
  version: 'a1b2c3d4e5f6',
  cancellation: 'free_until',
  freeUntil: { at: '2027-03-03T21:00:00.000Z', date: '2027-03-03', time: '15:00' },
  fee: { per: 'nights', amount: 1, cents: null },
};

export const noRefund: Terms = { version: 'f6e5d4c3b2a1', cancellation: 'not_refundable', freeUntil: null, fee: null };

export const queen: OfferedRoom = {
  roomTypeID: '331133',
  roomTypeName: 'Deluxe Queen',
  roomTypeDescription: 'Queen bed and a view of the city.',
  roomTypePhotos: [{ image, thumb: image }],
  roomTypeFeatures: ['Free WiFi', 'Kitchenette', 'Work desk', 'Balcony'],
  maxGuests: 4,
  roomsAvailable: 3,
  ratePlanID: '1375281',
  rateType: 'Weekly',
  discountPercent: 15,
  standardTotal: 460,
  standardTotalWithTaxes: 0,
  nightlyRate: 130.17,
  totalRate: 390.5,
  taxes: 52.25,
  totalWithTaxes: 442.75,
  taxesAndFees: [],
  optionalFees: [{ name: 'Valet parking', amount: 96 }],
  inclusions: [],
  terms: freeTerms,
};

export const accessible: OfferedRoom = {
  ...queen,
  roomTypeID: '331134',
  roomTypeName: 'Accessible Courtyard Suite',
  roomTypePhotos: [],
  roomTypeFeatures: ['Free WiFi', 'Kitchenette', 'Work desk', 'Roll-in shower'],
  ratePlanID: '1375290',
  rateType: 'standard',
  discountPercent: 0,
  taxes: 0,
  totalWithTaxes: 390.5,
  optionalFees: [],
};

const suite: OfferedRoom = {
  ...queen,
  roomTypeID: '331140',
  roomTypeName: 'Garden Suite',
  ratePlanID: 'standard',
  rateType: 'standard',
  discountPercent: 0,
  standardTotal: 586,
  standardTotalWithTaxes: 775.7,
  nightlyRate: 195.33,
  totalRate: 586,
  taxes: 189.7,
  totalWithTaxes: 775.7,
};

/** A room type at three rates: cheaper and not refundable, as usual, and with breakfast. */
export const suiteRates = {
  saver: {
    ...suite,
    ...{ ratePlanID: 'saver', rateType: 'Saver', discountPercent: 10, terms: noRefund },
    ...{ nightlyRate: 175.8, totalRate: 527.4, taxes: 182.08, totalWithTaxes: 709.48 },
    taxesAndFees: [
      { name: 'Resort fee', amount: 120 },
      { name: 'Occupancy tax', amount: 62.08 },
    ],
  },
  standard: suite,
  breakfast: {
    ...suite,
    ...{ ratePlanID: 'breakfast', rateType: 'With breakfast', inclusions: ['Breakfast'] },
    ...{ nightlyRate: 223.33, totalRate: 670, taxes: 200.62, totalWithTaxes: 870.62 },
  },
} satisfies Record<string, OfferedRoom>;

export const session = (given: Partial<RoomSelectionSession> = {}): RoomSelectionSession => ({
  status: 'available',
  startDate: '2027-03-05',
  endDate: '2027-03-08',
  adults: 2,
  children: 1,
  guestPhone: '+15125550142',
  rooms: [queen, accessible],
  selectedRoom: null,
  termsText: { en: '', es: '' },
  payment: 'due',
  paymentUrl: null,
  amountDue: null,
  held: null,
  confirmation: null,
  hotel: { name: 'Harbor Inn', phone: '+15125550100' },
  ...given,
});
