import type { OfferedRoom, RoomSelectionSession } from '@booking/contracts/guest-pages';

// What tests of the page and journeys share: nothing of either is imported here.

export const image = '/photo-of-a-room.svg';

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
  nightlyRate: 130.17,
  totalRate: 390.5,
  taxes: 52.25,
  totalWithTaxes: 442.75,
  optionalFees: [{ name: 'Valet parking', amount: 96 }],
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

export const session = (given: Partial<RoomSelectionSession> = {}): RoomSelectionSession => ({
  status: 'available',
  startDate: '2027-03-05',
  endDate: '2027-03-08',
  adults: 2,
  children: 1,
  guestPhone: '+15125550142',
  rooms: [queen, accessible],
  selectedRoom: null,
  payment: 'due',
  paymentUrl: null,
  hotel: { name: 'Harbor Inn', phone: '+15125550100' },
  ...given,
});
