/** @jest-environment @happy-dom/jest-environment */
import { afterEach, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { searchEndpoints, type SearchHit } from '@booking/contracts/search';
import type { User } from '@booking/contracts/session';
import {
  answering,
  expectAccessible,
  inTurn,
  onCue,
  refusing,
  waiting,
  type Answering,
} from '@booking/remote-kit/testing';
import { owner, renderConsole, type Mounted } from '../testing/render-console.tsx';
import { remote } from '../testing/remote.fixture.ts';
import { forgetOpened } from './recent-hits.ts';

afterEach(forgetOpened);

const route = (path: string, title: string, permission?: string) => ({
  ...{ path, title, screen: 'screen', frame: 'console' as const },
  ...(permission !== undefined && { permission }),
});
const remotes = [
  remote({
    routes: [route('/lamps', 'All Lamps'), route('/attic', 'Attic'), route('/safe', 'Safe', 'settings:read')],
    nav: [
      { label: 'Lamps', path: '/lamps', icon: 'home', order: 10 },
      { label: 'Attic', path: '/attic', icon: 'home', order: 20 },
      { label: 'Safe', path: '/safe', icon: 'home', order: 30, permission: 'settings:read' },
    ],
  }),
];
const hit = (given: Partial<SearchHit> = {}): SearchHit => ({
  kind: 'Guests',
  title: 'Ida Lampert',
  detail: '+1 312 555 0142',
  link: '/payments?q=lampert',
  ...given,
});
const call = hit({ kind: 'Calls', title: 'Call of Ida Lampert', detail: 'Nov 9, 4:00 PM', link: '/call-logs/7' });
const found = (...hits: SearchHit[]): Answering => answering(searchEndpoints.find, hits);

const opener = async () => within(await screen.findByRole('banner')).getByRole('button', { name: 'Search' });
const dialog = () => within(screen.getByRole('dialog', { name: 'Search' }));
const noDialog = (): void => expect(screen.queryByRole('dialog', { name: 'Search' })).toBeNull();
const field = () => dialog().getByRole<HTMLInputElement>('combobox', { name: 'Search' });
const options = (): (string | null)[] =>
  dialog()
    .queryAllByRole('option')
    .map(({ textContent }) => textContent);
const active = (): (string | null)[] =>
  dialog()
    .queryAllByRole('option', { selected: true })
    .map(({ textContent }) => textContent);
const status = (): string | null => dialog().getByRole('status').textContent;

async function open(answers: Answering[] = [], user: User = owner): Promise<Mounted> {
  const page = renderConsole({ at: '/attic', user, boot: { remotes }, answers });
  await screen.findByText('TEST');
  await screen.findByRole('alert');
  await page.person.keyboard('{Control>}k{/Control}');
  await screen.findByRole('dialog', { name: 'Search' });
  await page.person.click(field());
  return page;
}

test('a screen is found and opened by keys alone', async () => {
  const { person, address } = await open();
  expect(options()).toEqual(['Lamps All Lamps', 'Attic ', 'Safe ']);
  expect(within(dialog().getByRole('group', { name: 'Screens' })).getAllByRole('option')).toHaveLength(3);
  expect(status()).toBe('3 results');
  await expectAccessible();
  await person.keyboard('a');
  expect(active()).toEqual(['Lamps All Lamps']);
  expect(field().getAttribute('aria-activedescendant')).toBe(dialog().getByRole('option', { selected: true }).id);
  await person.keyboard('{Enter}');
  expect(address()).toBe('/lamps');
  noDialog();
  expect(document.activeElement?.id).toBe(screen.getByRole('main').id);
});

test('the arrows go round the list, and typing begins at its start again', async () => {
  const { person } = await open();
  await person.keyboard('{ArrowUp}');
  expect(active()).toEqual(['Safe ']);
  await person.keyboard('{ArrowDown}{ArrowDown}');
  expect(active()).toEqual(['Attic ']);
  await person.keyboard('a');
  expect(active()).toEqual(['Lamps All Lamps']);
});

test('keys that put a Japanese word together choose and open nothing', async () => {
  const { person, address } = await open();
  await person.keyboard('a');
  fireEvent.keyDown(field(), { key: 'ArrowDown', keyCode: 229, isComposing: true });
  expect(active()).toEqual(['Lamps All Lamps']);
  // Safari tells of the Enter that ended the word after it was ended
  fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 });
  expect(address()).toBe('/attic');
  await person.keyboard('{Enter}');
  expect(address()).toBe('/lamps');
});

test('records are found beside screens, kind by kind, and opened by keys', async () => {
  const { person, calls, address } = await open([found(hit(), call)]);
  await person.keyboard(' lamp ');
  expect(within(await dialog().findByRole('group', { name: 'Guests' })).getAllByRole('option')).toHaveLength(1);
  expect(options()).toEqual(['Lamps All Lamps', 'Ida Lampert +1 312 555 0142', 'Call of Ida Lampert Nov 9, 4:00 PM']);
  expect(calls.filter(({ endpoint }) => endpoint === searchEndpoints.find).map(({ input }) => input.query)).toEqual([
    { q: 'lamp' },
  ]);
  await person.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(address()).toBe('/call-logs/7');
});

test('once what was chosen is no longer found, nothing else is opened in its place', async () => {
  const later = onCue(found(hit()));
  const { person, address } = await open([inTurn(found(hit(), call), later)]);
  await person.keyboard('lamp');
  await dialog().findByRole('option', { name: /Call of Ida/ });
  await person.keyboard('ert{ArrowDown}');
  expect(active()).toEqual(['Call of Ida Lampert Nov 9, 4:00 PM']);
  later.arrive();
  await waitFor(() => expect(options()).toEqual(['Ida Lampert +1 312 555 0142']));
  await person.keyboard('{Enter}');
  expect(active()).toEqual([]);
  expect(address()).toBe('/attic');
});

test('what is found is opened by the mouse, too', async () => {
  const { person, address } = await open([found(hit())]);
  await person.keyboard('ida');
  await person.click(await dialog().findByRole('option', { name: /Ida Lampert/ }));
  expect(address()).toBe('/payments?q=lampert');
  noDialog();
});

test.each([
  ['its button', () => dialog().getByRole('button', { name: 'Close search' })],
  ['a press beside it', () => document.querySelector('.fui-DialogSurface__backdrop')!],
])('%s closes it, and nothing that was looked for is kept', async (_, where) => {
  const { person } = await open();
  await person.keyboard('q');
  await person.click(where());
  noDialog();
  await person.click(await opener());
  expect(field().value).toBe('');
});

test('it says that it searches, how much there is, what is too short and that there is nothing', async () => {
  const [first, second] = [onCue(found(hit())), onCue(found())];
  const { person } = await open([inTurn(first, second)]);
  await person.keyboard('q');
  expect(status()).toBe('Type one more character to look for records as well.');
  await person.clear(field());
  await person.keyboard('ida');
  expect(status()).toBe('Searching…');
  expect(dialog().getByRole('progressbar', { name: 'Searching…' })).toBeTruthy();
  first.arrive();
  expect(await dialog().findByText('1 result')).toBeTruthy();
  expect(dialog().queryByRole('progressbar')).toBeNull();

  await person.keyboard('{Backspace}');
  expect(dialog().getByRole('option', { name: /Ida Lampert/ })).toBeTruthy();
  expect(active()).toEqual([]);
  await person.keyboard('d{Backspace}x');
  await waitFor(() => expect(status()).toBe('Searching…'));
  second.arrive();
  expect(await dialog().findByText('No results for “idx”')).toBeTruthy();
  expect(options()).toEqual([]);
  expect(field().getAttribute('aria-expanded')).toBe('false');
});

test('what was found is forgotten once the dialog is closed', async () => {
  const { person, calls } = await open([inTurn(found(hit()), waiting(searchEndpoints.find))]);
  await person.keyboard('lampert');
  await dialog().findByText('Ida Lampert');
  await person.keyboard('{Escape}');
  await waitFor(noDialog);
  await person.keyboard('{Control>}k{/Control}');
  await screen.findByRole('dialog', { name: 'Search' });
  await person.click(field());
  await person.keyboard('lampert');
  await waitFor(() => expect(calls.filter(({ endpoint }) => endpoint === searchEndpoints.find)).toHaveLength(2));
  expect(dialog().queryByText('Ida Lampert')).toBeNull();
});

test('records that cannot be searched leave the screens, and are searched once more', async () => {
  const { person } = await open([inTurn(refusing(searchEndpoints.find, 503, 'The database is away.'), found(hit()))]);
  await person.keyboard('lamp');
  const alert = within(await dialog().findByRole('alert'));
  expect(alert.getByText('Search is unavailable')).toBeTruthy();
  expect(alert.getByText('503: The database is away.')).toBeTruthy();
  expect(active()).toEqual(['Lamps All Lamps']);
  await expectAccessible();
  await person.click(alert.getByRole('button', { name: 'Try again' }));
  expect(await dialog().findByRole('option', { name: /Ida Lampert/ })).toBeTruthy();
  expect(dialog().queryByRole('alert')).toBeNull();
  expect(field().value).toBe('lamp');
});

test('screens that a role may not open are not found', async () => {
  await open([], { ...owner, role: 'viewer' });
  expect(options()).toEqual(['Lamps All Lamps', 'Attic ']);
});

test('what was opened last stands first until something is typed', async () => {
  const { person } = await open();
  await person.keyboard('saf{Enter}');
  await person.keyboard('{Control>}k{/Control}');
  await screen.findByRole('dialog', { name: 'Search' });
  const recent = within(dialog().getByRole('group', { name: 'Recent' })).getAllByRole('option');
  expect(recent.map(({ textContent }) => textContent)).toEqual(['Safe ']);
  await person.click(field());
  await person.keyboard('l');
  expect(dialog().queryByRole('group', { name: 'Recent' })).toBeNull();
});

test('what people come for is found beside the screen that does it', async () => {
  const payments = remote({ routes: [route('/payments', 'Payments')], nav: [] });
  const page = renderConsole({ at: '/nothing-here', boot: { remotes: [payments] } });
  await screen.findByText('TEST');
  await page.person.keyboard('{Control>}k{/Control}');
  await screen.findByRole('dialog', { name: 'Search' });
  await page.person.click(field());
  await page.person.keyboard('r');
  const actions = within(dialog().getByRole('group', { name: 'Actions' })).getAllByRole('option');
  expect(actions.map(({ textContent }) => textContent)).toEqual(['Refund a payment ', 'Change your password ']);
  await page.person.click(actions[0]!);
  expect(page.address()).toBe('/payments');
});
