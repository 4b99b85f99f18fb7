/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { releaseEndpoints as endpoints } from '@booking/contracts/remote-releases';
import { shipTokenEndpoints } from '@booking/contracts/ship-tokens';
import {
  answering,
  expectAccessible,
  inTurn,
  refusing,
  renderScreen,
  waiting,
  type Answering,
  type Mounted,
} from '@booking/remote-kit/testing';
import { before, build, canary, change, id, live, offered, path, remote, tried, viewer } from './remote.fixture.ts';
import { Screen } from './remotes.screen.tsx';

const standing = (given: Parameters<typeof remote>[0] = {}) => answering(endpoints.states, [remote(given)]);
const lists = [
  answering(endpoints.builds, [build(), build({ ...live, remote: id })]),
  answering(endpoints.changes, [
    change({ id: 8, kind: 'rollback', ...before, reason: 'The lists lost their order', by: 'Max' }),
    change(),
  ]),
];
const open = (states: Answering, user?: typeof viewer, answers: Answering[] = []) =>
  renderScreen(Screen, { path, answers: [states, ...answers, ...lists], ...(user && { user }) });
const panel = async () => within(await screen.findByRole('region', { name: `Assistants screens ${id}` }));
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));
const unfold = async (person: Mounted['person'], what: 'Builds' | 'Changes') =>
  person.click((await panel()).getByText(what));

test('shows what is live, how it loads, and since when, by whom and why', async () => {
  open(standing());
  const shown = await panel();
  expect(shown.getByText('AI Assistants')).toBeTruthy();
  expect(shown.getByText('Owned by Assistants, assistants@hotel.example')).toBeTruthy();
  expect(rowsOf(shown.getByRole('table', { name: `What browsers get of ${id}` }))).toEqual([
    [`1.0.1${live.digest}Live`, '420 ms', '0% (0 of 40)', '0', '412 KB', 'Nov 9, 9:30 AM by Anna WeberFaster lists'],
  ]);
  const actions = within(shown.getByRole('group', { name: `Actions for ${id}` })).getAllByRole('button');
  expect(actions.map(({ textContent }) => textContent)).toEqual([
    'Roll back to 1.0.0 (ffffffff)',
    'Retire',
    'Switch off',
  ]);
  expect(shown.queryByText(/npm run/)).toBeNull();
});

test('says so when nobody owns a remote', async () => {
  open(standing({ team: null }));
  expect((await panel()).getByText('No owner: its remote.json names no team.')).toBeTruthy();
});

test('shows a canary beside what is live, with what went wrong', async () => {
  open(standing({ canary }));
  const shown = await panel();
  expect(shown.getByText('Canary running')).toBeTruthy();
  expect(rowsOf(shown.getByRole('table', { name: `What browsers get of ${id}` }))[1]).toEqual([
    `1.0.2${tried.digest}Canary 50%`,
    '300 ms',
    '25% (1 of 4)altered files: 1',
    '1',
    '412 KB',
    'Nov 9, 9:30 AM by Anna WeberHalf of us first',
  ]);
  const actions = within(shown.getByRole('group', { name: `Actions for ${id}` })).getAllByRole('button');
  expect(actions.map(({ textContent }) => textContent)).toEqual([
    'Deploy canary',
    'End canary',
    'Roll back to 1.0.0 (ffffffff)',
    'Retire',
    'Switch off',
  ]);
});

test('shows who retired a remote and why, with its builds to take live, and no canary beside nothing', async () => {
  const retired = { by: 'Max', reason: 'Nobody went there', at: '2026-11-10T17:00:00.000Z' };
  const { person } = open(standing({ retired, before: null, offered }));
  const shown = await panel();
  expect(shown.getByText(/^Retired by/).textContent).toBe('Retired by Max, 11:00 AM: Nobody went there');
  expect(shown.queryByRole('table')).toBeNull();
  expect(shown.queryByText(/came with the installation/)).toBeNull();
  const actions = within(shown.getByRole('group', { name: `Actions for ${id}` })).getAllByRole('button');
  expect(actions.map(({ textContent }) => textContent)).toEqual(['Deploy 1.0.1 (0a1b2c3d) again']);
  await unfold(person, 'Builds');
  const builds = await shown.findByRole('table', { name: `Builds of ${id}, newest first` });
  expect(rowsOf(builds).map((row) => row.at(-1))).toEqual(['DeployPreview link', 'DeployPreview link']);
  await expectAccessible();
});

test('shows who switched a remote off and why, with its history open', async () => {
  const switchedOff = { by: 'Max', reason: 'It writes wrong prompts', at: '2026-11-10T17:00:00.000Z' };
  const { person } = open(standing({ canary, switchedOff, before: null }));
  const shown = await panel();
  expect(shown.getByText('Switched off').dataset['tone']).toBe('bad');
  expect(shown.getByText(/^Switched off by/).textContent).toBe(
    'Switched off by Max, 11:00 AM: It writes wrong prompts',
  );
  expect(shown.getByRole('button', { name: `Switch on: ${id}` })).toBeTruthy();
  await unfold(person, 'Builds');
  const builds = await shown.findByRole('table', { name: `Builds of ${id}, newest first` });
  const by = 'Nov 9, 9:30 AM by Anna Weber';
  expect(rowsOf(builds)).toEqual([
    [`1.0.2${tried.digest}Canary`, '412 KB', `${by}A bold idea`, 'DeployStart canary…Preview link'],
    [`1.0.1${live.digest}Live`, '412 KB', `${by}Faster lists`, ''],
  ]);
  await unfold(person, 'Changes');
  const changes = within(await shown.findByRole('list', { name: `Changes of ${id}, newest first` }));
  expect(changes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Max rolled back to 1.0.0 (ffffffff)The lists lost their orderNov 9, 9:30 AM',
    'Anna Weber deployed 1.0.1 (0a1b2c3d)Faster listsNov 9, 9:30 AM',
  ]);
  await expectAccessible();
});

test('says so when there are no builds and no changes', async () => {
  const none = [answering(endpoints.builds, []), answering(endpoints.changes, [])];
  const { person } = open(standing(), undefined, none);
  await unfold(person, 'Builds');
  expect(await screen.findByText('No builds yet')).toBeTruthy();
  await unfold(person, 'Changes');
  expect(await screen.findByText('No changes yet')).toBeTruthy();
});

test('says which build came with the installation and is not live, and offers it to whoever may ship', async () => {
  const states = standing({ offered });
  open(states, viewer);
  const waits = /^1\.0\.3 \(22222222\) was installed 9:00 AM and is not live\./;
  expect((await panel()).getByText(waits)).toBeTruthy();
  expect((await panel()).queryByRole('button', { name: /^Deploy/ })).toBeNull();
  cleanup();
  open(states);
  expect((await panel()).getByText(waits)).toBeTruthy();
  const name = `Deploy: ${id} 1.0.3 (22222222), from the installation`;
  expect((await panel()).getByRole('button', { name })).toBeTruthy();
  await expectAccessible();
});

test('says what guests get of a remote that has pages of theirs', async () => {
  open(standing({ hasSite: true }));
  expect((await panel()).getByText(/^Guests have these pages, too:/)).toBeTruthy();
  expect((await panel()).queryByRole('button', { name: /^Retire/ })).toBeNull();
});

test('offers a viewer nothing to do', async () => {
  const { person } = open(standing({ canary }), viewer);
  const shown = await panel();
  await unfold(person, 'Builds');
  await unfold(person, 'Changes');
  expect(await shown.findByRole('table', { name: /^Builds of/ })).toBeTruthy();
  expect(await shown.findByRole('list', { name: /^Changes of/ })).toBeTruthy();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Refresh']);
  expect(screen.queryByText('For developers')).toBeNull();
});

test('waits for the remotes', () => {
  open(waiting(endpoints.states));
  expect(screen.getByRole('progressbar', { name: 'Loading the remotes…' })).toBeTruthy();
});

test('says why the remotes could not be loaded, and when there are none', async () => {
  const { person } = open(
    inTurn(
      refusing(endpoints.states, 500, 'The database is away.'),
      answering(endpoints.states, []),
      answering(endpoints.states, [remote()]),
    ),
  );
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('The remotes could not be loaded');
  expect(alert.textContent).toContain('500: The database is away.');
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No remote was shipped yet')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Refresh' }));
  expect((await panel()).getAllByText('Live')).toHaveLength(2);
});

test('has the command of another repository for a remote whose sources are there', async () => {
  const { person } = open(standing({ isOfProduct: false }), undefined, [answering(shipTokenEndpoints.list, [])]);
  await person.click((await panel()).getByText('For developers'));
  expect((await panel()).getByText('npx booking-remote ship --reason "What is new"')).toBeTruthy();
  expect((await panel()).queryByText(/npm run ship/)).toBeNull();
});

test('copies the command that ships a remote', async () => {
  const { person, toasts } = open(standing(), undefined, [answering(shipTokenEndpoints.list, [])]);
  await person.click((await panel()).getByText('For developers'));
  await person.click((await panel()).getByRole('button', { name: `Copy command: ${id}` }));
  await waitFor(() => expect(toasts).toEqual([{ title: 'Copied to clipboard' }]));
  expect(await navigator.clipboard.readText()).toBe(`npm run ship -- ${id} --reason "What is new"`);
});

test('makes a preview link, to open in a new tab or to copy', async () => {
  const link = { url: '/assistant?preview=some-token', until: '2026-11-10T19:00:00.000Z' };
  const { person, toasts, calls } = open(standing(), undefined, [answering(endpoints.previewLink, link)]);
  await unfold(person, 'Builds');
  await person.click(await screen.findByRole('button', { name: `Preview link: ${id} 1.0.2 (11111111)` }));
  const dialog = within(await screen.findByRole('dialog', { name: `Preview of ${id} 1.0.2 (11111111)` }));
  expect(calls.at(-1)?.input).toEqual(expect.objectContaining({ params: { id }, body: { digest: tried.digest } }));
  const address = `${window.location.origin}${link.url}`;
  const opener = dialog.getByRole<HTMLAnchorElement>('link', { name: 'Open in a new tab' });
  expect([opener.href, opener.target]).toEqual([address, '_blank']);
  expect(dialog.getByLabelText<HTMLInputElement>('Address').value).toBe(address);
  expect(dialog.getByText(/in that one tab, until 1:00(:00)? PM/)).toBeTruthy();
  await expectAccessible(screen.getByRole('dialog'));
  await person.click(dialog.getByRole('button', { name: 'Copy link' }));
  expect(toasts).toEqual([{ title: 'Copied to clipboard' }]);
  expect(await navigator.clipboard.readText()).toBe(address);
  await person.click(dialog.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('says why there is no preview link', async () => {
  const { person, toasts } = open(standing(), undefined, [refusing(endpoints.previewLink, 404, 'No such build.')]);
  await unfold(person, 'Builds');
  await person.click(await screen.findByRole('button', { name: /^Preview link/ }));
  await waitFor(() => expect(toasts).toEqual([{ title: 'Error', body: '404: No such build.', intent: 'error' }]));
});
