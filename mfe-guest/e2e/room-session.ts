import type { OfferedRoom, RoomSelectionSession } from '@booking/contracts/guest-pages';
import type { Page } from '../../shell/e2e/console.ts';

export const token = 'token-of-a-session-that-only-this-journey-has';

const image = '/photo-of-a-room.svg';

export const queen: OfferedRoom = {
  roomTypeID: '331133',
  roomTypeName: 'Deluxe Queen',
  roomTypeDescription: 'Queen bed and a view of the city. '.repeat(12),
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

const available: RoomSelectionSession = {
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
};

/** Answers every ask for the session with what it is now; what is returned changes it. */
export async function serveSession(
  page: Page,
  session: Partial<RoomSelectionSession> = {},
): Promise<(change: Partial<RoomSelectionSession>) => void> {
  let now = { ...available, ...session };
  await page.route(`**/api/room-selection/${token}`, (route) => route.fulfill({ json: { session: now } }));
  await page.route(`**${image}`, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg" />' }),
  );
  return (change) => {
    now = { ...now, ...change };
  };
}
