/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { Language } from '@booking/languages/language';
import { hotel } from '../testing/hotel.fixture.ts';
import { renderPage } from '../testing/render-page.tsx';
import { ReplacedLink } from './replaced-link.tsx';

test.each<[Language, RegExp, RegExp, string]>([
  ['en', /^You went on with another link from us/, /^Please open the newest text/, 'Call (512) 555-0100'],
  ['es', /^Usted continuó con otro enlace nuestro/, /^Abra nuestro mensaje más reciente/, 'Llamar al (512) 555-0100'],
])('a replaced link says in %s that nothing was charged, and what to do', (language, what, then, call) => {
  renderPage(() => <ReplacedLink session={{ hotel }} />, { at: '/room-select/token', language, answers: [] });
  expect(screen.getByText(what)).toBeTruthy();
  expect(screen.getByText(then)).toBeTruthy();
  expect(screen.getByRole('link', { name: call }).getAttribute('href')).toBe(`tel:${hotel.phone}`);
});
