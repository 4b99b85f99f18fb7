/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { alertEndpoints } from '@booking/contracts/alerts';
import { guestPageEndpoints } from '@booking/contracts/guest-pages';
import { modeEndpoints } from '@booking/contracts/mode';
import { remoteEndpoints } from '@booking/contracts/remotes';
import { searchEndpoints } from '@booking/contracts/search';
import { sessionEndpoints, type User } from '@booking/contracts/session';
import { expectFocusBack, findMisreadAnswers, sampleAnswers, type Answering } from '@booking/remote-kit/testing';
import { owner, renderConsole, type Mounted } from './testing/render-console.tsx';

/** What the frame asks: it says nothing of the mode and of new versions that it does not know, and has no room for a second button. */
const additions = [
  ...[modeEndpoints.read, alertEndpoints.active, remoteEndpoints.current, sessionEndpoints.ways],
  guestPageEndpoints.hotels,
];

const opening =
  (at: string, user: User | null = owner) =>
  (answers: Answering[]): Mounted =>
    renderConsole({ at, user, answers });

test.each([
  ['the own account', '/account', undefined],
  ['an invitation', '/invitation#token', undefined],
  [
    'the bell',
    '/nothing-here',
    async ({ person }: Mounted) => person.click(await screen.findByRole('button', { name: /^Notifications/ })),
  ],
  [
    'the search',
    '/nothing-here',
    async ({ person, calls }: Mounted) => {
      await person.keyboard('{Control>}k{/Control}');
      await person.type(await screen.findByRole('combobox', { name: 'Search' }), 'Sample');
      await waitFor(() => expect(calls.map(({ endpoint }) => endpoint)).toContain(searchEndpoints.find));
    },
  ],
])('%s draws no answer that breaks its contract', async (_, at, more) => {
  expect(await findMisreadAnswers(opening(at), { additions, ...(more && { more }) })).toEqual([]);
});

test.each(['New recovery codes…', 'Turn off…'])('the own account gives the focus back to "%s"', async (name) => {
  const { person } = opening('/account')(sampleAnswers());
  await screen.findByRole('button', { name });
  await expectFocusBack(person, name);
});

test.each(['Open menu', 'Search', 'Notifications'])('the frame gives the focus back to "%s"', async (name) => {
  const { person } = opening('/nothing-here')([]);
  const opener = await screen.findByRole('button', { name });
  act(() => opener.focus());
  await person.keyboard('{Enter}');
  expect(await screen.findByRole('dialog')).toBeTruthy();
  await person.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(opener);
});
