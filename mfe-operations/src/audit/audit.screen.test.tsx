/** @jest-environment @happy-dom/jest-environment */
import { afterEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { auditEndpoints, type AuditEvent } from '@booking/contracts/audit';
import {
  answering,
  expectAccessible,
  inTurn,
  onCue,
  refusing,
  renderScreen,
  type Answering,
} from '@booking/remote-kit/testing';
import { Screen } from './audit.screen.tsx';

afterEach(() => {
  jest.restoreAllMocks();
});

const changed: AuditEvent = {
  id: '12',
  at: '2026-11-21T12:00:00.000Z',
  actor: { kind: 'person', name: 'ann@hotel.example' },
  action: 'settings.change',
  subject: { type: 'setting', id: 'idImageRetentionDays', label: null },
  detail: {},
  before: { idImageRetentionDays: 30 },
  after: { idImageRetentionDays: 45 },
  requestId: null,
  address: '127.0.0.1',
};

const retried: AuditEvent = {
  ...{ ...changed, id: '11', at: '2026-11-20T12:00:00.000Z', actor: { kind: 'product', name: null } },
  ...{ action: 'payments.retry_sync', subject: null, before: null, after: null, detail: { rows: 3 }, address: null },
};

const choices = answering(auditEndpoints.choices, {
  actors: ['ann@hotel.example'],
  actions: ['settings.change'],
  types: ['setting'],
});
const everything = answering(auditEndpoints.list, [changed, retried]);
const counted = answering(auditEndpoints.count, { count: 2, isCapped: false });
const events = () => within(screen.getByRole('region', { name: 'Events' }));

const open = (answers: Answering[], role: 'manager' | 'front_desk' = 'manager', at = '/audit') =>
  renderScreen(Screen, {
    path: '/audit',
    at,
    user: { id: '2', name: 'Max', email: 'max@hotel.example', role },
    answers,
  });

test('shows who did what, what changed, and leads to the record', async () => {
  const { person } = open([choices, everything, counted]);
  const rows = (await screen.findAllByRole('row')).slice(1);
  expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
    'Changed the setting “id image retention days”',
    'Retried a payment at Cloudbeds',
  ]);
  expect(
    rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ),
  ).toEqual([
    ['Nov 21, 6:00 AM', 'ann@hotel.example', 'Setting', 'Id image retention days: 30 → 45', ''],
    ['Nov 20, 6:00 AM', 'The product', '–', 'Details', ''],
  ]);
  expect(screen.getByRole('link', { name: 'Setting' }).getAttribute('href')).toBe('/settings');
  expect(await screen.findByText('2 entries')).toBeTruthy();
  await expectAccessible();
  await person.click(screen.getByRole('button', { name: 'Id image retention days: 30 → 45' }));
  const change = screen.getByRole('table', { name: 'Changed by event 12' });
  expect(
    within(change)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['30', '45']);
  await expectAccessible();
});

test('filters by what is chosen and typed, and counts what is left', async () => {
  const { person, address, calls } = open([choices, everything, counted]);
  await screen.findByText('The product');
  await person.selectOptions(screen.getByLabelText('What'), 'Changed a setting');
  await person.selectOptions(screen.getByLabelText('Who'), 'ann@hotel.example');
  await person.type(screen.getByRole('searchbox', { name: 'Search' }), 'retention');
  await waitFor(() => expect(address()).toBe('/audit?q=retention&actor=ann%40hotel.example&action=settings.change'));
  const asked = { q: 'retention', actor: 'ann@hotel.example', action: 'settings.change' };
  for (const endpoint of [auditEndpoints.list, auditEndpoints.count]) {
    const last = () => calls.findLast((each) => each.endpoint === endpoint)?.input.query;
    await waitFor(() => expect(last()).toMatchObject(asked));
  }
});

test('shows all that was done to the same record, whatever was looked for before', async () => {
  const { person, address } = open([choices, everything, counted], 'manager', '/audit?action=settings.change');
  await person.click(await screen.findByRole('button', { name: /^Actions: Changed the setting/ }));
  await person.click(await screen.findByRole('menuitem', { name: 'Show all changes to this' }));
  expect(address()).toBe('/audit?type=setting&subject=idImageRetentionDays');
  expect(screen.getByLabelText<HTMLSelectElement>('Target').value).toBe('setting');
});

test('sorts by time, but not while words are searched for', async () => {
  const { person, address, calls } = open([choices, everything, counted]);
  await person.click(await screen.findByRole('button', { name: 'Time' }));
  await waitFor(() => expect(address()).toBe('/audit?sort=at'));
  await person.type(screen.getByRole('searchbox', { name: 'Search' }), 'days');
  await waitFor(() => expect(address()).toBe('/audit?q=days&sort=at'));
  const last = () => calls.findLast(({ endpoint }) => endpoint === auditEndpoints.list)?.input.query;
  await waitFor(() => expect(last()).toMatchObject({ q: 'days' }));
  expect(last()).not.toHaveProperty('sort');
});

test('narrows to the last days', async () => {
  const { person, address } = open([choices, everything, counted]);
  await screen.findByText('The product');
  await person.click(screen.getByRole('button', { name: '7 days' }));
  expect(address()).toBe('/audit?from=2026-11-04&to=2026-11-10');
});

test('takes the filter from the address, and one that leaves nothing leads back to everything', async () => {
  const list = answering(auditEndpoints.list, ({ query }) => (query.actor ? [] : [changed]));
  const { person, address } = open([choices, list, counted], 'manager', '/audit?actor=bob%40hotel.example');
  expect(screen.getByLabelText<HTMLSelectElement>('Who').value).toBe('bob@hotel.example');
  expect(await events().findByText('Nothing found')).toBeTruthy();
  expect(events().getByText('No changes match these filters')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Show everything' }));
  expect(await screen.findByText('ann@hotel.example', { selector: '[role="cell"]' })).toBeTruthy();
  expect(address()).toBe('/audit');
});

test('shows that it waits, why loading failed, and that there is nothing yet when tried again', async () => {
  const failing = onCue(refusing(auditEndpoints.list, 500, 'The database is away.'));
  const { person } = open([choices, inTurn(failing, answering(auditEndpoints.list, [])), counted]);
  expect(screen.getByRole('progressbar', { name: 'Loading the audit log…' })).toBeTruthy();
  failing.arrive();
  expect((await events().findByRole('alert')).textContent).toContain('500: The database is away.');
  await person.click(events().getByRole('button', { name: 'Try again' }));
  expect(await events().findByText('Nothing here yet')).toBeTruthy();
});

test('still filters when the choices cannot be loaded', async () => {
  open(
    [refusing(auditEndpoints.choices, 500, 'The database is away.'), everything, counted],
    'manager',
    '/audit?type=setting',
  );
  expect(await screen.findByText('The product')).toBeTruthy();
  expect(screen.getByLabelText<HTMLSelectElement>('Target').value).toBe('setting');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('exports what the filters leave, and says why when nothing was saved', async () => {
  const saved = jest.spyOn(URL, 'createObjectURL').mockReturnValue('blob:export');
  const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
  const exported = inTurn(
    refusing(auditEndpoints.export, 500, 'The database is away.'),
    answering(auditEndpoints.export, '"id"\r\n"12"\r\n"11"\r\n'),
  );
  const { person, toasts, calls } = open([choices, everything, counted, exported], 'manager', '/audit?q=retention');
  await screen.findByText('The product');
  await person.click(screen.getByRole('button', { name: 'Export' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Export Audit Log' }));
  expect(dialog.getByText(/^Entries matching your filters\. The file names your staff/)).toBeTruthy();
  await person.click(dialog.getByRole('button', { name: 'Export' }));
  await dialog.findByRole('alert');
  expect(saved).not.toHaveBeenCalled();
  await person.click(dialog.getByRole('button', { name: 'Export' }));
  await waitFor(() => expect(toasts).toEqual([{ intent: 'success', title: 'Export Saved', body: '2 entries' }]));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(clicked).toHaveBeenCalledTimes(1);
  expect(calls.at(-1)?.input.query).toMatchObject({ format: 'csv', q: 'retention' });
});

test('asks for nothing when the role may not read the audit log', async () => {
  const { calls } = open([], 'front_desk');
  expect(await screen.findByText(/^Your role does not include the audit log\./)).toBeTruthy();
  expect(calls).toEqual([]);
});

test('forgets the one thing that was looked at when another kind is chosen', async () => {
  const at = '/audit?type=setting&subject=idImageRetentionDays';
  const { person, address } = open([choices, everything, counted], 'manager', at);
  await screen.findByText('The product');
  await person.selectOptions(screen.getByLabelText('Target'), 'Any');
  await waitFor(() => expect(address()).toBe('/audit'));
});
