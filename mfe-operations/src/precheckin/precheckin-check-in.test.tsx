/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { precheckinDeskEndpoints, type Precheckin } from '@booking/contracts/precheckins';
import { answering, expectAccessible, inTurn, refusing } from '@booking/remote-kit/testing';
import { button, detail, dialog, open, precheckin, step } from './precheckin.fixture.ts';

const { finish } = precheckinDeskEndpoints;
const problem = 'The guest before has not left the room yet';
const left: Partial<Precheckin> = { step: 'submitted', problem };
const done: Partial<Precheckin> = { step: 'checked_in', finishedBy: 'Dana Desk' };
const finishes = (given: Partial<Precheckin>) => answering(finish, precheckin({ ...done, ...given }));

test('shows why a guest is left to the reception, and checks them in once Cloudbeds says yes', async () => {
  const { person, toasts, calls } = open([
    detail(left),
    inTurn(refusing(finish, 502, 'Cloudbeds is away.'), finishes({})),
  ]);
  const checkIn = await step('Check-in');
  expect(checkIn.getByText(problem)).toBeTruthy();
  expect(checkIn.getByText('Reception to finish').getAttribute('data-tone')).toBe('warning');
  await person.click(button('Check in at Cloudbeds'));
  const asking = dialog('Check in Rosa Byron');
  await expectAccessible(screen.getByRole('dialog'));
  await person.click(asking.getByRole('button', { name: 'Check in at Cloudbeds' }));
  expect((await asking.findByRole('alert')).textContent).toBe('502: Cloudbeds is away.');
  await person.click(asking.getByRole('button', { name: 'Check in at Cloudbeds' }));
  expect(await checkIn.findByText('Checked in')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Check in at Cloudbeds' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Send a new link' })).toBeNull();
  expect(calls.findLast(({ endpoint }) => endpoint === finish)?.input.body).toEqual({ how: 'cloudbeds' });
  expect(toasts).toEqual([
    { intent: 'error', title: 'Error', body: '502: Cloudbeds is away.' },
    { title: 'Checked In', body: 'Rosa Byron is checked in at Cloudbeds.' },
  ]);
});

test.each([
  ['id_uploaded', null],
  ['submitted', '9:30 AM'],
] as const)('dates the check-in only once the guest asked for it (%s)', async (at, time) => {
  open([detail({ step: at, changedAt: '2026-11-10T15:30:00.000Z' })]);
  expect((await step('Check-in')).queryByText(/ [AP]M$/)?.textContent ?? null).toBe(time);
});

test('shows what Cloudbeds says now when it refuses a check-in once more', async () => {
  const { person } = open([
    inTurn(detail(left), detail({ ...left, problem: 'The room is out of order' })),
    refusing(finish, 409, 'The room is out of order'),
  ]);
  const checkIn = await step('Check-in');
  await person.click(button('Check in at Cloudbeds'));
  await person.click(dialog('Check in Rosa Byron').getByRole('button', { name: 'Check in at Cloudbeds' }));
  expect(await checkIn.findByText('The room is out of order')).toBeTruthy();
  expect(checkIn.queryByText(problem)).toBeNull();
});

test('notes that a guest was checked in at the desk, by whom and how', async () => {
  const { person, toasts, calls } = open([detail(left), finishes({ finishNote: 'Room 204, by hand' })]);
  const checkIn = await step('Check-in');
  await person.click(button('Done at the desk'));
  const noting = dialog('Done at the desk: Rosa Byron');
  await person.type(noting.getByLabelText('Note'), 'Room 204, by hand');
  await person.click(noting.getByRole('button', { name: 'Done at the desk' }));
  expect(await checkIn.findByText('Checked in')).toBeTruthy();
  expect(checkIn.getByText('Dana Desk')).toBeTruthy();
  expect(checkIn.getByText('Room 204, by hand')).toBeTruthy();
  expect(calls.at(-1)?.input.body).toEqual({ how: 'by_hand', note: 'Room 204, by hand' });
  expect(toasts).toEqual([{ title: 'Success', body: 'Rosa Byron is marked as checked in at the desk.' }]);
});

test('takes no note that is too long, and asks before discarding it', async () => {
  const { person, calls } = open([detail(left)]);
  await step('Check-in');
  await person.click(button('Done at the desk'));
  const noting = dialog('Done at the desk: Rosa Byron');
  const note = noting.getByLabelText<HTMLTextAreaElement>('Note');
  await person.click(note);
  await person.paste('x'.repeat(501));
  expect(noting.getByText('This note is too long.')).toBeTruthy();
  await person.click(noting.getByRole('button', { name: 'Done at the desk' }));
  expect(calls.map(({ endpoint }) => endpoint)).not.toContain(finish);
  await person.click(noting.getByRole('button', { name: 'Cancel' }));
  await person.click(dialog('Discard changes?').getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('offers the check-in at Cloudbeds on the arrival day, and says before when that is', async () => {
  open([detail({ checkInDate: '2026-11-11', checkOutDate: '2026-11-14' })]);
  const checkIn = await step('Check-in');
  expect(checkIn.getByText('You can check this guest in at Cloudbeds on the arrival day, Nov 11.')).toBeTruthy();
  expect(checkIn.queryByRole('button', { name: 'Check in at Cloudbeds' })).toBeNull();
  expect(checkIn.getByRole('button', { name: 'Done at the desk' })).toBeTruthy();
});
