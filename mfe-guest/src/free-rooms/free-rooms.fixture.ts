import type { FreeRooms } from '@booking/contracts/free-rooms';
import type { OfferedRoom } from '@booking/contracts/guest-pages';
import { unknownTerms } from '@booking/contracts/terms';

const room = (given: Partial<OfferedRoom>): OfferedRoom => ({
  roomTypeID: '1',
  roomTypeName: 'Garden King',
  roomTypeDescription: 'A king bed and a view of the garden.',
  roomTypePhotos: [{ image: '/garden.svg', thumb: '/garden-small.svg' }],
  roomTypeFeatures: ['Free WiFi'],
  maxGuests: 3,
  roomsAvailable: 2,
  ratePlanID: '11',
  rateType: 'standard',
  discountPercent: 0,
  standardTotal: 300,
  standardTotalWithTaxes: 345.5,
  taxesAndFees: [],
  inclusions: [],
  nightlyRate: 100,
  totalRate: 300,
  taxes: 45.5,
  totalWithTaxes: 345.5,
  optionalFees: [],
  terms: unknownTerms,
  ...given,
});

export const garden = room({});
export const harbor = room({ roomTypeID: '2', roomTypeName: 'Harbor Suite', roomTypePhotos: [], totalWithTaxes: 710 });

export const found: FreeRooms = {
  startDate: '2027-03-05',
  endDate: '2027-03-08',
  adults: 2,
  children: 0,
  rooms: [garden, harbor],
};
