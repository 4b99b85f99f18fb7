/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { callDetailEndpoints, type CallReview } from '@booking/contracts/call-detail';
import { callQuoteEndpoints } from '@booking/contracts/call-quotes';
import { callTripEndpoints } from '@booking/contracts/call-trip';
import { guestPreviewEndpoints } from '@booking/contracts/guest-previews';
import type { Role } from '@booking/contracts/roles';
import {
  answering,
  expectAccessible,
  inTurn,
  refusing,
  renderScreen,
  type Answering,
} from '@booking/remote-kit/testing';
import { callPage, callReview, tripStep } from '../call-page.fixture.ts';
import { Screen } from '../call.screen.tsx';

const pageWith = (review: Partial<CallReview>) =>
  answering(callDetailEndpoints.page, callPage({ review: callReview(review) }));
const saving = answering(callDetailEndpoints.review, ({ body }) => {
  const { revision, ...changed } = body;
  return callReview({ ...changed, revision: revision + 1, by: 'Dana Desk', at: '2026-11-10T18:00:00.000Z' });
});

const open = (answers: Answering[], role: Role = 'front_desk') =>
  renderScreen(Screen, {
    path: '/call-logs/:id',
    at: '/call-logs/call-1',
    user: { id: '2', name: 'Dana Desk', email: 'dana@hotel.example', role },
    answers: [
      answering(callTripEndpoints.trip, [tripStep()]),
      answering(callQuoteEndpoints.ofCall, []),
      answering(guestPreviewEndpoints.list, []),
      ...answers,
    ],
  });

const review = () => within(screen.getByRole('region', { name: 'Review' }));
const field = (label: string) => review().getByLabelText<HTMLInputElement>(label);
const fill = (label: string, value: string) =>
  act(async () => void fireEvent.change(field(label), { target: { value } }));
const save = () => review().getByRole('button', { name: 'Save' });
const sent = (calls: ReturnType<typeof open>['calls']) =>
  calls.filter(({ endpoint }) => endpoint === callDetailEndpoints.review).map(({ input }) => input.body);

test('keeps status, tags and notes of a call, and shows who reviewed it', async () => {
  const { person, calls, toasts } = open([pageWith({}), saving]);
  await screen.findByRole('region', { name: 'Review' });
  expect(review().getByText('Not reviewed', { selector: '[data-tone=neutral]' })).toBeTruthy();
  expect(save().getAttribute('aria-disabled')).toBe('true');
  await person.click(save());
  expect(sent(calls)).toEqual([]);
  await fill('Notes', 'Call back at noon.');
  await fill('Status', 'needs_follow_up');
  await fill('Tags', 'vip, suite');
  await person.click(save());
  await waitFor(() => expect(toasts).toEqual([{ title: 'Saved' }]));
  const wanted = { notes: 'Call back at noon.', status: 'needs_follow_up', tags: ['vip', 'suite'], revision: 1 };
  expect(sent(calls)).toEqual([wanted]);
  expect(field('Tags').value).toBe('vip, suite');
  expect(review().getByText('Needs follow-up', { selector: '[data-tone=warning]' })).toBeTruthy();
  expect(review().getByText('Dana Desk, Nov 10, 2026 12:00:00 PM')).toBeTruthy();
});

test('a tag that is too long is named and keeps the review from being saved', async () => {
  const { person, calls } = open([pageWith({})]);
  await screen.findByRole('region', { name: 'Review' });
  await fill('Tags', 'x'.repeat(31));
  expect(review().getByText('A tag has at most 30 characters.')).toBeTruthy();
  await person.click(save());
  expect(sent(calls)).toEqual([]);
});

test('keeps what was typed, and says why, when saving fails', async () => {
  const refused = refusing(callDetailEndpoints.review, 503, 'The database is away.');
  const { person, toasts } = open([pageWith({}), refused]);
  await screen.findByRole('region', { name: 'Review' });
  await fill('Notes', 'Call back at noon.');
  await person.click(save());
  expect((await review().findByRole('alert')).textContent).toBe('The database is away.');
  expect(field('Notes').value).toBe('Call back at noon.');
  expect(toasts).toEqual([]);
});

test('asks before what is not saved is left', async () => {
  const { person, address, leave } = open([pageWith({})]);
  await screen.findByRole('region', { name: 'Review' });
  await fill('Notes', 'Call back at noon.');
  await leave('/payments');
  const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
  await person.click(question.getByRole('button', { name: 'Stay' }));
  await screen.findByRole('region', { name: 'Review' });
  expect(field('Notes').value).toBe('Call back at noon.');
  expect(address()).toBe('/call-logs/call-1');
  await leave('/payments');
  await person.click(screen.getByRole('button', { name: 'Leave' }));
  expect(await screen.findByText('Another screen')).toBeTruthy();
});

const theirs = { notes: 'Theirs.', status: 'reviewed', revision: 2 } as const;
const collided = () => [
  inTurn(pageWith({}), pageWith(theirs)),
  inTurn(
    refusing(callDetailEndpoints.review, 409, 'Somebody saved meanwhile.'),
    answering(callDetailEndpoints.review, callReview({ ...theirs, tags: ['vip'], revision: 3 })),
  ),
];

test('takes over what only somebody else changed, and asks about what both changed', async () => {
  const { person, calls, toasts } = open(collided());
  await screen.findByRole('region', { name: 'Review' });
  await fill('Notes', 'Mine.');
  await fill('Tags', 'vip');
  await person.click(save());
  const dialog = within(await screen.findByRole('dialog', { name: 'Someone else saved changes' }));
  expect(dialog.getByText('Theirs.')).toBeTruthy();
  expect(dialog.getByText('Mine.')).toBeTruthy();
  expect(dialog.getByText('Changed by the other and taken over: Status.')).toBeTruthy();
  expect(dialog.getByRole('button', { name: 'Choose for every field' })).toBeTruthy();
  await expectAccessible();
  await person.click(dialog.getByRole('radio', { name: 'Keep theirs' }));
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(toasts).toEqual([{ title: 'Saved' }]));
  expect(sent(calls).at(-1)).toEqual({ tags: ['vip'], revision: 2 });
  expect([field('Notes').value, field('Tags').value, field('Status').value]).toEqual(['Theirs.', 'vip', 'reviewed']);
});

test('saves over the newer review without a question where both changed different fields', async () => {
  const { person, calls, toasts } = open(collided());
  await screen.findByRole('region', { name: 'Review' });
  await fill('Tags', 'vip');
  await person.click(save());
  await waitFor(() => expect(toasts).toEqual([{ title: 'Saved' }]));
  expect(sent(calls)).toEqual([
    { tags: ['vip'], revision: 1 },
    { tags: ['vip'], revision: 2 },
  ]);
});

test('a viewer reads the review and cannot change it', async () => {
  open([pageWith({ notes: 'Seen by all.', tags: ['vip', 'suite'] })], 'viewer');
  await screen.findByRole('region', { name: 'Review' });
  expect(review().getByText('Seen by all.')).toBeTruthy();
  expect(review().getByText('vip, suite')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});
