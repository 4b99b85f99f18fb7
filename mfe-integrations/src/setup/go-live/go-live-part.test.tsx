/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { setupEndpoints, type GoLive } from '@booking/contracts/setup';
import { answering, expectFocusBack, refusing } from '@booking/remote-kit/testing';
import { head, isOpen, list, openSetup, sentTo, step } from '../setup.fixture.ts';

const { goLive } = setupEndpoints;
const result = (given: Partial<GoLive>): GoLive => ({
  isReady: true,
  isRehearsal: true,
  mode: 'test',
  missing: [],
  ...given,
});
const missing: GoLive['missing'] = [
  { step: 'stripe', found: 'No event arrived.', whatToDo: 'Send a test event.' },
  { step: 'staff', found: null, whatToDo: 'Add an employee.' },
];
const open = (answers: Parameters<typeof openSetup>[1] = []) =>
  openSetup([step('go_live')], answers, '/setup?step=go_live');

test('rehearses without a question, and says that it passed', async () => {
  const { person, calls } = open([answering(goLive, result({}))]);
  await person.click(await screen.findByRole('button', { name: 'Rehearse in test mode' }));
  expect(await screen.findByText('Nothing is missing in test mode. The rehearsal passed.')).toBeTruthy();
  expect(sentTo(calls, goLive)).toEqual([{ isRehearsal: true }]);
});

test('lists what a rehearsal found missing, and leads to the step where that is done', async () => {
  const { person, address } = open([answering(goLive, result({ isReady: false, missing }))]);
  await person.click(await screen.findByRole('button', { name: 'Rehearse in test mode' }));
  expect(await screen.findByText('The rehearsal found what is missing.')).toBeTruthy();
  const items = list('What is missing').getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    'StripeNo event arrived.Send a test event.Open Stripe',
    'StaffAdd an employee.Open Staff',
  ]);
  await person.click(within(items[0]!).getByRole('button', { name: 'Open Stripe' }));
  expect(isOpen(await head(/^3\. Stripe/))).toBe(true);
  expect(address()).toBe('/setup?step=stripe');
});

test('goes live after a question', async () => {
  const { person, calls } = open([answering(goLive, result({ isRehearsal: false, mode: 'live' }))]);
  await person.click(await screen.findByRole('button', { name: 'Go live…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Go live now?' });
  expect(sentTo(calls, goLive)).toEqual([]);
  await person.click(within(dialog).getByRole('button', { name: 'Go live' }));
  expect(await screen.findByText('The hotel is live.')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sentTo(calls, goLive)).toEqual([{ isRehearsal: false }]);
});

test('does not claim to be live when something is missing', async () => {
  const { person } = open([answering(goLive, result({ isReady: false, isRehearsal: false, missing }))]);
  await person.click(await screen.findByRole('button', { name: 'Go live…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Go live now?' });
  await person.click(within(dialog).getByRole('button', { name: 'Go live' }));
  expect(await screen.findByText('Not live: this is missing.')).toBeTruthy();
  expect(list('What is missing').getAllByRole('listitem')).toHaveLength(2);
  expect(screen.queryByText('The hotel is live.')).toBeNull();
});

test('keeps the question open when going live fails, and says why', async () => {
  const { person } = open([refusing(goLive, 503, 'The database is away.')]);
  await person.click(await screen.findByRole('button', { name: 'Go live…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Go live now?' });
  await person.click(within(dialog).getByRole('button', { name: 'Go live' }));
  await waitFor(() => expect(within(dialog).getByText(/The database is away\./)).toBeTruthy());
});

test('gives the focus back to the button that asked', async () => {
  const { person } = open();
  await screen.findByRole('button', { name: 'Go live…' });
  await expectFocusBack(person, 'Go live…');
});
