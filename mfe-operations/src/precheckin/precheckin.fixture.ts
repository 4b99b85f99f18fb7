import { screen, within } from '@testing-library/react';
import { precheckinDeskEndpoints, type Precheckin, type SignedRecord } from '@booking/contracts/precheckins';
import type { Role } from '@booking/contracts/roles';
import { answering, renderScreen, type Answering } from '@booking/remote-kit/testing';
import { Screen } from './precheckin.screen.tsx';

export const record = (given: Partial<SignedRecord> = {}): SignedRecord => ({
  kind: 'registration',
  at: '2026-11-09T15:00:00.000Z',
  textVersion: '3',
  signedName: 'Rosa Byron',
  isTyped: false,
  address: '203.0.113.7',
  imageHash: 'a1b2c3d4e5f60718293a4b5c6d7e8f90a1b2c3d4e5f60718293a4b5c6d7e8f90',
  deletedAt: null,
  ...given,
});

export const idPhoto = record({ kind: 'id_photo', textVersion: null, signedName: null });

export const precheckin = (given: Partial<Precheckin> = {}): Precheckin => ({
  id: '0f8fad5b-d9cb-469f-a165-70867728950e',
  reservationId: 'R-1',
  guestName: 'Rosa Byron',
  checkInDate: '2026-11-10',
  checkOutDate: '2026-11-12',
  roomTypeName: 'Garden Suite',
  step: 'id_uploaded',
  problem: null,
  openCorrections: 0,
  sentAt: '2026-11-08T15:00:00.000Z',
  changedAt: '2026-11-09T15:10:00.000Z',
  isOver: false,
  guestPhone: '+15125550190',
  callId: 'call 1',
  records: [
    record(),
    record({ kind: 'authorization', signedName: 'Rosa Maria Byron', isTyped: true, textVersion: '4' }),
    idPhoto,
  ],
  views: [],
  finishedBy: null,
  finishNote: null,
  corrections: [],
  imagesKeptUntil: '2026-12-12',
  ...given,
});

export const detail = (given: Partial<Precheckin> = {}): Answering =>
  answering(precheckinDeskEndpoints.detail, precheckin(given));

export const open = (answers: Answering[], role: Role = 'front_desk', search = '') =>
  renderScreen(Screen, {
    path: '/precheckins/:id',
    at: `/precheckins/${precheckin().id}${search}`,
    user: { id: '2', name: 'Dana Desk', email: 'dana@hotel.example', role },
    answers,
  });

export const panel = async (name: string) => within(await screen.findByRole('region', { name }));

/** One of the steps, by its title. */
export const step = async (title: string) => {
  const heading = await screen.findByRole('heading', { level: 3, name: title });
  return within(heading.closest('li')!);
};

export const button = (name: string) => screen.getByRole('button', { name });
export const dialog = (name: string) => within(screen.getByRole('dialog', { name }));

/** What is known, each as "name: value". */
export const factsOf = (place: Element | null) =>
  [...place!.querySelectorAll('dl > div')].map((fact) =>
    [...fact.children].map(({ textContent }) => textContent).join(': '),
  );
