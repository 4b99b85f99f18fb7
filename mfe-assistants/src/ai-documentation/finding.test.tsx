/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { documentationEndpoints } from '@booking/contracts/ai-documentation';
import { expectAccessible } from '@booking/remote-kit/testing';
import { card, dialog, documentationApi, entry, openScreen, rules, sentTo, titles } from './documentation.fixture.ts';

const { create } = documentationEndpoints;
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}[ *]*$`));
const regions = () => screen.getAllByRole('region').map((each) => each.querySelector('h2')?.textContent);

test('finds entries by their words, and none is moved among a part of them', async () => {
  const { person } = openScreen(
    documentationApi(
      entry({ id: 1, title: 'Pets', content: 'Dogs may stay.' }),
      entry({ id: 2, title: 'Pool', content: 'No dogs.' }),
      entry({ id: 3, title: 'Parking', content: 'Free.', category: 'Guest Communication' }),
    ).all,
  );
  const search = await screen.findByRole('searchbox', { name: 'Search documentation' });
  await person.type(search, 'dogs');
  expect([regions(), titles(rules)]).toEqual([[rules], ['Pets', 'Pool']]);
  expect(screen.getByRole('button', { name: 'Move down: Pets' }).getAttribute('aria-disabled')).toBe('true');
  await person.type(search, ' sauna');
  expect(screen.getByText('No results for “dogs sauna”')).toBeTruthy();
  await person.clear(search);
  expect(regions()).toHaveLength(3);
});

test('adds an entry to the category at hand', async () => {
  const { person, calls } = openScreen(documentationApi().all);
  await person.click(await screen.findByRole('button', { name: 'Add to Guest Communication' }));
  expect(field('Category').value).toBe('Guest Communication');
  await person.type(field('Title'), 'Parking');
  await person.type(field('Content'), 'Free.');
  await person.click(dialog('Add Documentation').getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(titles('Guest Communication')).toEqual(['Parking']));
  expect(sentTo(calls, create)).toMatchObject([{ category: 'Guest Communication', isActive: 1 }]);
});

test('offers an example where a category is empty, which begins inactive', async () => {
  const { person, calls } = openScreen(documentationApi().all);
  await screen.findByRole('region', { name: rules });
  await person.click(card(rules).getByRole('button', { name: 'Start from an example: Pets' }));
  expect(field('Title').value).toBe('Pets');
  expect(dialog('Add Documentation').getByRole<HTMLInputElement>('switch', { name: 'Active' }).checked).toBe(false);
  await person.click(dialog('Add Documentation').getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(titles(rules)).toEqual(['Pets']));
  expect(card(rules).queryByRole('button', { name: /^Start from an example/ })).toBeNull();
  expect(sentTo(calls, create)).toMatchObject([{ category: rules, title: 'Pets', isActive: 0 }]);
});

test('says in how many assistants an entry is', async () => {
  openScreen(
    documentationApi(
      entry({ id: 1, usedBy: 2 }),
      entry({ id: 2, title: 'Pool', usedBy: 1 }),
      entry({ id: 3, usedBy: 0 }),
    ).all,
  );
  expect(await screen.findByText('In 2 assistants')).toBeTruthy();
  expect(screen.getByText('In 1 assistant')).toBeTruthy();
  expect(screen.getAllByText(/^In \d/)).toHaveLength(2);
  await expectAccessible();
});

test('offers a viewer nothing to add', async () => {
  openScreen(documentationApi().all, 'viewer');
  await screen.findByRole('region', { name: rules });
  expect(screen.queryAllByRole('button')).toEqual([]);
});
