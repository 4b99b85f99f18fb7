/** @jest-environment @happy-dom/jest-environment */
import { useState } from 'react';
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { privacyEndpoints, type PersonFound } from '@booking/contracts/privacy-desk';
import {
  answering,
  expectAccessible,
  inTurn,
  refusing,
  renderScreen,
  type Answering,
} from '@booking/remote-kit/testing';
import { Slot } from './guest-data.slot.tsx';

const found = (given: Partial<PersonFound> = {}): Answering =>
  answering(privacyEndpoints.find, {
    identifiers: ['R-77'],
    names: ['Ada Guest'],
    alsoKnownBy: [],
    held: [
      { what: 'calls', count: 2 },
      { what: 'property_system', count: 1 },
    ],
    open: [],
    ...given,
  });

/** A reservation, as far as it matters here. */
function Reservation() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Guest Data</button>
      {isOpen && <Slot reservationId="R-77" onDone={() => undefined} onClose={() => setOpen(false)} />}
    </>
  );
}
async function open(...answers: Answering[]) {
  const mounted = renderScreen(Reservation, { path: '/reservations/R-77', answers });
  await mounted.person.click(screen.getByRole('button', { name: 'Guest Data' }));
  return { ...mounted, dialog: within(screen.getByRole('dialog', { name: 'Guest Data' })) };
}

test('shows how much of each kind is held about the guest, and leads to where it is exported or erased', async () => {
  const { person, calls, address, dialog } = await open(found());
  const [, ...rows] = await dialog.findAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Calls with their transcripts2',
    'Reservations in the property system1',
  ]);
  expect(dialog.getByText('Ada Guest')).toBeTruthy();
  expect(calls.map(({ input }) => input.body)).toEqual([{ identifiers: ['R-77'] }]);
  await expectAccessible(screen.getByRole('dialog', { name: 'Guest Data' }));
  await person.click(dialog.getByRole('button', { name: 'Export or Erase…' }));
  expect(address()).toBe('/privacy?guest=R-77');
});

test('says so when nothing is held, and closes', async () => {
  const { person, dialog } = await open(found({ held: [{ what: 'property_system', count: 1 }] }));
  expect(await dialog.findByText('No data found')).toBeTruthy();
  await person.click(dialog.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('says why it cannot be looked up, and "Try again" does', async () => {
  const { person, dialog } = await open(inTurn(refusing(privacyEndpoints.find, 500, 'The database is away.'), found()));
  expect((await dialog.findByRole('alert')).textContent).toContain('500: The database is away.');
  await person.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await dialog.findByText('Ada Guest')).toBeTruthy();
});
