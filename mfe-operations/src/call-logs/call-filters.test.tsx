/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { callEndpoints } from '@booking/contracts/calls';
import { guestPreviewEndpoints } from '@booking/contracts/guest-previews';
import { answering, expectAccessible, renderScreen } from '@booking/remote-kit/testing';
import { callLog } from './call-log.fixture.ts';
import { Screen } from './call-logs.screen.tsx';

const atNight = { id: 'a-night', name: 'Night Line' };
const choices = answering(callEndpoints.choices, ({ query }) =>
  query.mode === 'live'
    ? { assistants: [{ id: 'a-live', name: 'Real Line' }], endReasons: [] }
    : { assistants: [atNight, { id: 'a-new', name: null }], endReasons: ['silence-timed-out'] },
);
const live = answering(callEndpoints.list, ({ query }) =>
  query.mode === 'live' ? [callLog({ caller: '+15125550103' })] : [],
);

const open = (at: string, list = live) =>
  renderScreen(Screen, {
    path: '/call-logs',
    at,
    answers: [list, choices, answering(guestPreviewEndpoints.list, [])],
  });
const filters = () => within(screen.getByRole('search', { name: 'Calls' }));
const valueOf = (label: string) => filters().getByLabelText<HTMLInputElement>(label).value;
const askedFor = (address: string) => Object.fromEntries(new URLSearchParams(address.split('?')[1]));

test('each filter stands in the address and is asked of the API', async () => {
  const { address, calls } = open('/call-logs');
  await filters().findByRole('option', { name: 'Night Line' });
  const wanted = [
    ['Search', 'q', 'observatory'],
    ['From', 'from', '2019-05-01'],
    ['To', 'to', '2019-05-01'],
    ['Assistant', 'assistant', 'a-night'],
    ['Outcome', 'outcome', 'booked'],
    ['End reason', 'endReason', 'silence-timed-out'],
    // as it may be copied from elsewhere
    ['At least (seconds)', 'minSeconds', '95', '\u202a９5\u202c'],
    ['At most (seconds)', 'maxSeconds', '95'],
  ] as const;
  for (const [label, name, value, typed = value] of wanted) {
    fireEvent.change(filters().getByLabelText(label), { target: { value: typed } });
    await waitFor(() => expect(askedFor(address())[name]).toBe(value));
  }
  const all = Object.fromEntries(wanted.map(([, name, value]) => [name, value]));
  expect(askedFor(address())).toEqual(all);
  const asked = () => calls.filter(({ endpoint }) => endpoint === callEndpoints.list).at(-1)?.input.query;
  await waitFor(() => expect(asked()).toEqual({ ...all, minSeconds: 95, maxSeconds: 95, limit: 100 }));
});

test('the filters of an address are filled in when it is opened', async () => {
  open('/call-logs?q=king&from=2019-05-01&to=2019-05-02&assistant=a-night&outcome=info&minSeconds=9&maxSeconds=95');
  await filters().findByRole('option', { name: 'Night Line' });
  const labels = ['Search', 'From', 'To', 'Assistant', 'Outcome', 'At least (seconds)', 'At most (seconds)'];
  expect(labels.map(valueOf)).toEqual(['king', '2019-05-01', '2019-05-02', 'a-night', 'info', '9', '95']);
});

test('an assistant without a name is called by its ID, and one that no call has stays chosen', async () => {
  open('/call-logs?assistant=nobody');
  await filters().findByRole('option', { name: 'Night Line' });
  const names = within(filters().getByLabelText('Assistant')).getAllByRole('option');
  expect(names.map(({ textContent }) => textContent)).toEqual(['All assistants', 'Night Line', 'a-new', 'nobody']);
  expect(valueOf('Assistant')).toBe('nobody');
});

test('where nothing fits it says so, names impossible ranges, and leads back to all calls', async () => {
  const list = answering(callEndpoints.list, ({ query }) => (query.assistant ? [] : [callLog()]));
  const at = '/call-logs?assistant=nobody&from=2019-05-02&to=2019-05-01&minSeconds=9&maxSeconds=8';
  const { person, address, calls } = open(at, list);
  expect(await screen.findByText('None fits these filters')).toBeTruthy();
  await expectAccessible();
  expect(screen.getByText('This is before the first day.')).toBeTruthy();
  expect(screen.getByText('This is less than at least.')).toBeTruthy();
  fireEvent.change(filters().getByLabelText('At least (seconds)'), { target: { value: 'long' } });
  expect(screen.getByText('Whole seconds, like 90.')).toBeTruthy();
  const asked = () => calls.findLast(({ endpoint }) => endpoint === callEndpoints.list)?.input.query;
  await waitFor(() => expect(asked()).toEqual({ ...askedFor(at), minSeconds: undefined, maxSeconds: 8, limit: 100 }));
  expect(address()).not.toContain('minSeconds');
  await person.click(await screen.findByRole('button', { name: 'Show all calls' }));
  expect(await screen.findByRole('listitem')).toBeTruthy();
  expect(address()).toBe('/call-logs');
});

test('shows calls of the other mode when they are asked for, with the assistants of that mode', async () => {
  const { person } = open('/call-logs');
  expect(await screen.findByText('No call logs found')).toBeTruthy();
  await person.selectOptions(filters().getByLabelText('Mode'), 'Live');
  const link = await screen.findByRole('link', { name: /^Open the call of \+15125550103/ });
  expect(link.getAttribute('href')).toBe('/call-logs/call-1?mode=live');
  await filters().findByRole('option', { name: 'Real Line' });
  const names = within(filters().getByLabelText('Assistant')).getAllByRole('option');
  expect(names.map(({ textContent }) => textContent)).toEqual(['All assistants', 'Real Line']);
});
