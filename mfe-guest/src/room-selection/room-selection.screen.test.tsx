/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { guestPageEndpoints, type RoomSelectionSession } from '@booking/contracts/guest-pages';
import { expectAccessible, oddly, waiting } from '@booking/remote-kit/testing';
import { renderPage } from '../testing/render-page.tsx';
import { Screen } from './room-selection.screen.tsx';
import { answersSession, at, queen, session } from './session.fixture.ts';

const open = (given: Partial<RoomSelectionSession>) => renderPage(Screen, { at, answers: [answersSession(given)] });
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

test('says that the rooms are loading', async () => {
  const { calls } = renderPage(Screen, { at, answers: [waiting(guestPageEndpoints.roomSelection)] });
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(screen.getByRole('progressbar', { name: 'Loading available rooms...' })).toBeTruthy();
  expect(await title('Choose Your Room')).toBeTruthy();
});

test('says that a link was replaced by another, and what to do', async () => {
  open({ status: 'superseded', rooms: [] });
  expect(await title('This Link Was Replaced')).toBeTruthy();
  expect(
    screen.getByText(/^You went on with another link from us, so this one cannot be used any more\./),
  ).toBeTruthy();
  expect(screen.getByText('Please open the newest text from us, or call us.')).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Call/ })).toBeTruthy();
  await expectAccessible();
});

test.each([['held'], [''], [null]])('of a status of %j shows the rooms to choose from', async (status) => {
  renderPage(Screen, { at, answers: [oddly(guestPageEndpoints.roomSelection, { session: { ...session(), status } })] });
  expect(await title('Choose Your Room')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: 'Select This Room' })).toHaveLength(2);
});

test.each([
  ['paid', 'Thank you for your payment. The confirmation details arrive by e-mail and SMS.'],
  ['processing', 'Your payment is on its way from your bank, which can take some days. We text you when it is here.'],
] as const)('shows at the end that the payment is %s, and asks for no other', async (payment, words) => {
  open({ status: 'contact_submitted', selectedRoom: queen, payment });
  expect(await title('All Set!')).toBeTruthy();
  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.queryByText(/payment link/)).toBeNull();
  expect(screen.queryByRole('link', { name: 'Pay Now' })).toBeNull();
});
