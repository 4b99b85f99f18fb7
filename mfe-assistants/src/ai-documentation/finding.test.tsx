/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { documentationEndpoints } from '@booking/contracts/ai-documentation';
import { expectAccessible, renderScreen } from '@booking/remote-kit/testing';
import { Screen } from './ai-documentation.screen.tsx';
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

const begun = '/ai-documentation?title=Heated+pool&content=Is+it+heated%3F';

test('a link that brings a question begins an entry with it', async () => {
  const { person, calls } = renderScreen(Screen, {
    path: '/ai-documentation',
    at: begun,
    answers: documentationApi().all,
  });
  const form = within(await screen.findByRole('dialog', { name: 'Add Documentation' }));
  expect([field('Title').value, field('Content').value]).toEqual(['Heated pool', 'Is it heated?']);
  await person.selectOptions(field('Category'), rules);
  await person.click(form.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(sentTo(calls, create)).toEqual([expect.objectContaining({ title: 'Heated pool' })]));
});

test('whoever may not change the documentation is shown no form by such a link', async () => {
  renderScreen(Screen, {
    path: '/ai-documentation',
    at: begun,
    user: { id: '3', name: 'Vera Viewer', email: 'vera@hotel.example', role: 'viewer' },
    answers: documentationApi(entry()).all,
  });
  expect(await screen.findByText('Dogs may stay.')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});
