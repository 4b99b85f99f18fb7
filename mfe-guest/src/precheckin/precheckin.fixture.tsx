import { screen, within } from '@testing-library/react';
import type { Endpoint } from '@booking/contracts/endpoint';
import { precheckinEndpoints as endpoints, type PrecheckinSession } from '@booking/contracts/precheckin';
import type { Language } from '@booking/languages/language';
import { answering, type Answering, type Call } from '@booking/remote-kit/testing';
import { answersHotel } from '../testing/hotel.fixture.ts';
import { renderPage } from '../testing/render-page.tsx';
import { precheckinQuery } from './precheckin.queries.ts';
import { Screen } from './precheckin.screen.tsx';
import { session } from './session.fixture.ts';
import { listWhatIsDrawn } from './signature/canvas.fixture.ts';

export { allGiven, bothSigned, opensAt, session } from './session.fixture.ts';

listWhatIsDrawn();

export const at = '/precheckin/token-of-a-guest';
/** Opens the page as the server renders it. What is returned besides changes the session that the API knows. */
export function openPrecheckin(given: Partial<PrecheckinSession>, ...answers: Answering[]) {
  return openIn('en', given, ...answers);
}

/** The same in a language. */
export function openIn(language: Language, given: Partial<PrecheckinSession>, ...answers: Answering[]) {
  let now = session(given);
  const mounted = renderPage(Screen, {
    at,
    language,
    serverData: [[precheckinQuery('token-of-a-guest').queryKey, { session: now }]],
    answers: [
      ...answers,
      answering(endpoints.precheckin, () => ({ session: now })),
      answering(endpoints.opened, { success: true }),
      answersHotel(),
    ],
  });
  const change = (changed: Partial<PrecheckinSession>): void => {
    now = { ...now, ...changed };
  };
  return { ...mounted, change };
}

/** Takes what is sent to a step, and does what follows from it. */
export const taking = (endpoint: Endpoint, onTaken: () => void = () => undefined): Answering => ({
  endpoint,
  respond: () => {
    onTaken();
    return { status: 200, body: { success: true, message: 'Done', isSubmitted: false } };
  },
});

/** Refuses without a sentence, as a proxy does. */
export const refusingSilently = (endpoint: Endpoint): Answering => ({
  endpoint,
  respond: () => ({ status: 502, body: 'Bad Gateway' }),
});

export const bodiesOf = (calls: Call[], endpoint: Endpoint): unknown[] =>
  calls.flatMap((call) => (call.endpoint === endpoint ? [call.input.body] : []));

export const title = (name: string) => screen.findByRole('heading', { level: 1, name });
export const step = (name: string) => within(screen.getByRole('region', { name }));
export const button = (name: string) => screen.getByRole('button', { name });
export const isLocked = (name: string): boolean => button(name).getAttribute('aria-disabled') === 'true';
export const toast = (words: string) => within(screen.getByRole('region', { name: 'Messages' })).findByText(words);
export const hasFocus = (name: string): boolean => screen.getByRole('heading', { name }) === document.activeElement;
