import { screen, within } from '@testing-library/react';
import { inventoryEndpoints, type AvailableRoomType, type FeeOrTax } from '@booking/contracts/inventory';
import type { Role } from '@booking/contracts/roles';
import { answering, renderScreen, type Answering } from '@booking/remote-kit/testing';
import { Screen } from './inventory.screen.tsx';

export const room = (given: Partial<AvailableRoomType> = {}): AvailableRoomType => ({
  roomTypeID: '3',
  roomTypeName: 'Garden Suite',
  roomTypeDescription: 'Two queen beds on the garden side.',
  roomsAvailable: 2,
  maxGuests: 4,
  roomTypePhotos: [{ image: '/garden.jpg', thumb: '/garden-small.jpg' }],
  roomTypeFeatures: ['Private terrace', 'Desk'],
  ratePlanNamePublic: 'default',
  ratePlanNamePrivate: 'default',
  roomRateID: '31',
  nightlyRate: 150,
  roomRate: 300,
  totalRate: 350,
  adultsIncluded: 2,
  childrenIncluded: 0,
  adultsExtraCharge: { 3: 25 },
  childrenExtraCharge: { 1: 0 },
  nights: [
    { date: '2026-12-05', rate: 140 },
    { date: '2026-12-06', rate: 160 },
  ],
  price: {
    subtotalCents: 350_00,
    extraGuestsCents: 50_00,
    lines: [
      { name: 'Resort fee', kind: 'fee', cents: 40_00, isIncluded: false, isMandatory: true },
      { name: 'City tax', kind: 'tax', cents: 7_80, isIncluded: false, isMandatory: true },
      { name: 'Historic levy', kind: 'tax', cents: 3_25, isIncluded: true, isMandatory: true },
      { name: 'Valet parking', kind: 'fee', cents: 64_00, isIncluded: false, isMandatory: false },
    ],
    totalCents: 397_80,
    optionalCents: 64_00,
  },
  ...given,
});

const fees: FeeOrTax[] = [
  {
    ...{ name: 'Occupancy tax', description: '13% of the room rate and Resort fee', type: 'tax', amount: 13 },
    ...{ percentage: true, frequency: 'Per Night', mandatory: true },
  },
  {
    ...{ name: 'Cleaning fee', description: '$45.00 once a stay', type: 'fee', amount: 45 },
    ...{ percentage: false, frequency: 'Per Stay', mandatory: true },
  },
  {
    ...{ name: 'Valet parking', description: '$32.00 a night', type: 'fee', amount: 32 },
    ...{ percentage: false, frequency: 'Per Night', mandatory: false },
  },
];

export const freeRooms = answering(inventoryEndpoints.roomTypes, [room()]);
export const knownFees = answering(inventoryEndpoints.feesAndTaxes, fees);
const noPlans = answering(inventoryEndpoints.ratePlans, []);
export const quote = answering(inventoryEndpoints.quote, ({ query }) => ({
  sentence: `From ${query.startDate} to ${query.endDate} for ${query.adults} and ${query.children} we have two suites.`,
}));

/** Everything that the screen asks for at first, where nothing else was said of it before. */
export const open = (answers: Answering[], role: Role = 'manager', at = '/inventory') =>
  renderScreen(Screen, {
    path: '/inventory',
    at,
    user: { id: '2', name: 'Max Manager', email: 'max@hotel.example', role },
    answers: [...answers, freeRooms, knownFees, quote, noPlans],
  });

export const stayAddress = '/inventory?startDate=2026-12-05&endDate=2026-12-07&adults=3&children=1';

export const panel = (name: string) => within(screen.getByRole('region', { name }));
export const rooms = () => panel('Available Rooms');
export const fee = () => panel('Taxes & Fees');
export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
export const searchButton = () => screen.getByRole('button', { name: 'Search' });
export const words = (elements: Element[]) => elements.map(({ textContent }) => textContent);
