/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { setupEndpoints } from '@booking/contracts/setup';
import { answering, refusing, type Mounted } from '@booking/remote-kit/testing';
import { list, openSetup, sentTo, step } from '../setup.fixture.ts';

const url = 'https://hotel.example/api/webhooks/stripe';
const address = { label: 'Webhook endpoint', url, events: ['checkout.session.completed'], whereToPaste: 'Developers' };
const stripe = step('stripe', { addresses: [address], canSetUpCallbacks: true, canProveCallbacks: true });
const arrivedAt = '2026-11-10T17:59:30.000Z';
const open = (answers: Parameters<typeof openSetup>[1] = []) => openSetup([stripe], answers, '/setup?step=stripe');
const press = async (person: Mounted['person'], name: string): Promise<void> =>
  person.click(await screen.findByRole('button', { name }));

test('copies the exact address, and lists the events to select', async () => {
  const { person, toasts } = open();
  await press(person, 'Copy: Webhook endpoint');
  await waitFor(() => expect(toasts).toEqual([{ title: 'Copied to clipboard' }]));
  expect(await navigator.clipboard.readText()).toBe(url);
  const events = list('Events to select: Webhook endpoint').getAllByRole('listitem');
  expect(events.map(({ textContent }) => textContent)).toEqual(address.events);
});

test('has the service told our address', async () => {
  const { person, calls, toasts } = open([answering(setupEndpoints.setUpCallbacks, stripe)]);
  await press(person, 'Set up at Stripe');
  await waitFor(() => expect(toasts).toEqual([{ title: 'Success', body: 'Stripe knows our address now.' }]));
  expect(sentTo(calls, setupEndpoints.setUpCallbacks)).toEqual([{ mode: 'test', step: 'stripe' }]);
});

test('says why the service did not take our address', async () => {
  const sentence = 'Stripe cannot reach http://localhost:4200. Set PUBLIC_URL to an address of the internet.';
  const { person } = open([refusing(setupEndpoints.setUpCallbacks, 409, sentence)]);
  await press(person, 'Set up at Stripe');
  expect((await screen.findByRole('alert')).textContent).toContain(sentence);
});

test('proves that an event arrives, and says when the last one did', async () => {
  const proved = { ...stripe, lastCallbackAt: arrivedAt };
  const { person, toasts } = open([answering(setupEndpoints.proveCallbacks, proved)]);
  expect(await screen.findByText('No callback has arrived yet.')).toBeTruthy();
  await press(person, 'Send a test event');
  await waitFor(() => expect(toasts).toEqual([{ title: 'Success', body: 'The test event arrived.' }]));
  expect(screen.getByText(/^Last callback arrived/)).toBeTruthy();
});

test('looks again for an event that is on its way', async () => {
  const { person, calls, toasts } = open([
    answering(setupEndpoints.proveCallbacks, stripe),
    answering(setupEndpoints.check, { ...stripe, lastCallbackAt: arrivedAt }),
  ]);
  await press(person, 'Send a test event');
  expect(await screen.findByRole('button', { name: 'Waiting for it to arrive…' })).toBeTruthy();
  await waitFor(() => expect(toasts).toHaveLength(1), { timeout: 4_000 });
  expect(sentTo(calls, setupEndpoints.check)).toEqual([{ mode: 'test', step: 'stripe' }]);
});
