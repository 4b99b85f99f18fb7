/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { auditEndpoints, type AuditEvent } from '@booking/contracts/audit';
import { answering, renderScreen, type Answering } from '@booking/remote-kit/testing';
import { Screen } from './audit.screen.tsx';

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

const choices = answering(auditEndpoints.choices, {
  actors: ['ann@hotel.example'],
  actions: ['settings.change'],
  types: ['setting'],
});

const open = (answers: Answering[], role: 'manager' | 'front_desk' = 'manager', at = '/audit') =>
  renderScreen(Screen, {
    path: '/audit',
    at,
    user: { id: '2', name: 'Max', email: 'max@hotel.example', role },
    answers,
  });

test('an event shows who did what, and what it was before', async () => {
  open([choices, answering(auditEndpoints.list, [changed])]);
  const row = await screen.findByRole('row', { name: /ann@hotel.example/ });
  expect(row.textContent).toContain('Settings: change');
  const change = screen.getByRole('table', { name: 'Changed by event 12', hidden: true });
  const cells = within(change).getAllByRole('cell', { hidden: true });
  expect(cells.map(({ textContent }) => textContent)).toEqual(['30', '45']);
});

test('a filter stands in the address, and one that leaves nothing leads back to everything', async () => {
  const list = answering(auditEndpoints.list, ({ query }) => (query.actor ? [] : [changed]));
  const { person, address } = open([choices, list], 'manager', '/audit?actor=bob%40hotel.example');
  expect(screen.getByLabelText<HTMLSelectElement>('Who').value).toBe('bob@hotel.example');
  await person.click(await screen.findByRole('button', { name: 'Show everything' }));
  expect(await screen.findByText('ann@hotel.example', { selector: 'td' })).toBeTruthy();
  expect(address()).toBe('/audit');
});

test('whoever may not read it is told so, and nothing is asked for', () => {
  const { calls } = open([], 'front_desk');
  expect(screen.getByText(/the audit log/)).toBeTruthy();
  expect(calls).toEqual([]);
});
