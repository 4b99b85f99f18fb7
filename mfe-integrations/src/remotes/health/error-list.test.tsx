/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { releaseEndpoints as endpoints, type RemoteError } from '@booking/contracts/remote-releases';
import { answering, expectAccessible, renderScreen } from '@booking/remote-kit/testing';
import { error, id, live, path, remote, tried } from '../remote.fixture.ts';
import { Screen } from '../remotes.screen.tsx';

async function openErrors(errors: RemoteError[]) {
  const answers = [answering(endpoints.states, [remote()]), answering(endpoints.errors, errors)];
  const { person } = renderScreen(Screen, { path, answers });
  const panel = within(await screen.findByRole('region', { name: `Assistants screens ${id}` }));
  await person.click(panel.getByText('Errors', { selector: 'summary' }));
  return panel;
}

test('shows each kind of error with its build, how often it came, and where it is in the sources', async () => {
  const froze = error({ ...tried, outcome: 'froze', message: null, frames: [], times: 1 });
  const panel = await openErrors([error(), froze]);
  const list = await panel.findByRole('list', { name: `Errors of ${id}, newest first` });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    `${live.version} (0a1b2c3d): errors in useUncaught TypeError: Cannot read properties of undefined (reading 'name')src/assistants/assistant-row.tsx:12:5\nsrc/assistants/assistants.screen.tsx:40:93 times, last 11:59 AM`,
    `${tried.version} (11111111): froze the tabOnce, last 11:59 AM`,
  ]);
  await expectAccessible(list);
});

test('says that there are none', async () => {
  const panel = await openErrors([]);
  expect(await panel.findByText('No errors in the last 24 hours')).toBeTruthy();
});
