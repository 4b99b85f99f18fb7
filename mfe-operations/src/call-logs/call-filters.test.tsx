/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { callEndpoints } from '@booking/contracts/calls';
import { dashboardEndpoints } from '@booking/contracts/dashboard';
import { guestPreviewEndpoints } from '@booking/contracts/guest-previews';
import { savedViewEndpoints } from '@booking/contracts/saved-views';
import { answering, expectAccessible, renderScreen } from '@booking/remote-kit/testing';
import { callLog } from './call-log.fixture.ts';
import { Screen } from './call-logs.screen.tsx';

const atNight = { id: 'a-night', name: 'Night Line' };
const choices = answering(callEndpoints.choices, ({ query }) =>
  query.mode === 'live'
    ? { assistants: [{ id: 'a-live', name: 'Real Line' }], endReasons: [] }
    : {
        assistants: [atNight, { id: 'a-new', name: null }],
        endReasons: ['silence-timed-out', 'call.in-progress.error-x'],
      },
);
const live = answering(callEndpoints.list, ({ query }) =>
  query.mode === 'live' ? [callLog({ caller: '+15125550103' })] : [],
);

const mount = (at: string, list = live) =>
  renderScreen(Screen, {
    path: '/call-logs',
    at,
    answers: [
      ...[list, choices],
      answering(callEndpoints.count, { count: 0, isCapped: false }),
      answering(dashboardEndpoints.newCalls, { count: 0 }),
      answering(savedViewEndpoints.list, []),
      answering(guestPreviewEndpoints.list, []),
    ],
  });
const filters = () => within(screen.getByRole('search', { name: 'Calls' }));
const fold = (name = /^Filters/) => filters().getByRole('button', { name });
const open = async (at: string, list = live) => {
  const mounted = mount(at, list);
  await mounted.person.click(fold());
  await filters().findByRole('option', { name: 'Night Line' });
  return mounted;
};
const valueOf = (label: string) => filters().getByLabelText<HTMLInputElement>(label).value;
const askedFor = (address: string) => Object.fromEntries(new URLSearchParams(address.split('?')[1]));
const fill = (label: string, value: string) => fireEvent.change(filters().getByLabelText(label), { target: { value } });

test('each filter stands in the address and is asked of the API', async () => {
  const { address, calls, person } = await open('/call-logs');
  await person.click(filters().getByRole('button', { name: 'Custom' }));
  fill('Duration', 'custom');
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
    fill(label, typed);
    await waitFor(() => expect(askedFor(address())[name]).toBe(value));
  }
  const all = Object.fromEntries(wanted.map(([, name, value]) => [name, value]));
  expect(askedFor(address())).toEqual(all);
  const asked = () => calls.filter(({ endpoint }) => endpoint === callEndpoints.list).at(-1)?.input.query;
  await waitFor(() => expect(asked()).toEqual({ ...all, minSeconds: 95, maxSeconds: 95, limit: 100 }));
});

test('the filters of an address are filled in when it is opened', async () => {
  await open(
    '/call-logs?q=king&from=2019-05-01&to=2019-05-02&assistant=a-night&outcome=info&minSeconds=9&maxSeconds=95',
  );
  const labels = [
    'Search',
    'From',
    'To',
    'Assistant',
    'Outcome',
    'Duration',
    'At least (seconds)',
    'At most (seconds)',
  ];
  expect(labels.map(valueOf)).toEqual(['king', '2019-05-01', '2019-05-02', 'a-night', 'info', 'custom', '9', '95']);
});

test('filters are folded away, and those that are set are counted, and taken off one by one', async () => {
  const { person, address } = mount('/call-logs?assistant=a-night&outcome=booked&maxSeconds=30');
  const chips = await filters().findByRole('list', { name: 'Filters that are set' });
  await within(chips).findByText('Night Line');
  expect(
    within(chips)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Night Line', 'Booked', 'Under 30 seconds']);
  expect(fold(/^Filters \(3\)$/).getAttribute('aria-expanded')).toBe('false');
  await expectAccessible();
  await person.click(within(chips).getByRole('button', { name: 'Remove filter: Booked' }));
  await waitFor(() => expect(address()).toBe('/call-logs?assistant=a-night&maxSeconds=30'));
  expect(fold(/^Filters \(2\)$/)).toBeTruthy();
});

test('a usual length is chosen by its words', async () => {
  const { person, address } = await open('/call-logs');
  await person.selectOptions(filters().getByLabelText('Duration'), 'Over 2 minutes');
  await waitFor(() => expect(address()).toBe('/call-logs?minSeconds=120'));
  await person.selectOptions(filters().getByLabelText('Duration'), 'Any');
  await waitFor(() => expect(address()).toBe('/call-logs'));
});

test('end reasons are in words, and rare ones stand under "Other"', async () => {
  await open('/call-logs');
  const reasons = filters().getByLabelText('End reason');
  const other = reasons.querySelector<HTMLOptGroupElement>('optgroup')!;
  expect([...reasons.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
    'All reasons',
    'Silence',
    'Call.in progress.error x',
  ]);
  expect([other.label, other.textContent]).toEqual(['Other', 'Call.in progress.error x']);
});

test('an assistant without a name is called by its ID, and one that no call has stays chosen', async () => {
  await open('/call-logs?assistant=nobody');
  const names = within(filters().getByLabelText('Assistant')).getAllByRole('option');
  expect(names.map(({ textContent }) => textContent)).toEqual(['All assistants', 'Night Line', 'a-new', 'nobody']);
  expect(valueOf('Assistant')).toBe('nobody');
});

test('where nothing fits it says so, names an impossible range, and leads back to all calls', async () => {
  const list = answering(callEndpoints.list, ({ query }) => (query.assistant ? [] : [callLog()]));
  const at = '/call-logs?assistant=nobody&minSeconds=9&maxSeconds=8';
  const { person, address, calls } = await open(at, list);
  expect(await screen.findByText('No calls match these filters')).toBeTruthy();
  await expectAccessible();
  expect(screen.getByText('This is less than at least.')).toBeTruthy();
  fill('At least (seconds)', 'long');
  expect(screen.getByText('Whole seconds, like 90.')).toBeTruthy();
  const asked = () => calls.findLast(({ endpoint }) => endpoint === callEndpoints.list)?.input.query;
  await waitFor(() => expect(asked()).toEqual({ ...askedFor(at), minSeconds: undefined, maxSeconds: 8, limit: 100 }));
  expect(address()).not.toContain('minSeconds');
  await person.click(await screen.findByRole('button', { name: 'Show all calls' }));
  expect(await screen.findByRole('table', { name: 'Recent Calls' })).toBeTruthy();
  expect(address()).toBe('/call-logs');
});

test('shows calls of the other mode when they are asked for, with the assistants of that mode', async () => {
  const { person } = await open('/call-logs');
  expect(await screen.findByText('No call logs found')).toBeTruthy();
  await person.selectOptions(filters().getByLabelText('Mode'), 'Live');
  const link = await screen.findByRole('link', { name: '(512) 555-0103' });
  expect(link.getAttribute('href')).toBe('/call-logs/call-1?mode=live');
  await filters().findByRole('option', { name: 'Real Line' });
  const names = within(filters().getByLabelText('Assistant')).getAllByRole('option');
  expect(names.map(({ textContent }) => textContent)).toEqual(['All assistants', 'Real Line']);
});
