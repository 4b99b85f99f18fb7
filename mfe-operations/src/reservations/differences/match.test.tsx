/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { paymentMatchEndpoints, type MatchRun } from '@booking/contracts/payment-match';
import { answering, expectAccessible, inTurn, refusing } from '@booking/remote-kit/testing';
import { found, openDifferences, run } from './difference.fixture.ts';

const underWay = run({
  startedAt: '2026-11-10T18:00:00.000Z',
  startedBy: 'Max Manager',
  finishedAt: null,
  found: null,
});
const newest = (given: MatchRun | null) => answering(paymentMatchEndpoints.newest, given);

test('says before the first match when there will be one', async () => {
  openDifferences(null);
  expect(await screen.findByText('No check yet')).toBeTruthy();
  expect(screen.getByText('Stripe, the payments here and Cloudbeds are compared every night at 3:30 AM')).toBeTruthy();
  await expectAccessible();
});

test('says what was compared when everything agrees', async () => {
  openDifferences(run(), [found()]);
  expect(await screen.findByText('All matched')).toBeTruthy();
  expect(
    screen.getByText(
      'Compared 3:30 AM, back to Oct 10: 1 payment at Stripe, 1,234 payments here, 0 reservations in Cloudbeds',
    ),
  ).toBeTruthy();
  for (const fact of ['3:30 AM, nightly check', 'Oct 10', '1,234 payments']) {
    expect(screen.getByText(fact)).toBeTruthy();
  }
});

test('does not call it agreement when all that differs is explained', async () => {
  openDifferences(run({ found: 1, startedBy: 'Max Manager' }), [found()]);
  expect(await screen.findByText('No open discrepancies')).toBeTruthy();
  expect(screen.getByText('3:30 AM, by Max Manager')).toBeTruthy();
});

test('says which side did not answer, and does not call it agreement', async () => {
  const problem = 'Stripe failed with 500.';
  openDifferences(run({ compared: { here: 2, cloudbeds: 1 }, problems: [problem] }), [found()]);
  expect(
    await screen.findByText(`${problem} What could not be compared is listed as an earlier check found it.`),
  ).toBeTruthy();
  expect(await screen.findByText('No open discrepancies in what was compared')).toBeTruthy();
  expect(screen.getByText('not compared')).toBeTruthy();
});

test('says why the newest match could not be loaded, and loads it again when asked to', async () => {
  const { person } = openDifferences(
    inTurn(refusing(paymentMatchEndpoints.newest, 500, 'The database is away.'), newest(run())),
    [found()],
  );
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('The newest check could not be loaded');
  expect(alert.textContent).toContain('500: The database is away.');
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('nightly check', { exact: false })).toBeTruthy();
});

test('says why a match is not begun', async () => {
  const why = 'A match is under way already. What it finds is shown here once it is done.';
  const { person, toasts } = openDifferences(null, [refusing(paymentMatchEndpoints.start, 409, why)]);
  await person.click(screen.getByRole('button', { name: 'Run check' }));
  expect((await screen.findByRole('button', { name: 'Run check' })).getAttribute('aria-disabled')).toBeNull();
  expect(toasts).toEqual([{ intent: 'error', title: 'Error', body: `409: ${why}` }]);
});

test('shows a match that is under way, and what was found before', async () => {
  openDifferences(underWay, [found()]);
  expect(await screen.findByText('Checking since 12:00 PM, by Max Manager')).toBeTruthy();
  expect(await screen.findByText('What the check finds will be listed here')).toBeTruthy();
  const button = screen.getByRole('button', { name: 'Checking…' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
});
