/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { bookingReturnEndpoints } from '@booking/contracts/booking-return';
import { answering, expectAccessible, inTurn, unreachable, type Answering } from '@booking/remote-kit/testing';
import { renderPage } from '../testing/render-page.tsx';
import { NewLink } from './new-link.tsx';

const { newLink } = bookingReturnEndpoints;
const sent = answering(newLink, { success: true, message: 'Done' });
const open = (answers: Answering[], token = 'token-that-has-ended', language: 'en' | 'es' = 'en') =>
  renderPage(() => <NewLink page="room-select" token={token} />, { at: '/', answers, language });
const button = (name = 'Text me a new link') => screen.getByRole('button', { name });

test('asks once for a new link, and promises nothing of a link that may never have been', async () => {
  const { guest, calls } = open([sent]);
  await guest.click(button());
  expect(await screen.findByText(/^If this link was ours, a new one is on its way to the phone/)).toBeTruthy();
  await guest.click(button());
  expect(calls.map(({ input }) => input.body)).toEqual([{ page: 'room-select', token: 'token-that-has-ended' }]);
  await expectAccessible();
});

test('can be asked again after a lost connection', async () => {
  const { guest } = open([inTurn(unreachable(newLink), sent)]);
  await guest.click(button());
  expect(await screen.findByText('The connection was lost. It is safe to try again.')).toBeTruthy();
  await guest.click(button());
  expect(await screen.findByText(/^If this link was ours/)).toBeTruthy();
});

test('is not there where there is no link', () => {
  open([], '');
  expect(screen.queryByRole('button', { name: 'Text me a new link' })).toBeNull();
});

test('speaks Spanish', async () => {
  const { guest } = open([sent], 'token', 'es');
  await guest.click(button('Envíenme un enlace nuevo'));
  expect(await screen.findByText(/^Si este enlace era nuestro/)).toBeTruthy();
});
