/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { Role } from '@booking/contracts/roles';
import { setupEndpoints } from '@booking/contracts/setup';
import { answering, expectAccessible, onCue, refusing, renderScreen } from '@booking/remote-kit/testing';
import { head, isOpen, list, openSetup, sentTo, step } from './setup.fixture.ts';
import { Screen } from './setup.screen.tsx';

const hotel = step('hotel', { status: 'done', found: 'Harbor Inn, Austin' });

test.each<Role>(['manager', 'front_desk', 'viewer'])(
  'asks nothing for a %s, and says that owners alone see it',
  (role) => {
    const user = { id: '2', name: 'Max', email: 'max@hotel.example', role };
    const { calls } = renderScreen(Screen, { path: '/setup', user, answers: [] });
    expect(screen.getByText('You do not have access')).toBeTruthy();
    expect(calls).toEqual([]);
  },
);

test('says the state of each step in words, what was found, and how many are done', async () => {
  openSetup([hotel, step('stripe', { status: 'wrong' }), step('test_call', { status: 'waiting' })]);
  expect(await head(/^1\. Hotel profile\s*Done/)).toBeTruthy();
  expect(await head(/^2\. Cloudbeds\s*To do/)).toBeTruthy();
  expect(await head(/^3\. Stripe\s*Needs attention/)).toBeTruthy();
  expect(await head(/^9\. Test call\s*Waiting/)).toBeTruthy();
  expect(screen.getByText('Harbor Inn, Austin')).toBeTruthy();
  expect(screen.getByText('1 of 10 steps done')).toBeTruthy();
  await expectAccessible(document.body);
});

test('opens the first step that is not done, and one at a time', async () => {
  const { person, address } = openSetup([hotel]);
  expect(isOpen(await head(/^2\. Cloudbeds/))).toBe(true);
  await person.click(await head(/^3\. Stripe/));
  expect([isOpen(await head(/^2\. Cloudbeds/)), isOpen(await head(/^3\. Stripe/))]).toEqual([false, true]);
  expect(address()).toBe('/setup?step=stripe');
  await person.click(await head(/^3\. Stripe/));
  expect(screen.queryAllByRole('button', { expanded: true })).toEqual([]);
});

test('opens the step that the address names', async () => {
  openSetup([hotel], [], '/setup?step=twilio');
  expect(isOpen(await head(/^4\. Twilio/))).toBe(true);
  expect(isOpen(await head(/^2\. Cloudbeds/))).toBe(false);
});

test('leads from a step that is done to the next one, which has the focus then', async () => {
  const { person } = openSetup([hotel], [], '/setup?step=hotel');
  await person.click(await screen.findByRole('button', { name: 'Next: Cloudbeds' }));
  const cloudbeds = await head(/^2\. Cloudbeds/);
  expect(isOpen(cloudbeds)).toBe(true);
  await waitFor(() => expect(document.activeElement).toBe(cloudbeds));
});

test('lists what was checked, with what was found and what to do', async () => {
  const check = { id: 'key', label: 'The key works', found: 'Stripe answered 401.', whatToDo: 'Copy the key again.' };
  const stripe = step('stripe', { whatToDo: check.whatToDo, checks: [{ ...check, status: 'wrong' }] });
  openSetup([stripe], [], '/setup?step=stripe');
  await head(/^3\. Stripe/);
  const [item] = list('Checks of Stripe').getAllByRole('listitem');
  for (const text of ['The key works: Needs attention', check.found, check.whatToDo])
    expect(within(item!).getByText(text)).toBeTruthy();
  // a step repeats what its first open check says, which is shown once
  expect(screen.getAllByText(check.whatToDo)).toHaveLength(1);
});

test('checks a step again, once while it waits, and shows the answer in its place', async () => {
  const checked = onCue(answering(setupEndpoints.check, step('twilio', { found: 'No number yet.' })));
  const { person, calls } = openSetup([], [checked], '/setup?step=twilio');
  await person.click(await screen.findByRole('button', { name: 'Check again: Twilio' }));
  await person.click(screen.getByRole('button', { name: 'Checking…' }));
  checked.arrive();
  expect(await screen.findByText('No number yet.')).toBeTruthy();
  expect(sentTo(calls, setupEndpoints.check)).toEqual([{ mode: 'test', step: 'twilio' }]);
});

test('asks for all steps anew when a check changes the state of one, as others may depend on it', async () => {
  const { person, calls } = openSetup(
    [],
    [answering(setupEndpoints.check, step('twilio', { status: 'done' }))],
    '/setup?step=twilio',
  );
  await person.click(await screen.findByRole('button', { name: 'Check again: Twilio' }));
  await waitFor(() => expect(calls.filter(({ endpoint }) => endpoint === setupEndpoints.read)).toHaveLength(2));
});

test('says why a check failed, and keeps the step', async () => {
  const { person } = openSetup(
    [step('twilio', { found: 'No number yet.' })],
    [refusing(setupEndpoints.check, 503, 'Twilio is left alone for ten seconds.')],
    '/setup?step=twilio',
  );
  await person.click(await screen.findByRole('button', { name: 'Check again: Twilio' }));
  expect(await screen.findByText(/Twilio is left alone for ten seconds\./)).toBeTruthy();
  expect(screen.getByText('No number yet.')).toBeTruthy();
});

test('looks at the live accounts without switching the hotel', async () => {
  const { person, calls, address } = openSetup([hotel]);
  await person.click(await screen.findByRole('radio', { name: 'Live accounts' }));
  await waitFor(() => expect(calls.at(-1)).toMatchObject({ input: { query: { mode: 'live' } } }));
  expect(address()).toBe('/setup?mode=live');
  expect(new Set(calls.map(({ endpoint }) => endpoint))).toEqual(new Set([setupEndpoints.read]));
});
