/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { alertEndpoints, type Alert } from '@booking/contracts/alerts';
import type { User } from '@booking/contracts/session';
import { answering, expectAccessible, inTurn, refusing, type Answering } from '@booking/remote-kit/testing';
import { owner, renderConsole, type Mounted } from '../../testing/render-console.tsx';
import { pass, stopTime } from '../../testing/timers.ts';

const deadEvent = (given: Partial<Alert> = {}): Alert => ({
  id: 'dead-events',
  severity: 'warning',
  title: 'One message could not be processed',
  detail: 'The newest is a message of the kind call from vapi.',
  since: '2026-11-10T17:30:00.000Z',
  newestAt: '2026-11-10T17:30:00.000Z',
  link: '/lamps',
  isRead: false,
  acknowledgement: null,
  ...given,
});
const acknowledged = { by: 'Jonas Fischer', at: '2026-11-10T17:45:00.000Z' };
const alerts = (...list: Alert[]): Answering => answering(alertEndpoints.active, list);
const open = (answers: Answering[], user: User = owner): Mounted =>
  renderConsole({ at: '/nothing-here', user, answers });

const bell = (name: string) => screen.findByRole('button', { name });
const isOpen = (): boolean => screen.queryByRole('region', { name: 'Notifications' }) !== null;
const panel = () => within(screen.getByRole('region', { name: 'Notifications' }));
/** Presses the bell, once it has this name. */
const press = async (name: string) => fireEvent.click(await bell(name));

test('with nothing wrong the bell says so, and closing it tells nobody', async () => {
  const { calls } = open([]);
  const button = await bell('Notifications');
  expect(button.getAttribute('aria-expanded')).toBe('false');
  await press('Notifications');
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(panel().getByText('No active alerts. System is running normally.')).toBeTruthy();
  await press('Notifications');
  expect(isOpen()).toBe(false);
  expect(calls.map(({ endpoint }) => endpoint)).not.toContain(alertEndpoints.markRead);
});

test('the bell counts what is new, tells it and leads to it', async () => {
  const { person, address } = open([
    alerts(deadEvent(), deadEvent({ id: 'other', title: 'Stripe is away', link: null, isRead: true })),
    answering(alertEndpoints.markRead, []),
  ]);
  expect((await bell('Notifications, 1 new')).textContent).toBe('1');
  await press('Notifications, 1 new');
  const [first, second] = panel()
    .getAllByRole('listitem')
    .map((item) => within(item));
  expect(first!.getByText('One message could not be processed')).toBeTruthy();
  expect(first!.getByText('The newest is a message of the kind call from vapi.')).toBeTruthy();
  expect(first!.getByText('30 minutes ago')).toBeTruthy();
  expect(first!.getByText('New')).toBeTruthy();
  expect(second!.queryByText('New')).toBeNull();
  expect(second!.queryByRole('link')).toBeNull();
  await expectAccessible();

  const where = first!.getByRole('link', { name: 'View details' });
  await person.click(where);
  expect(isOpen()).toBe(false);
  expect(address()).toBe('/lamps');
});

test.each([
  ['Escape', (person: UserEvent) => person.keyboard('{Escape}')],
  ['a press beside it', (person: UserEvent) => person.click(document.body)],
])('what was in the panel is read once %s closes it, and not counted any more', async (_, close) => {
  const { person, calls } = open([
    alerts(deadEvent()),
    answering(alertEndpoints.markRead, [deadEvent({ isRead: true })]),
  ]);
  await press('Notifications, 1 new');
  await close(person);
  expect(isOpen()).toBe(false);
  await press('Notifications');
  expect(panel().getByText('One message could not be processed')).toBeTruthy();
  expect(panel().queryByText('New')).toBeNull();
  await close(person);
  expect(calls.filter(({ endpoint }) => endpoint === alertEndpoints.markRead)).toHaveLength(1);
});

test('somebody acknowledges an alert, and it says who is on it', async () => {
  const { person, calls } = open([
    alerts(deadEvent()),
    answering(alertEndpoints.acknowledge, [deadEvent({ acknowledgement: acknowledged })]),
  ]);
  await press('Notifications, 1 new');
  await person.click(panel().getByRole('button', { name: 'Acknowledge: One message could not be processed' }));
  expect(await panel().findByText('30 minutes ago, Jonas Fischer is on it')).toBeTruthy();
  expect(panel().queryByRole('button')).toBeNull();
  expect(calls.find(({ endpoint }) => endpoint === alertEndpoints.acknowledge)!.input.params).toEqual({
    id: 'dead-events',
  });
});

test('an alert that cannot be acknowledged says why', async () => {
  const { person } = open([
    alerts(deadEvent()),
    refusing(alertEndpoints.acknowledge, 404, 'This alert was not found.'),
  ]);
  await press('Notifications, 1 new');
  await person.click(panel().getByRole('button', { name: /^Acknowledge: / }));
  expect((await screen.findByRole('alert')).textContent).toBe('Error404: This alert was not found.');
});

test('a viewer sees the alert and who is on it, and cannot acknowledge one', async () => {
  const both = alerts(deadEvent(), deadEvent({ id: 'other', acknowledgement: acknowledged }));
  open([both], { ...owner, role: 'viewer' });
  await press('Notifications, 2 new');
  expect(panel().getByText(/Jonas Fischer is on it/)).toBeTruthy();
  expect(panel().queryByRole('button')).toBeNull();
});

test('alerts that cannot be asked for are not taken for none', async () => {
  open([refusing(alertEndpoints.active, 500, 'The database is away.')]);
  await press('Notifications');
  expect(await panel().findByText('Alerts could not be loaded. 500: The database is away.')).toBeTruthy();
  expect(panel().queryByText(/System is running normally/)).toBeNull();
});

test('an alert that comes and goes is seen within a minute on an open page', async () => {
  stopTime();
  open([inTurn(alerts(), alerts(deadEvent({ title: '2 messages could not be processed' })), alerts())]);
  await pass(0);
  fireEvent.click(screen.getByRole('button', { name: 'Notifications' }));
  expect(panel().queryAllByRole('listitem')).toEqual([]);
  await pass(60_000);
  expect(screen.getByRole('button', { name: 'Notifications, 1 new' })).toBeTruthy();
  expect(panel().getByText('2 messages could not be processed')).toBeTruthy();
  await pass(60_000);
  expect(screen.getByRole('button', { name: 'Notifications' })).toBeTruthy();
  expect(panel().getByText('No active alerts. System is running normally.')).toBeTruthy();
});
