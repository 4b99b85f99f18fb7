/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { documentationEndpoints, type DocumentationChange } from '@booking/contracts/ai-documentation';
import { answering, expectAccessible, inTurn, onCue, refusing } from '@booking/remote-kit/testing';
import { documentationApi, entry, openScreen } from '../documentation.fixture.ts';

const { history } = documentationEndpoints;
const created: DocumentationChange = {
  at: '2026-03-01T12:00:00.000Z',
  author: 'Olivia Owner',
  change: 'created',
  entry: { ...entry({ content: 'Dogs may stay for free.' }) },
};
const updated: DocumentationChange = {
  at: '2026-03-08T08:30:00.000Z',
  author: 'Jonas Fischer',
  change: 'updated',
  entry: { ...entry({ content: 'Dogs may stay for 20 dollars.', order: 3 }) },
};
const dialog = () => within(screen.getByRole('dialog', { name: 'History of “Pets”' }));

test('says who changed what and when, by the clock of the hotel', async () => {
  const slowly = onCue(answering(history, [updated, created]));
  const { person } = openScreen([slowly, ...documentationApi(entry()).all], 'viewer');
  await person.click(await screen.findByRole('button', { name: 'History: Pets' }));
  expect(dialog().getByRole('progressbar', { name: 'Loading the history…' })).toBeTruthy();
  slowly.arrive();
  const [newest, oldest, ...others] = await dialog().findAllByRole('listitem');
  expect(others).toEqual([]);
  expect(newest!.textContent).toContain('Changed by Jonas Fischer');
  expect(newest!.textContent).toContain('Mar 8, 2026 3:30:00 AM');
  const marked = (role: 'deletion' | 'insertion') =>
    within(newest!)
      .getAllByRole(role)
      .map(({ textContent }) => textContent);
  expect([marked('deletion'), marked('insertion')]).toEqual([
    ['free.', '0'],
    ['20 dollars.', '3'],
  ]);
  expect(oldest!.textContent).toContain('Created by Olivia Owner');
  await expectAccessible();
  await person.click(dialog().getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('says why the history cannot be loaded, and asks for it again', async () => {
  const failing = inTurn(refusing(history, 500, 'The database is away.'), answering(history, [created]));
  const { person } = openScreen([failing, ...documentationApi(entry()).all]);
  await person.click(await screen.findByRole('button', { name: 'History: Pets' }));
  expect((await dialog().findByRole('alert')).textContent).toContain('The history could not be loaded');
  await person.click(dialog().getByRole('button', { name: 'Try again' }));
  expect(await dialog().findByText('Created by Olivia Owner')).toBeTruthy();
});
