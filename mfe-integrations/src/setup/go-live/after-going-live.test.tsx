/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { setupEndpoints } from '@booking/contracts/setup';
import { answering, inTurn, renderScreen } from '@booking/remote-kit/testing';
import { setup } from '../setup.fixture.ts';
import { Screen } from '../setup.screen.tsx';

const { goLive, read } = setupEndpoints;

test('goes on saying that the hotel is live once the page shows the live accounts', async () => {
  const { person } = renderScreen(Screen, {
    path: '/setup',
    at: '/setup?step=go_live',
    answers: [
      inTurn(answering(read, setup()), answering(read, setup([], 'live'))),
      answering(goLive, { isReady: true, isRehearsal: false, mode: 'live', missing: [] }),
    ],
  });
  await person.click(await screen.findByRole('button', { name: 'Go live…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Go live now?' });
  await person.click(within(dialog).getByRole('button', { name: 'Go live' }));
  const live = (): HTMLInputElement => screen.getByRole('radio', { name: 'Live accounts' });
  await waitFor(() => expect(live().checked).toBe(true));
  expect(screen.getByText('The hotel is live.')).toBeTruthy();
});
