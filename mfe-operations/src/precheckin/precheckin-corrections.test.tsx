/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { precheckinDeskEndpoints, type Correction } from '@booking/contracts/precheckins';
import { answering, expectAccessible, inTurn, refusing } from '@booking/remote-kit/testing';
import { button, detail, factsOf, open, panel, precheckin } from './precheckin.fixture.ts';

const { correct } = precheckinDeskEndpoints;

const phone: Correction = {
  ...{ id: '3f0f1a52-1c1f-4a53-9a32-0d54a7f0d001', fact: 'phone', was: '+15125550190', wanted: '(512) 555-0199' },
  ...{ note: 'The old one is lost.', requestedAt: '2026-11-10T15:00:00.000Z', doneAt: null, doneBy: null },
};
const dates: Correction = {
  ...{ id: '3f0f1a52-1c1f-4a53-9a32-0d54a7f0d002', fact: 'dates', was: '2026-11-10/2026-11-12' },
  ...{ wanted: '2026-11-11/2026-11-13', note: null, requestedAt: '2026-11-09T15:00:00.000Z' },
  ...{ doneAt: '2026-11-09T16:00:00.000Z', doneBy: 'Dana Desk' },
};
const asked = { corrections: [phone, dates], openCorrections: 1 };
const done = { ...phone, doneAt: '2026-11-10T18:00:00.000Z', doneBy: 'Dana Desk' };

const changes = () => panel('Changes Requested by the Guest');

test('shows what the guest wants instead of what, and what was done about it', async () => {
  open([detail(asked)]);
  const [first, second] = (await changes()).getAllByRole('listitem');
  expect(within(first!).getByText('Open').getAttribute('data-tone')).toBe('warning');
  expect(factsOf(first!)).toEqual([
    ...['Should be: (512) 555-0199', 'Was: (512) 555-0190', 'Guest’s note: The old one is lost.'],
  ]);
  expect(within(second!).getByText('Done').getAttribute('data-tone')).toBe('good');
  expect(factsOf(second!)).toEqual(['Should be: Nov 11 – 13', 'Was: Nov 10 – 12', 'Done by: Dana Desk']);
  await expectAccessible();
});

test('a change is marked as done, and the list is read on', async () => {
  const answer = answering(correct, precheckin({ corrections: [done, dates], openCorrections: 0 }));
  const { person, toasts, calls } = open([
    detail(asked),
    inTurn(refusing(correct, 500, 'The database is away.'), answer),
  ]);
  await changes();
  await person.click(button('Mark as done: Phone'));
  await waitFor(() => expect(toasts).toHaveLength(1));
  await person.click(button('Mark as done: Phone'));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark as done: Phone' })).toBeNull());
  const list = screen.getByRole('list', { name: 'Changes Requested by the Guest' });
  await waitFor(() => expect(document.activeElement).toBe(list));
  expect(calls.filter(({ endpoint }) => endpoint === correct).at(-1)?.input.params).toEqual({
    ...{ id: precheckin().id, correctionId: phone.id },
  });
  expect(toasts).toEqual([
    { intent: 'error', title: 'Error', body: '500: The database is away.' },
    { title: 'Success', body: 'The change of Rosa Byron is marked as done.' },
  ]);
});

test('nothing is shown where nothing was asked for', async () => {
  open([detail()]);
  await panel('Steps');
  expect(screen.queryByRole('region', { name: 'Changes Requested by the Guest' })).toBeNull();
});

test('whoever may only look has nothing to press', async () => {
  open([detail(asked)], 'viewer');
  await changes();
  expect(screen.queryByRole('button', { name: /^Mark as done/ })).toBeNull();
});
