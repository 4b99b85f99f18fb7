/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { callTripEndpoints } from '@booking/contracts/call-trip';
import type { Endpoint } from '@booking/contracts/endpoint';
import { extensionEndpoints } from '@booking/contracts/extensions';
import { guestEndpoints, type GuestFix } from '@booking/contracts/guests';
import { paymentEndpoints } from '@booking/contracts/payments';
import { precheckinDeskEndpoints } from '@booking/contracts/precheckins';
import { answering, inTurn, refusing, renderScreen, sampleAnswers } from '@booking/remote-kit/testing';
import { guestEvent } from '../timeline/event.fixture.ts';
import { guestPage } from './guest.fixture.ts';
import { Screen } from './guest.screen.tsx';

const { page } = guestEndpoints;
const { id } = guestPage();
const stuck = (fix: GuestFix) => guestPage({ timeline: [guestEvent({ title: 'Not done', state: 'stuck', fix })] });

const open = (fix: GuestFix, refused?: Endpoint) =>
  renderScreen(Screen, {
    path: '/guests/:id',
    at: `/guests/${id}`,
    answers: [
      inTurn(answering(page, stuck(fix)), answering(page, guestPage())),
      ...(refused ? [refusing(refused, 409, 'It was texted five times.')] : []),
      ...sampleAnswers().filter(({ endpoint }) => endpoint !== page && endpoint !== refused),
    ],
  });

test.each<[string, GuestFix, Endpoint, object]>([
  ['Text confirmation', { kind: 'text_confirmation', paymentId: id }, paymentEndpoints.textConfirmation, { id }],
  [
    'Text a new link',
    { kind: 'text_link', callId: 'call-1', sessionId: id },
    callTripEndpoints.textLink,
    { id: 'call-1' },
  ],
  ['Retry', { kind: 'retry_payment', paymentId: id }, paymentEndpoints.retrySync, { id }],
  ['Retry', { kind: 'retry_extension', requestId: id }, extensionEndpoints.retry, { id }],
])('%s does what helps, and what happened is looked at anew', async (words, fix, endpoint, params) => {
  const { person, calls, toasts } = open(fix);
  const attention = within(await screen.findByRole('region', { name: 'Needs attention' }));
  await person.click(attention.getByRole('button', { name: `${words}: Not done` }));
  expect(await screen.findByText('Phone call')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Needs attention' })).toBeNull();
  expect(calls.find((call) => call.endpoint === endpoint)?.input.params).toEqual(params);
  expect(toasts).toHaveLength(1);
});

test('a link to a pre-check-in goes to the reservation', async () => {
  const { person, calls } = open({ kind: 'send_precheckin', reservationId: 'R-7' });
  const attention = within(await screen.findByRole('region', { name: 'Needs attention' }));
  await person.click(attention.getByRole('button', { name: 'Send pre-check-in link: Not done' }));
  expect(await screen.findByText('Phone call')).toBeTruthy();
  const sent = calls.find(({ endpoint }) => endpoint === precheckinDeskEndpoints.send);
  expect(sent?.input.body).toEqual({ reservationId: 'R-7' });
});

test('what was refused is told', async () => {
  const fix = { kind: 'text_confirmation', paymentId: id } as const;
  const { person, toasts } = open(fix, paymentEndpoints.textConfirmation);
  const attention = within(await screen.findByRole('region', { name: 'Needs attention' }));
  await person.click(attention.getByRole('button', { name: 'Text confirmation: Not done' }));
  expect(await screen.findByText('Phone call')).toBeTruthy();
  expect(toasts).toEqual([{ intent: 'error', title: 'Error', body: '409: It was texted five times.' }]);
});
