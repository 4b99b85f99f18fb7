/** @jest-environment @happy-dom/jest-environment */
import { useState } from 'react';
import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { useRecordTitle } from './kit.ts';
import { renderScreen } from './testing.ts';

function Guest() {
  const [name, setName] = useState<string>();
  useRecordTitle(name && `${name} · Guest`);
  return <button onClick={() => setName('Maria Lopez')}>Load</button>;
}

test('a page is named after its record once that is known, and after its screen when it is left', async () => {
  const setTitle = jest.fn();
  const { person, leave } = renderScreen(Guest, { path: '/guests/1', answers: [], hostApi: { setTitle } });
  expect(setTitle).toHaveBeenLastCalledWith(undefined);
  await person.click(screen.getByRole('button', { name: 'Load' }));
  expect(setTitle).toHaveBeenLastCalledWith('Maria Lopez · Guest');
  await leave('/elsewhere');
  expect(setTitle).toHaveBeenLastCalledWith(undefined);
});

test('a shell from before leaves the page named after its screen', () => {
  renderScreen(Guest, { path: '/guests/1', answers: [] });
  expect(screen.getByRole('button', { name: 'Load' })).toBeTruthy();
});
