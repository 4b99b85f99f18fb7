/** @jest-environment @happy-dom/jest-environment */
import { useState } from 'react';
import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { savedViewEndpoints, type SavedView } from '@booking/contracts/saved-views';
import { answering, expectAccessible, refusing, renderScreen, type Answering } from '../testing.ts';
import { SavedViews } from '../kit.ts';

const view = (name: string, list = 'calls'): SavedView => ({
  id: crypto.randomUUID(),
  list,
  name,
  search: `?q=${name.toLowerCase()}`,
});

function Screen() {
  const [search, setSearch] = useState('?status=failed');
  return (
    <>
      <SavedViews list="calls" search={search} onOpen={setSearch} />
      <p>Shows {search}</p>
    </>
  );
}

let views: SavedView[];
beforeEach(() => {
  views = [view('Late'), view('Refunds', 'payments')];
});

const show = (...answers: Answering[]) =>
  renderScreen(Screen, { path: '/calls', answers: [answering(savedViewEndpoints.list, () => views), ...answers] });

const open = async ({ person }: ReturnType<typeof show>) => {
  await person.click(screen.getByRole('button', { name: 'Views' }));
  return within(await screen.findByRole('menu', { name: 'Views' }));
};

test('opens a view of this list', async () => {
  const shown = show();
  const menu = await open(shown);
  expect(await menu.findByRole('menuitem', { name: 'Late' })).toBeTruthy();
  expect(menu.queryByText('Refunds')).toBeNull();
  await expectAccessible();
  await shown.person.click(menu.getByRole('menuitem', { name: 'Late' }));
  expect(screen.getByText('Shows ?q=late')).toBeTruthy();
  expect(screen.queryByRole('menu')).toBeNull();
});

test('saves what shows under a name', async () => {
  const saved = answering(savedViewEndpoints.save, ({ body }) => ({ id: crypto.randomUUID(), ...body }));
  const shown = show(saved);
  const menu = await open(shown);
  await shown.person.click(menu.getByRole('menuitem', { name: 'Save this view…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Save this view' }));
  await shown.person.click(dialog.getByRole('button', { name: 'Save view' }));
  expect(await dialog.findByText('Give the view a name.')).toBeTruthy();
  await shown.person.type(dialog.getByLabelText('Name'), 'Failed');
  await shown.person.click(dialog.getByRole('button', { name: 'Save view' }));
  await waitFor(() => expect(shown.toasts).toEqual([{ title: 'Saved “Failed”' }]));
  expect(shown.calls.find(({ endpoint }) => endpoint === savedViewEndpoints.save)?.input.body).toEqual({
    ...{ list: 'calls', name: 'Failed', search: '?status=failed' },
  });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('deletes a view', async () => {
  const removed = answering(savedViewEndpoints.remove, () => {
    views = [];
    return { success: true as const };
  });
  const shown = show(removed);
  const menu = await open(shown);
  await shown.person.click(await menu.findByRole('menuitem', { name: 'Manage views…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Your views' }));
  await shown.person.click(dialog.getByRole('button', { name: 'Delete Late' }));
  expect(await dialog.findByText('No saved views')).toBeTruthy();
  expect(shown.toasts).toEqual([{ title: 'Deleted “Late”' }]);
  await shown.person.click(dialog.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('can be saved though the views could not be loaded', async () => {
  const shown = renderScreen(Screen, {
    path: '/calls',
    answers: [refusing(savedViewEndpoints.list, 500, 'It broke.')],
  });
  const menu = await open(shown);
  expect(await menu.findByRole('menuitem', { name: 'Views could not be loaded. Try again' })).toBeTruthy();
  expect(menu.getByRole('menuitem', { name: 'Save this view…' })).toBeTruthy();
});
