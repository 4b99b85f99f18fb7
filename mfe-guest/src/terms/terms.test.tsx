/** @jest-environment @happy-dom/jest-environment */
import type { ReactElement } from 'react';
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { unknownTerms, type Terms } from '@booking/contracts/terms';
import { expectAccessible } from '@booking/remote-kit/testing';
import { renderPage } from '../testing/render-page.tsx';
import { TermsAgreement } from './terms-agreement.tsx';
import { TermsInFull } from './terms-in-full.tsx';
import { TermsSummary } from './terms-summary.tsx';

const free: Terms = {
  version: 'a1',
  cancellation: 'free_until',
  freeUntil: { at: '2026-12-22T21:00:00.000Z', date: '2026-12-22', time: '15:00' },
  fee: { per: 'nights', amount: 1, cents: null },
};
const none = { version: 'a1', freeUntil: null, fee: null };
const hotel = { phone: '+15125550100' };
const text = { en: 'No pets.\n\nNo parties.', es: '' };

const show = (shown: ReactElement, language: 'en' | 'es' = 'en') =>
  renderPage(() => shown, { at: '/booking-success', answers: [], language });
const lines = () => screen.getAllByRole('paragraph').map(({ textContent }) => textContent);

test.each<[Terms, 'en' | 'es', string]>([
  [free, 'en', 'Free cancellation until Dec 22, 3 PM'],
  [free, 'es', 'Cancelación gratuita hasta el 22 dic, 3 p. m.'],
  [{ ...none, cancellation: 'not_refundable' }, 'en', 'No refund'],
  [{ ...none, cancellation: 'not_refundable' }, 'es', 'Sin reembolso'],
  [
    { ...none, cancellation: 'fee', fee: { per: 'nights', amount: 1, cents: null } },
    'en',
    'A cancellation costs one night',
  ],
  [{ ...none, cancellation: 'fee', fee: { per: 'nights', amount: 2, cents: 9 } }, 'es', 'Cancelar cuesta 2 noches'],
  [
    { ...none, cancellation: 'fee', fee: { per: 'percent', amount: 50, cents: 9 } },
    'en',
    'A cancellation costs 50% of the total',
  ],
  [
    { ...none, cancellation: 'fee', fee: { per: 'all', amount: 100, cents: 9 } },
    'es',
    'Cancelar cuesta el precio completo',
  ],
  [unknownTerms, 'en', 'Call the hotel about cancellation'],
])('of %j a card says in %s "%s"', async (terms, language, line) => {
  show(<TermsSummary terms={terms} />, language);
  expect(await screen.findByText(line)).toBeTruthy();
});

test('what is agreed to says until when canceling is free and what it costs then, and the hotel’s own words', async () => {
  show(<TermsInFull terms={free} text={text} hotel={hotel} />);
  await screen.findByText('No pets.');
  expect(lines()).toEqual([
    'You can cancel for free until Tuesday, December 22, 2026, 3 PM (hotel time).',
    'After that, one night is charged.',
    'Terms of the hotel',
    'No pets.',
    'No parties.',
    expect.stringMatching(/^Questions about cancellation\? Call .*512.*\.$/),
  ]);
  await expectAccessible();
});

test('words of the hotel in another language are marked as such', async () => {
  show(<TermsInFull terms={free} text={text} hotel={hotel} />, 'es');
  const words = await screen.findByText('No pets.');
  expect(words.closest('[lang]')!.getAttribute('lang')).toBe('en');
  expect(lines()[0]).toBe(
    'Puede cancelar sin costo hasta el martes, 22 de diciembre de 2026, 3 p. m. (hora del hotel).',
  );
});

test('where nothing is known the hotel is to be called, and nothing is called free', async () => {
  show(<TermsInFull terms={unknownTerms} hotel={hotel} />);
  expect(await screen.findByText(/^Please call the hotel at .*512.* to ask about cancellation\.$/)).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/free/i);
});

test('before paying all terms can be opened below the line that says what is agreed to', async () => {
  const { guest } = show(<TermsAgreement terms={free} text={text} hotel={hotel} />);
  expect(
    await screen.findByText('By paying you agree to these terms: Free cancellation until Dec 22, 3 PM'),
  ).toBeTruthy();
  const details = screen.getByText('Read all terms').closest('details')!;
  expect(details.open).toBe(false);
  await guest.click(screen.getByText('Read all terms'));
  expect(details.open).toBe(true);
  expect(within(details).getByText('After that, one night is charged.')).toBeTruthy();
  await expectAccessible();
});
