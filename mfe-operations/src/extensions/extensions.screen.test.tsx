/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { extensionEndpoints, type ExtensionRequest } from '@booking/contracts/extensions';
import { answering, renderScreen, type Answering } from '@booking/remote-kit/testing';
import { Screen } from './extensions.screen.tsx';

const stuck: ExtensionRequest = {
  id: '0f8fad5b-d9cb-469f-a165-70867728950e',
  guestName: 'Ann Guest',
  guestPhone: '+15125550100',
  guestEmail: 'ann@guest.example',
  requestedWorkflow: 'before_11am',
  amountCents: 12_900,
  additionalNights: 1,
  originalCheckoutDate: '2026-11-21',
  newCheckoutDate: '2026-11-22',
  reservationID: 'R-1',
  paymentStatus: 'paid',
  cloudbedsStatus: 'failed',
  isUnsynced: true,
  errorMessage: 'No room of this type is free.',
  createdAt: '2026-11-21T12:00:00.000Z',
};
const { errorMessage: _, ...unharmed } = stuck;
const synced: ExtensionRequest = { ...unharmed, cloudbedsStatus: 'synced', isUnsynced: false };

const open = (answers: Answering[], role: 'front_desk' | 'viewer' = 'front_desk', at = '/extensions') =>
  renderScreen(Screen, {
    path: '/extensions',
    at,
    user: { id: '2', name: 'Dana Desk', email: 'dana@hotel.example', role },
    answers,
  });

test('a stay that Cloudbeds did not take is tried again, and its card shows what came of it', async () => {
  const { person, toasts, calls } = open([
    answering(extensionEndpoints.list, [stuck]),
    answering(extensionEndpoints.retry, synced),
  ]);
  await person.click(await screen.findByRole('button', { name: 'Retry: Ann Guest' }));
  expect(await screen.findByText('synced')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Retry: Ann Guest' })).toBeNull();
  expect(calls.at(-1)?.input.params).toEqual({ id: stuck.id });
  expect(toasts).toEqual([{ title: 'Success', body: 'The stay is extended in Cloudbeds.' }]);
});

test('whoever may not retry is not offered it', async () => {
  open([answering(extensionEndpoints.list, [stuck])], 'viewer');
  expect(await screen.findByText('Ann Guest')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Retry: Ann Guest' })).toBeNull();
});

test('the search stands in the address, and a search that finds nothing leads back to all', async () => {
  const list = answering(extensionEndpoints.list, ({ query }) => (query.q === 'nobody' ? [] : [stuck]));
  const { person, address } = open([list], 'viewer', '/extensions?q=nobody');
  expect(screen.getByLabelText<HTMLInputElement>('Search').value).toBe('nobody');
  await person.click(await screen.findByRole('button', { name: 'Show all requests' }));
  expect(await screen.findByText('Ann Guest')).toBeTruthy();
  expect(address()).toBe('/extensions');
});
