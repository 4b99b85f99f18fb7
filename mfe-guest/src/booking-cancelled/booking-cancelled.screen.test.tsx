/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { expectAccessible } from '@booking/remote-kit/testing';
import { answersHotel, hotel } from '../testing/hotel.fixture.ts';
import { renderPage } from '../testing/render-page.tsx';
import { Screen } from './booking-cancelled.screen.tsx';

const open = (at: string) => renderPage(Screen, { at, answers: [answersHotel()] });
const title = () => screen.getByRole('heading', { level: 1 }).textContent;

test('says that nothing was charged or booked, and whom to call', async () => {
  open('/booking-cancelled');
  expect(title()).toBe('Booking Cancelled');
  expect(
    screen.getByText('Your payment was cancelled and no charges were made. Your reservation was not completed.'),
  ).toBeTruthy();
  expect(screen.getByText(/please call the hotel.*AI booking assistant is available 24\/7/)).toBeTruthy();
  expect((await screen.findByRole('link', { name: /^Call/ })).getAttribute('href')).toBe(`tel:${hotel.phone}`);
  await expectAccessible();
});

test('says to a guest who did not pay for more nights that the reservation stands', async () => {
  open('/booking-cancelled?purpose=extension');
  expect(await screen.findByRole('link', { name: /^Call/ })).toBeTruthy();
  expect(title()).toBe('Payment Cancelled');
  expect(screen.getByText(/no charges were made\. Your reservation is as it was before\.$/)).toBeTruthy();
  expect(screen.getByText(/AI booking assistant is available 24\/7/)).toBeTruthy();
});
