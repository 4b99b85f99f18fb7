/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { callQuoteEndpoints, type CallQuote } from '@booking/contracts/call-quotes';
import { answering, expectAccessible, inTurn, oddly, refusing, renderScreen, type Answering } from '@booking/remote-kit/testing';
import { QuotesPanel } from './quotes-panel.tsx';

const { ofCall } = callQuoteEndpoints;

const quote = (given: Partial<CallQuote> = {}): CallQuote => ({
  ...{ toolCallId: 't1', at: '2026-11-10T17:53:00.000Z', startDate: '2026-11-20', endDate: '2026-11-22' },
  ...{ adults: 2, children: 1, said: 'A king room is 420 dollars.', verdict: 'right', nowProblem: null },
  offers: [{ name: 'King, standard rate', saidCents: 42_000, thenCents: 42_000, nowCents: 46_200 }],
  ...given,
});

const open = (answer: Answering) =>
  renderScreen(() => <QuotesPanel callId="call-1" />, { path: '/call-logs/call-1', answers: [answer] });
const lines = async () => {
  const rows = within(await screen.findByRole('table')).getAllByRole('row');
  return rows.slice(1).map((row) => [...row.children].map(({ textContent }) => textContent));
};

test('shows what was said, what was right then, and what it is now', async () => {
  open(answering(ofCall, [quote()]));
  expect(await lines()).toEqual([['King, standard rate', '$420.00', '$420.00', '$462.00 (+10%)']]);
  expect(screen.getByText('Said right')).toBeTruthy();
  expect(screen.getByText('Nov 20 to Nov 22, 2026, 2 adults, 1 child')).toBeTruthy();
  expect(screen.getByText('A king room is 420 dollars.')).toBeTruthy();
  await expectAccessible();
});

test('says where another price was said, none was kept, or the rate is no longer sold', async () => {
  const offers = [
    { name: 'King', saidCents: 40_000, thenCents: 42_000, nowCents: 42_000 },
    { name: 'Queen', saidCents: null, thenCents: null, nowCents: null },
  ];
  open(answering(ofCall, [quote({ verdict: 'wrong', children: 0, adults: 1, offers })]));
  expect(await lines()).toEqual([
    ['King', '$400.00', '$420.00', '$420.00'],
    ['Queen', 'Not said', 'Not kept', 'Not sold'],
  ]);
  expect(screen.getByText('Said wrong').closest('[data-tone]')!.getAttribute('data-tone')).toBe('bad');
  expect(screen.getByText(/, 1 adult$/)).toBeTruthy();
});

test('says why the prices of now are not known', async () => {
  open(answering(ofCall, [quote({ nowProblem: 'Cloudbeds did not answer.' })]));
  expect(await screen.findByText('Prices of now are not known: Cloudbeds did not answer.')).toBeTruthy();
});

test('a verdict of a newer API stands as it came', async () => {
  open(oddly(ofCall, [{ ...quote(), verdict: 'rounded' }]));
  expect(await screen.findByText('rounded')).toBeTruthy();
});

test('says that no price was said', async () => {
  open(answering(ofCall, []));
  expect(await screen.findByText('No price was said in this call.')).toBeTruthy();
});

test('says why they could not be loaded, and loads them by "Try again"', async () => {
  const { person } = open(inTurn(refusing(ofCall, 500, 'The database is away.'), answering(ofCall, [quote()])));
  const failure = await screen.findByRole('alert');
  expect(failure.textContent).toContain('The prices said could not be loaded');
  await person.click(within(failure).getByRole('button', { name: 'Try again' }));
  expect(await lines()).toHaveLength(1);
});
