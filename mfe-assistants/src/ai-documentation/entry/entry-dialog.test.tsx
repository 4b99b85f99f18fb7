/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { documentationEndpoints } from '@booking/contracts/ai-documentation';
import { expectAccessible, inTurn, refusing, type Answering, type Mounted } from '@booking/remote-kit/testing';
import { card, dialog, documentationApi, entry, openScreen, rules, sentTo, titles } from '../documentation.fixture.ts';

const { create, update } = documentationEndpoints;
const adding = () => dialog('Add Documentation');
const editing = () => dialog('Edit Documentation');
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}[ *]*$`));
const isAdding = (): boolean => screen.queryByRole('dialog', { name: 'Add Documentation' }) !== null;

async function add(answers: Answering[] = documentationApi().all): Promise<Mounted> {
  const mounted = openScreen(answers);
  await screen.findByRole('region', { name: rules });
  await mounted.person.click(screen.getByRole('button', { name: 'Add Documentation' }));
  return mounted;
}

async function edit(answers: Answering[]): Promise<Mounted> {
  const mounted = openScreen(answers);
  await mounted.person.click(await screen.findByRole('button', { name: 'Edit: Pets' }));
  return mounted;
}

test('says what is missing at its field and in a toast, and sends nothing', async () => {
  const { person, toasts, calls } = await add();
  await person.type(field('Title'), '  ');
  await person.click(adding().getByRole('button', { name: 'Add' }));
  expect(toasts).toEqual([{ intent: 'error', title: 'Validation Error', body: 'Please fill in all required fields' }]);
  expect(adding().getAllByText('Required')).toHaveLength(3);
  await expectAccessible();
  await person.type(field('Title'), 'Pets');
  expect(adding().getAllByText('Required')).toHaveLength(2);
  expect(sentTo(calls, create)).toEqual([]);
});

test('adds an entry, with order 0 where the number was emptied', async () => {
  const { person, toasts, calls } = await add();
  expect(field('Display order').value).toBe('0');
  const active = adding().getByRole<HTMLInputElement>('switch', { name: 'Active' });
  expect(active.checked).toBe(true);
  await person.selectOptions(field('Category'), rules);
  await person.type(field('Title'), 'Pets');
  await person.type(field('Content'), 'Dogs may stay.\nCats may not.');
  await person.clear(field('Display order'));
  await person.click(active);
  await person.click(adding().getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(titles(rules)).toEqual(['Pets']));
  expect(isAdding()).toBe(false);
  expect(toasts).toEqual([{ title: 'Documentation created successfully' }]);
  expect(sentTo(calls, create)).toEqual([
    { category: rules, title: 'Pets', content: 'Dogs may stay.\nCats may not.', order: 0, isActive: 0 },
  ]);
});

test('sends only what was changed of an entry, and shows it where it belongs now', async () => {
  const { person, toasts, calls } = await edit(documentationApi(entry()).all);
  expect(field('Content').value).toBe('Dogs may stay.');
  await expectAccessible();
  await person.selectOptions(field('Category'), 'Guest Communication');
  await person.clear(field('Display order'));
  await person.type(field('Display order'), '4');
  await person.click(editing().getByRole('button', { name: 'Save' }));
  expect(await card('Guest Communication').findByText('Order 4')).toBeTruthy();
  expect([titles('Guest Communication'), titles(rules)]).toEqual([['Pets'], []]);
  expect(screen.queryByRole('dialog', { name: 'Edit Documentation' })).toBeNull();
  expect(toasts).toEqual([{ title: 'Documentation updated successfully' }]);
  expect(sentTo(calls, update)).toEqual([{ category: 'Guest Communication', order: 4, revision: 1 }]);
});

test('keeps what somebody else changed in other fields meanwhile', async () => {
  const api = documentationApi(entry());
  const { person, calls } = await edit(api.all);
  api.change(1, { content: 'Written by a colleague.' });
  await person.clear(field('Title'));
  await person.type(field('Title'), 'Dogs');
  await person.click(editing().getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Written by a colleague.')).toBeTruthy();
  expect(titles(rules)).toEqual(['Dogs']);
  expect(sentTo(calls, update)).toEqual([{ title: 'Dogs', revision: 1 }]);
});

test('keeps what was typed when saving fails, and saves at the next try', async () => {
  const api = documentationApi(entry());
  const failing = inTurn(refusing(create, 500, ''), refusing(create, 500, 'The database is away.'), api.create);
  const { person, toasts } = await add([failing, ...api.all]);
  await person.selectOptions(field('Category'), rules);
  await person.type(field('Title'), 'Parking');
  await person.type(field('Content'), 'Behind the hotel.');
  const save = () => person.click(adding().getByRole('button', { name: 'Add' }));
  await save();
  expect(await adding().findByRole('alert')).toBeTruthy();
  expect(toasts).toEqual([{ intent: 'error', title: 'Error', body: 'Failed to create documentation' }]);
  expect(field('Content').value).toBe('Behind the hotel.');
  await waitFor(() =>
    expect(adding().getByRole('button', { name: 'Add' }).getAttribute('aria-disabled')).not.toBe('true'),
  );
  await save();
  await waitFor(() =>
    expect(toasts.at(-1)).toEqual({ intent: 'error', title: 'Error', body: '500: The database is away.' }),
  );
  await waitFor(() =>
    expect(adding().getByRole('button', { name: 'Add' }).getAttribute('aria-disabled')).not.toBe('true'),
  );
  await save();
  await waitFor(() => expect(titles(rules)).toEqual(['Pets', 'Parking']));
  expect(toasts.at(-1)).toEqual({ title: 'Documentation created successfully' });
});

test('asks before what was typed is lost, and begins anew once it was discarded', async () => {
  const { person } = await add();
  const question = () => dialog('Discard changes?');
  await person.type(field('Title'), 'Pets');
  await person.keyboard('{Escape}');
  expect(document.activeElement).toBe(question().getByRole('button', { name: 'Keep editing' }));
  await expectAccessible();
  await person.keyboard('{Enter}');
  expect(screen.queryByRole('dialog', { name: 'Discard changes?' })).toBeNull();
  expect(field('Title').value).toBe('Pets');

  await person.click(adding().getByRole('button', { name: 'Cancel' }));
  await person.click(question().getByRole('button', { name: 'Discard' }));
  expect(isAdding()).toBe(false);
  await person.click(screen.getByRole('button', { name: 'Add Documentation' }));
  expect(field('Title').value).toBe('');
  await person.click(field('Title'));
  await person.keyboard('{Escape}');
  expect(isAdding()).toBe(false);
});

test('asks before somebody leaves the screen with something typed', async () => {
  const { person, leave, address } = await add();
  await person.type(field('Title'), 'Pets');
  await leave('/call-logs');
  await person.click(dialog('Leave without saving?').getByRole('button', { name: 'Stay' }));
  expect([address(), field('Title').value]).toEqual(['/ai-documentation', 'Pets']);
});
