/** @jest-environment @happy-dom/jest-environment */
import { afterEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { webhookEndpoints as endpoints } from '@booking/contracts/webhooks';
import {
  answering,
  expectAccessible,
  inTurn,
  refusing,
  renderScreen,
  type Answering,
} from '@booking/remote-kit/testing';
import { event, overview, path } from '../integrations.fixture.ts';
import { Screen } from '../integrations.screen.tsx';

const failed = event({ id: '8', kind: 'speech', status: 'dead', attempts: 6, lastError: 'It was too long.' });
const all = [failed, event({ attempts: 0 }), event({ id: '6', provider: 'someone', status: 'pending', attempts: 0 })];
const everything = answering(endpoints.events, ({ query }) =>
  all.filter(
    ({ provider, status }) => provider === (query.provider ?? provider) && status === (query.status ?? status),
  ),
);
const open = (answers: Answering[], at = path) =>
  renderScreen(Screen, { path, at, answers: [...answers, ...overview] });
const log = () => within(screen.getByRole('region', { name: 'Inbound Webhooks' }));
const row = async (name: RegExp) => within(await log().findByRole('row', { name }));
const asked = ({ calls }: ReturnType<typeof open>) =>
  calls.filter(({ endpoint }) => endpoint === endpoints.events).map(({ input }) => input.query);
const reprocess = async (person: ReturnType<typeof open>['person']): Promise<void> => {
  await person.click((await row(/speech/)).getByRole('button', { name: 'Actions: speech 8' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Reprocess' }));
};

test('shows the webhooks that failed until others are asked for, with how often each was tried', async () => {
  const mounted = open([everything]);
  expect((await row(/speech/)).getByText('It was too long.')).toBeTruthy();
  expect(log().getByLabelText<HTMLSelectElement>('Status').value).toBe('dead');
  expect(asked(mounted)).toEqual([expect.objectContaining({ status: 'dead' })]);
  await mounted.person.selectOptions(log().getByLabelText('Status'), 'All statuses');
  await row(/end-of-call-report.*Done/);
  expect(mounted.address()).toBe('/integrations?status=all');
  const cells = log()
    .getAllByRole('row')
    .slice(1)
    .map((line) => line.textContent);
  for (const part of ['11:00 AM', 'Vapi', 'speech', 'Failed', '6', 'It was too long.'])
    expect(cells[0]).toContain(part);
  expect(cells[1]).toMatch(/Vapi.*end-of-call-report.*Done.*1/);
  expect(cells[2]).toMatch(/someone.*Pending.*1/);
  expect(log().getByText('Failed', { selector: '[data-tone]' }).dataset['tone']).toBe('bad');
  await expectAccessible();
});

test('offers to process again what failed alone', async () => {
  open([everything], `${path}?status=all`);
  await row(/end-of-call-report.*Done/);
  expect(log().getAllByRole('button', { name: /^Actions: / })).toHaveLength(1);
});

test('is narrowed by provider and status, and says so when none fits', async () => {
  const { person, address } = open([everything]);
  await row(/speech/);
  await person.selectOptions(log().getByLabelText('Provider'), 'Twilio');
  expect(await log().findByText('No webhooks found')).toBeTruthy();
  expect(log().getByText('Nothing matches these filters')).toBeTruthy();
  await person.click(log().getByRole('button', { name: 'Show all' }));
  await row(/end-of-call-report.*Done/);
  expect(address()).toBe('/integrations?status=all');
});

test('says so when none failed, and when nothing came in yet', async () => {
  const { person } = open([answering(endpoints.events, [])]);
  expect(await log().findByText('No failed webhooks')).toBeTruthy();
  await person.click(log().getByRole('button', { name: 'Show all' }));
  expect(await log().findByText('What the providers send will appear here')).toBeTruthy();
});

test('is sorted by time, with the order in the address', async () => {
  const mounted = open([everything], `${path}?status=all`);
  await row(/speech/);
  await mounted.person.click(log().getByRole('button', { name: /^Time/ }));
  await waitFor(() => expect(mounted.address()).toBe('/integrations?status=all&sort=receivedAt'));
  expect(asked(mounted).at(-1)).toEqual(expect.objectContaining({ sort: 'receivedAt' }));
});

test('says how many there are', async () => {
  open([everything, answering(endpoints.count, { count: 1000, isCapped: true })]);
  await row(/speech/);
  expect(await log().findByText('1,000+ webhooks')).toBeTruthy();
  expect(log().getByText('Showing the first 1')).toBeTruthy();
});

afterEach(() => void jest.restoreAllMocks());

test('saves what the filter leaves as a table, or says why not', async () => {
  const files: Blob[] = [];
  jest.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:saved';
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const table = inTurn(
    answering(endpoints.export, 'receivedAt,provider\n'),
    refusing(endpoints.export, 500, 'The database is away.'),
  );
  const { person, calls, toasts } = open([everything, table]);
  await row(/speech/);
  await person.click(log().getByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(files).toHaveLength(1));
  expect(calls.find(({ endpoint }) => endpoint === endpoints.export)?.input.query).toEqual(
    expect.objectContaining({ status: 'dead', format: 'csv' }),
  );
  await person.click(await log().findByRole('button', { name: 'Export CSV' }));
  await waitFor(() =>
    expect(toasts).toEqual([{ title: 'Error', body: '500: The database is away.', intent: 'error' }]),
  );
});

test('processes a message again, and shows what became of it', async () => {
  const { person, toasts, calls } = open([
    inTurn(answering(endpoints.events, [failed]), answering(endpoints.events, [])),
    answering(endpoints.replay, event({ id: '8', kind: 'speech', status: 'pending', attempts: 0 })),
  ]);
  await reprocess(person);
  expect(await log().findByText('No failed webhooks')).toBeTruthy();
  expect(toasts).toEqual([{ title: 'Processing again', body: 'Refresh to see the result.' }]);
  expect(calls.find(({ endpoint }) => endpoint === endpoints.replay)?.input.params).toEqual({ id: '8' });
});

test('says why a message was not processed again', async () => {
  const { person, toasts } = open([everything, refusing(endpoints.replay, 500, 'The database is away.')]);
  await reprocess(person);
  await waitFor(() =>
    expect(toasts).toEqual([{ title: 'Error', body: '500: The database is away.', intent: 'error' }]),
  );
  await row(/Failed/);
});

test('shows what came in since with "Refresh"', async () => {
  const { person } = open([inTurn(answering(endpoints.events, []), answering(endpoints.events, [failed]))]);
  await log().findByText('No failed webhooks');
  await person.click(log().getByRole('button', { name: 'Refresh' }));
  await row(/speech/);
});

test('says why it cannot be loaded, and comes with "Try again"', async () => {
  const { person } = open([
    inTurn(refusing(endpoints.events, 500, 'The database is away.'), answering(endpoints.events, [failed])),
  ]);
  const alert = await log().findByRole('alert');
  expect(alert.textContent).toContain('The webhooks could not be loaded');
  expect(alert.textContent).toContain('500: The database is away.');
  await person.click(log().getByRole('button', { name: 'Try again' }));
  await row(/speech/);
});
