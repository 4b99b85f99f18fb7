/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { guestPageEndpoints, type PrivacyNotice } from '@booking/contracts/guest-pages';
import type { Language } from '@booking/languages/language';
import { expectAccessible, inTurn, unreachable } from '@booking/remote-kit/testing';
import { answersHotel, hotel } from '../testing/hotel.fixture.ts';
import { renderPage } from '../testing/render-page.tsx';
import { answersNotice, notice } from './notice.fixture.ts';
import { Screen } from './privacy-notice.screen.tsx';

const open = (given: Partial<PrivacyNotice> = {}, language: Language = 'en') =>
  renderPage(Screen, { at: '/privacy-notice', language, answers: [answersHotel(), answersNotice(given)] });

test.each<[Language, string, string[]]>([
  [
    'en',
    'Privacy',
    [
      'We delete a recording after 30 days.',
      'We delete the written record of a call or chat after 90 days.',
      'we delete your contact details after 1 day.',
      'We delete these images 14 days after you check out.',
      'Reply STOP',
      'Your card number goes to Stripe and never reaches us.',
    ],
  ],
  [
    'es',
    'Privacidad',
    [
      'Borramos cada grabación después de 30 días.',
      'Borramos el texto de cada llamada o chat después de 90 días.',
      'borramos sus datos de contacto después de 1 día.',
      'Borramos estas imágenes 14 días después de su salida.',
      'Responda STOP',
      'El número de su tarjeta llega a Stripe y nunca a nosotros.',
    ],
  ],
])('in %s it says what is kept and for how long', async (language, title, sentences) => {
  open({}, language);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  for (const sentence of sentences)
    expect(await screen.findByText(sentence, { exact: false, selector: 'p' })).toBeTruthy();
  await expectAccessible();
});

test('it says that calls are not recorded, and that images go at check-out, where the hotel has set it so', async () => {
  open({ keepsRecordings: false, imageDays: 0 });
  expect(await screen.findByText('Calls are not recorded.')).toBeTruthy();
  expect(screen.queryByText(/We delete a recording/)).toBeNull();
  expect(screen.getByText('We delete these images when you check out.')).toBeTruthy();
});

test('it says how to ask: by phone, by email, and where the hotel is', async () => {
  open();
  const email = await screen.findByRole('link', { name: notice.email });
  expect(email.getAttribute('href')).toBe(`mailto:${notice.email}`);
  expect(await screen.findByRole('link', { name: 'Call (512) 555-0100' })).toBeTruthy();
  expect(screen.getByText(new RegExp(hotel.address))).toBeTruthy();
  expect(screen.getByText(/or write from the email address you booked with/)).toBeTruthy();
});

test('a hotel without an email address is called', async () => {
  open({ email: '' });
  expect(await screen.findByText(/^To ask, call us from the number you booked with, so/)).toBeTruthy();
  expect(screen.queryByText(/or write/)).toBeNull();
});

test('what could not be loaded says so, names the hotel, and is tried again', async () => {
  const { guest } = renderPage(Screen, {
    at: '/privacy-notice',
    answers: [answersHotel(), inTurn(unreachable(guestPageEndpoints.privacyNotice), answersNotice())],
  });
  expect(await screen.findByText('What we keep, and for how long, could not be loaded.')).toBeTruthy();
  expect(await screen.findByRole('link', { name: 'Call (512) 555-0100' })).toBeTruthy();
  await guest.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/We delete a recording after 30 days/)).toBeTruthy();
});
