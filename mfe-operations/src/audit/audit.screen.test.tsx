/** @jest-environment @happy-dom/jest-environment */
import { afterEach, expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
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
const events = () => within(screen.getByRole('region', { name: 'Events' }));

const open = (answers: Answering[], role: 'manager' | 'front_desk' = 'manager', at = '/audit') =>
  renderScreen(Screen, {
    path: '/audit',
    at,
    user: { id: '2', name: 'Max', email: 'max@hotel.example', role },
    answers,
  });

test('shows who did what to what, and what it was before', async () => {
  open([choices, everything]);
  const rows = await screen.findAllByRole('row', { name: /^Nov/ });
  expect(
    rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ),
  ).toEqual([
    ['Nov 21, 2026 06:00:00', 'ann@hotel.example', 'Settings: change', 'Setting idImageRetentionDays'],
    ['Nov 20, 2026 06:00:00', 'The product', 'Payments: retry sync', '–'],
  ]);
  expect(screen.getByText('Details')).toBeTruthy();
  await expectAccessible();
  const change = screen.getByRole('table', { name: 'Changed by event 12', hidden: true });
  const cells = within(change).getAllByRole('cell', { hidden: true });
  expect(cells.map(({ textContent }) => textContent)).toEqual(['30', '45']);
});

test('filters by what is chosen and typed, and shows what else was done to the same thing', async () => {
  const { person, address, calls } = open([choices, everything]);
  await screen.findByText('The product');
  await person.selectOptions(screen.getByLabelText('What'), 'Settings: change');
  await person.selectOptions(screen.getByLabelText('Who'), 'ann@hotel.example');
  await person.type(screen.getByRole('searchbox', { name: 'Search' }), 'retention');
  await waitFor(() => expect(address()).toBe('/audit?q=retention&actor=ann%40hotel.example&action=settings.change'));
  await waitFor(() =>
    expect(calls.at(-1)?.input.query).toMatchObject({
      ...{ q: 'retention', actor: 'ann@hotel.example', action: 'settings.change' },
    }),
  );
  await person.click(await screen.findByRole('link', { name: 'Setting idImageRetentionDays' }));
  expect(address()).toBe('/audit?type=setting&subject=idImageRetentionDays');
  expect(screen.getByLabelText<HTMLSelectElement>('Done to').value).toBe('setting');
});

test('says that the last day is before the first', async () => {
  open([choices, answering(auditEndpoints.list, [])], 'manager', '/audit?from=2026-11-10');
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-11-09' } });
  expect(await screen.findByText('This is before the first day.')).toBeTruthy();
});

test('takes the filter from the address, and one that leaves nothing leads back to everything', async () => {
  const list = answering(auditEndpoints.list, ({ query }) => (query.actor ? [] : [changed]));
  const { person, address } = open([choices, list], 'manager', '/audit?actor=bob%40hotel.example');
  expect(screen.getByLabelText<HTMLSelectElement>('Who').value).toBe('bob@hotel.example');
  expect(await events().findByText('Nothing found')).toBeTruthy();
  expect(events().getByText('Nothing that was done fits these filters')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Show everything' }));
  expect(await screen.findByText('ann@hotel.example', { selector: 'td' })).toBeTruthy();
  expect(address()).toBe('/audit');
});

test('shows that it waits, why loading failed, and that there is nothing yet when tried again', async () => {
  const failing = onCue(refusing(auditEndpoints.list, 500, 'The database is away.'));
  const { person } = open([choices, inTurn(failing, answering(auditEndpoints.list, []))]);
  expect(screen.getByRole('progressbar', { name: 'Loading the audit log…' })).toBeTruthy();
  failing.arrive();
  expect((await events().findByRole('alert')).textContent).toContain('500: The database is away.');
  await person.click(events().getByRole('button', { name: 'Try again' }));
  expect(await events().findByText('Nothing here yet')).toBeTruthy();
});

test('still filters when the choices cannot be loaded', async () => {
  open([refusing(auditEndpoints.choices, 500, 'The database is away.'), everything], 'manager', '/audit?type=setting');
  expect(await screen.findByText('The product')).toBeTruthy();
  expect(screen.getByLabelText<HTMLSelectElement>('Done to').value).toBe('setting');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('exports what the filters leave, and says why when nothing was saved', async () => {
  const saved = jest.spyOn(URL, 'createObjectURL').mockReturnValue('blob:export');
  const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
  const exported = inTurn(
    refusing(auditEndpoints.export, 500, 'The database is away.'),
    answering(auditEndpoints.export, '"id"\r\n"12"\r\n"11"\r\n'),
  );
  const { person, toasts, calls } = open([choices, everything, exported], 'manager', '/audit?q=retention');
  await screen.findByText('The product');
  await person.click(screen.getByRole('button', { name: 'Export' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Export Audit Log' }));
  expect(dialog.getByText(/^Everything that the filters leave\. The file names people of the hotel/)).toBeTruthy();
  await person.click(dialog.getByRole('button', { name: 'Export' }));
  await dialog.findByRole('alert');
  expect(saved).not.toHaveBeenCalled();
  await person.click(dialog.getByRole('button', { name: 'Export' }));
  await waitFor(() => expect(toasts).toEqual([{ intent: 'success', title: 'Export Saved', body: '2 events' }]));
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
  const { person, address } = open([choices, everything], 'manager', at);
  await screen.findByText('The product');
  await person.selectOptions(screen.getByLabelText('Done to'), 'Anything');
  await waitFor(() => expect(address()).toBe('/audit'));
});
