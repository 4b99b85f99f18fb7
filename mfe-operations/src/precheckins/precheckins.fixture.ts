import { screen, within } from '@testing-library/react';
import { precheckinDeskEndpoints, type ListedPrecheckin, type Precheckin } from '@booking/contracts/precheckins';
import type { Role } from '@booking/contracts/roles';
import { answering, renderScreen, type Answering } from '@booking/remote-kit/testing';
import { Screen } from './precheckins.screen.tsx';

const { list, count } = precheckinDeskEndpoints;

export const listed = (given: Partial<ListedPrecheckin> = {}): ListedPrecheckin => ({
  id: '0f8fad5b-d9cb-469f-a165-70867728950e',
  reservationId: 'R-1',
  guestName: 'Rosa Byron',
  checkInDate: '2026-11-12',
  checkOutDate: '2026-11-14',
  roomTypeName: 'Garden Suite',
  step: 'sent',
  problem: null,
  openCorrections: 0,
  sentAt: '2026-11-09T15:00:00.000Z',
  changedAt: '2026-11-10T15:10:00.000Z',
  isOver: false,
  ...given,
});

export const other = listed({
  ...{ id: '16fd2706-8baf-433b-82eb-8c7fada847da', reservationId: 'R-2' },
  ...{ guestName: 'Theo Brandt', roomTypeName: null },
});

export const sent: Precheckin = {
  ...{ ...listed(), guestPhone: null, callId: null, records: [], views: [] },
  ...{ finishedBy: null, finishNote: null, corrections: [], imagesKeptUntil: '2026-12-14' },
};

export const counted = answering(count, { count: 2, isCapped: false });

/** The list: past arrivals where those before today are asked for, the others else. */
export const listing = (rows: ListedPrecheckin[], past: ListedPrecheckin[] = []): Answering =>
  answering(list, ({ query }) => (query.sort === '-arrival' ? past : rows));

export const open = (answers: Answering[], role: Role = 'front_desk', at = '/precheckins') =>
  renderScreen(Screen, {
    path: '/precheckins',
    at,
    user: { id: '2', name: 'Dana Desk', email: 'dana@hotel.example', role },
    answers: [...answers, counted],
  });

export const row = async (guest: string) =>
  within(await screen.findByRole('row', { name: new RegExp(`(^|\\s)${guest}`) }));
export const guests = () => screen.queryAllByRole('rowheader').map(({ textContent }) => textContent);
export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
export const dialog = (name: string) => within(screen.getByRole('dialog', { name }));
