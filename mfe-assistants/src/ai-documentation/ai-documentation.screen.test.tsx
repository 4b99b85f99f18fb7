/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { documentationEndpoints } from '@booking/contracts/ai-documentation';
import { expectAccessible, inTurn, lookAtStyles, onCue, refusing, renderScreen } from '@booking/remote-kit/testing';
import { Screen } from './ai-documentation.screen.tsx';
import {
  card,
  changedMeanwhile,
  documentationApi,
  entry,
  openScreen,
  rules,
  sentTo,
  titles,
} from './documentation.fixture.ts';

lookAtStyles();

const { list, update } = documentationEndpoints;
const button = (name: string) => screen.getByRole('button', { name });
const row = async (title: string) => (await screen.findByRole('heading', { level: 3, name: title })).closest('li')!;
const shows = (...expected: string[]) => waitFor(() => expect(titles(rules)).toEqual(expected));

test('shows the categories in the order of the prompt, and says where one is empty', async () => {
  const slowly = onCue(documentationApi().list);
  openScreen([slowly]);
  expect(screen.getByRole('heading', { level: 1, name: 'AI Assistant Documentation' })).toBeTruthy();
  expect(screen.getByText('Manage rules and guidelines for how the AI assistant communicates')).toBeTruthy();
  expect(screen.getByRole('progressbar', { name: 'Loading the documentation…' })).toBeTruthy();
  slowly.arrive();
  expect(await screen.findAllByText('No documentation in this category yet.')).toHaveLength(3);
  expect(
    screen.getAllByRole('region').map((region) => within(region).getByRole('heading', { level: 2 }).textContent),
  ).toEqual(['Guest Communication', 'Property-Management Integration', rules]);
  expect(
    screen.getByText('Review these rules before making changes to the voice-AI assistant configuration'),
  ).toBeTruthy();
});

test('takes an entry out of the prompt and puts it back, and dims it meanwhile', async () => {
  const { person, toasts, calls } = openScreen(documentationApi(entry()).all);
  const toggle = await screen.findByRole('button', { name: 'Active: Pets' });
  const words = [screen.getByText('Pets'), screen.getByText('Dogs may stay.')];
  expect(toggle.getAttribute('aria-pressed')).toBe('true');
  for (const isActive of [false, true]) {
    await person.click(toggle);
    await waitFor(() => expect(toggle.getAttribute('aria-pressed')).toBe(`${isActive}`));
    expect(document.activeElement).toBe(toggle);
    expect(card(rules).queryAllByText('Inactive')).toHaveLength(isActive ? 0 : 1);
    expect(card(rules).getByText(`${isActive ? 1 : 0} of 1 active`)).toBeTruthy();
    expect(words.map((line) => getComputedStyle(line).opacity === '0.7')).toEqual([!isActive, !isActive]);
    expect(toasts.at(-1)).toEqual({ title: 'Documentation updated successfully' });
  }
  expect(sentTo(calls, update)).toEqual([{ isActive: 0 }, { isActive: 1 }]);
});

test('leaves an entry as it was when a change fails, and says so', async () => {
  const { person, toasts } = openScreen([refusing(update, 500, ''), ...documentationApi(entry()).all]);
  await person.click(await screen.findByRole('button', { name: 'Active: Pets' }));
  await waitFor(() =>
    expect(toasts).toEqual([{ intent: 'error', title: 'Error', body: 'Failed to update documentation' }]),
  );
  expect(button('Active: Pets').getAttribute('aria-pressed')).toBe('true');
});

test('shows entries by their order, then by age, and moves them by one place', async () => {
  const api = documentationApi(
    entry({ id: 1, title: 'Last', order: 9 }),
    entry({ id: 2, title: 'Older' }),
    entry({ id: 3, title: 'Younger' }),
  );
  const { person, toasts, calls } = openScreen(api.all);
  expect((await row('Last')).textContent).toContain('Order 9');
  expect(titles(rules)).toEqual(['Older', 'Younger', 'Last']);
  for (const end of ['Move up: Older', 'Move down: Last'])
    expect(button(end).getAttribute('aria-disabled')).toBe('true');
  act(() => button('Move up: Younger').focus());
  await person.keyboard('{Enter}');
  await shows('Younger', 'Older', 'Last');
  expect(document.activeElement).toBe(button('Move up: Younger'));
  expect(toasts).toEqual([{ title: 'Documentation updated successfully' }]);
  await waitFor(() => expect(button('Move down: Older').getAttribute('aria-disabled')).not.toBe('true'));
  await person.click(button('Move down: Older'));
  await shows('Younger', 'Last', 'Older');
  expect(sentTo(calls, update)).toEqual([
    { order: 1, revision: 1 },
    { order: 1, revision: 1 },
    { order: 9, revision: 2 },
  ]);
});

test('shows how the entries stand when a move fails half way', async () => {
  const api = documentationApi(
    ...['One', 'Two', 'Three'].map((title, place) => entry({ id: place + 1, title, order: place + 1 })),
  );
  const failing = inTurn(api.update, refusing(update, 500, 'The database is away.'), api.update);
  const { person, toasts } = openScreen([failing, ...api.all]);
  await person.click(await screen.findByRole('button', { name: 'Move up: Three' }));
  await waitFor(async () => expect((await row('Three')).textContent).toContain('Order 2'));
  expect(toasts).toEqual([{ intent: 'error', title: 'Error', body: '500: The database is away.' }]);
  await waitFor(() => expect(button('Move up: Three').getAttribute('aria-disabled')).not.toBe('true'));
  await person.click(button('Move up: Three'));
  await shows('One', 'Three', 'Two');
});

test('does not move an entry that somebody else moved meanwhile, and shows the order of now', async () => {
  const api = documentationApi(...['Pets', 'Parking', 'Smoking'].map((title, at) => entry({ id: at + 1, title })));
  const { person, toasts } = openScreen([refusing(update, 409, changedMeanwhile), ...api.all]);
  await screen.findByText('Pets');
  expect(titles(rules)).toEqual(['Pets', 'Parking', 'Smoking']);
  api.change(1, { order: 5 });
  await person.click(button('Move down: Pets'));
  await shows('Parking', 'Smoking', 'Pets');
  expect(toasts).toEqual([{ intent: 'error', title: 'Error', body: `409: ${changedMeanwhile}` }]);
});

test('says why the list cannot be loaded, and asks for it again', async () => {
  const api = documentationApi(entry());
  const { person } = openScreen([inTurn(refusing(list, 500, 'The database is away.'), api.list)]);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('The documentation could not be loaded');
  expect(alert.textContent).toContain('500: The database is away.');
  await person.click(button('Try again'));
  expect(await screen.findByText('Dogs may stay.')).toBeTruthy();
});

test('offers only the history to whoever may not change the documentation', async () => {
  openScreen(documentationApi(entry()).all, 'viewer');
  expect(await screen.findByText('Dogs may stay.')).toBeTruthy();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['History']);
});

test('is accessible with an active and an inactive entry', async () => {
  openScreen(documentationApi(entry(), entry({ id: 2, title: 'Parking', isActive: 0 })).all);
  expect(await screen.findByText('1 of 2 active')).toBeTruthy();
  await expectAccessible();
});

test('brings the entry that a link led to into view, and marks it alone', async () => {
  renderScreen(Screen, {
    path: '/ai-documentation',
    at: '/ai-documentation?entry=2',
    answers: documentationApi(entry(), entry({ id: 2, title: 'Smoking' })).all,
  });
  const linked = await row('Smoking');
  await waitFor(() => expect(document.activeElement).toBe(linked));
  expect(linked.getAttribute('aria-current')).toBe('true');
  expect((await row('Pets')).getAttribute('aria-current')).toBeNull();
});
