/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { integrationEndpoints as endpoints } from '@booking/contracts/integrations';
import {
  answering,
  expectAccessible,
  inTurn,
  onCue,
  refusing,
  renderScreen,
  unreachable,
  type Answering,
  type Mounted,
} from '@booking/remote-kit/testing';
import { overview, path } from '../integrations.fixture.ts';
import { Screen } from '../integrations.screen.tsx';

const connected = answering(endpoints.stripe, { mode: 'test', chargesEnabled: true });
const failed = { title: 'Test failed', intent: 'error' };
const open = (view: string, ...answers: Answering[]) =>
  renderScreen(Screen, { path, at: `${path}?view=${view}`, answers: [...answers, ...overview] });

const panel = () => within(screen.getByRole('region', { name: 'Test Results' }));
const results = () => panel().queryAllByRole('listitem');
const newest = () => within(results()[0]!);
const press = (person: Mounted['person'], button = 'Test Connection') =>
  person.click(screen.getByRole('button', { name: button }));
const outcome = (of: 'success' | 'error') => panel().findByRole('img', { name: of });
const firstBlock = (entry = results()[0]!) => entry.querySelector('pre')?.textContent ?? '';

test.each([
  ['stripe', endpoints.stripe],
  ['twilio', endpoints.twilio],
])('records a test of the connection to %s with all that was sent and answered', async (view, endpoint) => {
  const { person, toasts } = open(view, answering(endpoint, { account: 'is open' }));
  expect(panel().getByText('No test results yet')).toBeTruthy();
  await press(person);
  await outcome('success');
  expect(toasts).toEqual([{ title: 'Test completed successfully' }]);
  expect(results()).toHaveLength(1);
  expect(newest().getByText(`GET /api/test/${view}/health`)).toBeTruthy();
  expect(newest().getByText('200')).toBeTruthy();
  expect(newest().getByText(/^\d+ ms · Nov 10, 2026 12:00:00 PM$/)).toBeTruthy();
  expect(JSON.parse(firstBlock())).toEqual({ account: 'is open' });
  await person.click(newest().getByText('Request and headers'));
  expect(newest().getByRole('group').hasAttribute('open')).toBe(true);
  for (const part of ['Request body', 'Sent headers', 'Response headers'])
    expect(newest().getByText(part)).toBeTruthy();
  expect(newest().getByText(/"content-type": "application\/json/)).toBeTruthy();
});

test('shows a test as pending until it is answered', async () => {
  const answer = onCue(connected);
  const { person } = open('stripe', answer);
  await press(person);
  expect(newest().getByRole('progressbar', { name: 'pending' })).toBeTruthy();
  answer.arrive();
  await outcome('success');
  expect(results()).toHaveLength(1);
});

test('records a test that is refused whole, and the next try succeeds', async () => {
  const { person, toasts } = open(
    'stripe',
    inTurn(refusing(endpoints.stripe, 502, 'Stripe does not take the key.'), connected),
  );
  await press(person);
  await outcome('error');
  expect(toasts).toEqual([{ ...failed, body: '502: Stripe does not take the key.' }]);
  expect(newest().getByText('502')).toBeTruthy();
  expect(newest().getByText(/^\d+ ms · /)).toBeTruthy();
  expect(JSON.parse(firstBlock())).toEqual(expect.objectContaining({ error: 'Stripe does not take the key.' }));
  await expectAccessible();
  await press(person);
  await outcome('success');
  expect(toasts.at(-1)).toEqual({ title: 'Test completed successfully' });
});

test('records a test that is not answered at all with the status code 500', async () => {
  const { person, toasts } = open('stripe', unreachable(endpoints.stripe));
  await press(person);
  await outcome('error');
  expect(toasts).toEqual([{ ...failed, body: 'The server cannot be reached. Check the connection and try again.' }]);
  expect(newest().getByText('500')).toBeTruthy();
});

test('takes an answer of 200 that says no for a failure, in its own words', async () => {
  const message = 'Please specify "propertyID" parameter for this call';
  const { person, toasts } = open('cloudbeds', answering(endpoints.roomTypes, { success: false, message }));
  await press(person, 'Test Room Types');
  await outcome('error');
  expect(newest().getByText('200, refused').dataset['tone']).toBe('warning');
  expect(toasts).toEqual([{ ...failed, body: message }]);
});

test('copies the response as it stands', async () => {
  const { person, toasts } = open('stripe', connected);
  await press(person);
  await outcome('success');
  await person.click(newest().getByRole('button', { name: 'Copy response' }));
  expect(toasts.at(-1)).toEqual({ title: 'Copied to clipboard' });
  expect(await navigator.clipboard.readText()).toBe(firstBlock());
});

test('lists the newest first, in a region that is reached by keyboard', async () => {
  let asked = 0;
  const { person } = open(
    'stripe',
    answering(endpoints.stripe, () => ({ asked: ++asked })),
  );
  for (let n = 1; n <= 3; n++) {
    await press(person);
    await newest().findByText('200');
  }
  expect(results().map((entry) => JSON.parse(firstBlock(entry)) as unknown)).toEqual([
    { asked: 3 },
    { asked: 2 },
    { asked: 1 },
  ]);
  const scroller = panel().getByRole('region', { name: 'Results, newest first' });
  expect(scroller.tabIndex).toBe(0);
});

test('keeps the results while somebody moves between the views', async () => {
  const { person } = open('stripe', connected, answering(endpoints.twilio, { status: 'active' }));
  await press(person);
  await outcome('success');
  await press(person, 'Back to Integrations');
  await person.click(screen.getByRole('link', { name: 'Twilio' }));
  await press(person);
  await newest().findByRole('img', { name: 'success' });
  expect(results().map((entry) => within(entry).getByText(/^GET /).textContent)).toEqual([
    'GET /api/test/twilio/health',
    'GET /api/test/stripe/health',
  ]);
});
