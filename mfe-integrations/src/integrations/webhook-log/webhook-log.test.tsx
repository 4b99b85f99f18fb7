/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { webhookEndpoints as endpoints } from '@booking/contracts/webhooks';
import { answering, inTurn, refusing, renderScreen, type Answering } from '@booking/remote-kit/testing';
import { event, overview, path } from '../integrations.fixture.ts';
import { Screen } from '../integrations.screen.tsx';

const givenUp = event({ id: '8', kind: 'speech', status: 'dead', attempts: 3, lastError: 'It was too long.' });
const open = (...answers: Answering[]) => renderScreen(Screen, { path, answers: [...answers, ...overview] });
const log = () => within(screen.getByRole('region', { name: 'Inbound Webhooks' }));
const row = async (name: RegExp) => within(await log().findByRole('row', { name }));
const cells = (row: HTMLElement) =>
  within(row)
    .queryAllByRole('cell')
    .map(({ textContent }) => textContent);

test('lists what came in as it was sent, with its time in the hotel and what became of it', async () => {
  open(answering(endpoints.events, [givenUp, event(), event({ id: '6', provider: 'someone', status: 'pending' })]));
  const table = within(await log().findByRole('table', { name: 'Webhooks' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Time',
    'Provider',
    'Kind',
    'Status',
    'Attempts',
    'Last error',
    'Action',
  ]);
  const at = 'Nov 10, 2026 11:00:00 AM';
  expect(table.getAllByRole('row').slice(1).map(cells)).toEqual([
    [at, 'Vapi', 'speech', 'Given up', '3', 'It was too long.', 'Deliver again'],
    [at, 'Vapi', 'end-of-call-report', 'Done', '1', '–', 'Deliver again'],
    [at, 'someone', 'end-of-call-report', 'Pending', '1', '–', 'Deliver again'],
  ]);
  expect(table.getByText('Given up').dataset['tone']).toBe('bad');
  expect(log().getByRole('region', { name: 'Webhooks, newest first' }).tabIndex).toBe(0);
});

test('is narrowed by provider and status, and says so when none fits', async () => {
  const { person, calls } = open(
    answering(endpoints.events, ({ query }) =>
      [givenUp, event()].filter(
        ({ provider, status }) => provider === (query.provider ?? provider) && status === (query.status ?? status),
      ),
    ),
  );
  await row(/end-of-call-report/);
  await person.selectOptions(log().getByLabelText('Status'), 'Given up');
  await person.selectOptions(log().getByLabelText('Provider'), 'Vapi');
  await row(/speech/);
  expect(log().queryByRole('row', { name: /end-of-call-report/ })).toBeNull();
  expect(calls.at(-1)?.input.query).toEqual(expect.objectContaining({ provider: 'vapi', status: 'dead' }));
  await person.selectOptions(log().getByLabelText('Provider'), 'Twilio');
  expect(await log().findByText('No webhooks found')).toBeTruthy();
  expect(log().getByText('None fits these filters')).toBeTruthy();
});

test('says so when nothing came in yet', async () => {
  open(answering(endpoints.events, []));
  expect(await log().findByText('What the providers tell us will be listed here')).toBeTruthy();
});

test('delivers a message again, and shows what became of it', async () => {
  const { person, toasts, calls } = open(
    inTurn(answering(endpoints.events, [givenUp]), answering(endpoints.events, [event({ id: '8', kind: 'speech' })])),
    answering(endpoints.replay, event({ id: '8', kind: 'speech' })),
  );
  await person.click((await row(/speech/)).getByRole('button', { name: 'Deliver again: speech 8' }));
  await row(/Done/);
  expect(log().queryByText('It was too long.')).toBeNull();
  expect(toasts).toEqual([{ title: 'Delivered again', body: 'Refresh to see what became of it.' }]);
  expect(calls.find(({ endpoint }) => endpoint === endpoints.replay)?.input.params).toEqual({ id: '8' });
});

test('says why a message was not delivered again', async () => {
  const { person, toasts } = open(
    answering(endpoints.events, [givenUp]),
    refusing(endpoints.replay, 500, 'The database is away.'),
  );
  await person.click((await row(/speech/)).getByRole('button', { name: /^Deliver again/ }));
  await row(/Given up/);
  expect(toasts).toEqual([{ title: 'Error', body: '500: The database is away.', intent: 'error' }]);
});

test('shows what came in since with "Refresh"', async () => {
  const { person } = open(
    inTurn(answering(endpoints.events, [event()]), answering(endpoints.events, [givenUp, event()])),
  );
  await row(/end-of-call-report/);
  expect(log().queryByRole('row', { name: /speech/ })).toBeNull();
  await person.click(log().getByRole('button', { name: 'Refresh' }));
  await row(/speech/);
});

test('says why it cannot be loaded, and comes with "Try again"', async () => {
  const { person } = open(
    inTurn(refusing(endpoints.events, 500, 'The database is away.'), answering(endpoints.events, [event()])),
  );
  const alert = await log().findByRole('alert');
  expect(alert.textContent).toContain('The webhooks could not be loaded');
  expect(alert.textContent).toContain('500: The database is away.');
  await person.click(log().getByRole('button', { name: 'Try again' }));
  await row(/end-of-call-report/);
});
