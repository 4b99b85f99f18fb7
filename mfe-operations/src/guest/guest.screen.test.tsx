/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { callDetailEndpoints } from '@booking/contracts/call-detail';
import { guestEndpoints, type GuestPage } from '@booking/contracts/guests';
import type { Role } from '@booking/contracts/roles';
import {
  answering,
  expectAccessible,
  inTurn,
  onCue,
  refusing,
  renderScreen,
  sampleAnswers,
  type Answering,
} from '@booking/remote-kit/testing';
import { guestEvent } from '../timeline/event.fixture.ts';
import { guestPage } from './guest.fixture.ts';
import { Screen } from './guest.screen.tsx';

const { page } = guestEndpoints;
const { id } = guestPage();

const open = (answer: GuestPage | Answering, role: Role = 'front_desk', more: Answering[] = [], search = '') =>
  renderScreen(Screen, {
    path: '/guests/:id',
    at: `/guests/${id}${search}`,
    user: { id: '2', name: 'Dana Desk', email: 'dana@hotel.example', role },
    answers: ['respond' in answer ? answer : answering(page, answer), ...more],
  });
const panel = async (name: string) => within(await screen.findByRole('region', { name }));
const hrefOf = (link: HTMLElement): string | null => link.getAttribute('href');

test('shows how the guest is reached, the stays, and what happened with ways to the records', async () => {
  const link = { to: '/call-logs/call-1', words: 'Call' };
  open(guestPage({ timeline: [guestEvent({ detail: 'Asked for two nights.', link })] }), 'front_desk', [], '?q=lopez');
  expect(await screen.findByRole('heading', { level: 1, name: 'Maria Lopez' })).toBeTruthy();
  expect(hrefOf(screen.getByRole('link', { name: 'All guests' }))).toBe('/guests?q=lopez');
  const contact = await panel('Contact');
  expect(hrefOf(contact.getByRole('link', { name: '(830) 555-0199' }))).toBe('tel:+18305550199');
  expect(hrefOf(contact.getByRole('link', { name: 'maria@guest.example' }))).toBe('mailto:maria@guest.example');
  expect(hrefOf(contact.getByRole('link', { name: 'All calls from this number' }))).toBe('/call-logs?q=%2B18305550199');
  const stays = await panel('Stays');
  expect(stays.getByText('Jan 24 – 28, 2027')).toBeTruthy();
  expect(hrefOf(stays.getByRole('link', { name: 'Reservation R-7' }))).toBe('/reservations/R-7');
  const timeline = await panel('Timeline');
  expect(timeline.getByText('Asked for two nights.')).toBeTruthy();
  expect(timeline.getByText('11:53 AM')).toBeTruthy();
  expect(hrefOf(timeline.getByRole('link', { name: 'Call' }))).toBe('/call-logs/call-1');
  expect(screen.queryByRole('region', { name: 'Needs attention' })).toBeNull();
  await expectAccessible();
});

test('asks for the data of a guest by what is theirs alone, and not by a number that others have', async () => {
  const other = { id: '16fd2706-8baf-433b-82eb-8c7fada847da', name: 'Tom Lopez' };
  const number = { optedOut: null, callId: null };
  const numbers = [
    { ...number, number: '+18305550199', sharedWith: [other] },
    { ...number, number: '+18305550100', sharedWith: [] },
  ];
  open(guestPage({ numbers }), 'manager');
  const link = await screen.findByRole('link', { name: 'Export or erase this guest’s data' });
  expect(new URLSearchParams(hrefOf(link)!.split('?')[1]).get('guest')).toBe('maria@guest.example, +18305550100, R-7');
});

test('says of a number that it opted out, and who else has it', async () => {
  const other = { id: '16fd2706-8baf-433b-82eb-8c7fada847da', name: 'Tom Lopez' };
  const optedOut = { since: '2026-11-10T17:00:00.000Z', said: 'STOP' };
  open(guestPage({ numbers: [{ number: '+18305550199', optedOut, sharedWith: [other], callId: 'call-1' }] }));
  const contact = await panel('Contact');
  expect(contact.getByText('Opted out of texts 11:00 AM: “STOP”. They can text START to opt in.')).toBeTruthy();
  expect(hrefOf(contact.getByRole('link', { name: 'Tom Lopez' }))).toBe(`/guests/${other.id}`);
  expect(contact.queryByRole('button', { name: 'Stop texts…' })).toBeNull();
});

test('has what did not happen on top, with why; a confirmation can be copied', async () => {
  const copy = 'Harbor Inn: your reservation R-7 is confirmed.';
  const stuck = guestEvent({
    ...{ key: 'confirmation', kind: 'text', title: 'Confirmation not sent', state: 'stuck', at: null, copy },
    detail: 'The number opted out of texts.',
  });
  const { person, toasts } = open(guestPage({ timeline: [stuck, guestEvent()] }));
  const attention = await panel('Needs attention');
  expect(attention.getByText('The number opted out of texts.')).toBeTruthy();
  await expectAccessible();
  await person.click(attention.getByRole('button', { name: 'Copy confirmation' }));
  expect(await navigator.clipboard.readText()).toBe(copy);
  expect(toasts).toEqual([{ title: 'Copied to clipboard' }]);
});

test('stops texts to a number once it is confirmed', async () => {
  const { stopTexts } = callDetailEndpoints;
  const optedOut = { since: '2026-11-10T17:00:00.000Z', said: 'Said on the phone' };
  const stopped = guestPage({ numbers: [{ ...guestPage().numbers[0]!, optedOut }] });
  const { person, toasts, calls } = open(
    inTurn(answering(page, guestPage()), answering(page, stopped)),
    'front_desk',
    sampleAnswers().filter(({ endpoint }) => endpoint === stopTexts),
  );
  await person.click((await panel('Contact')).getByRole('button', { name: 'Stop texts…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Stop texting this number?' }));
  await person.click(dialog.getByRole('button', { name: 'Stop texts' }));
  expect(await screen.findByText(/^Opted out of texts/)).toBeTruthy();
  expect(toasts).toEqual([{ title: 'Success', body: 'This number gets no more texts.' }]);
  expect(calls.find(({ endpoint }) => endpoint === stopTexts)?.input.params).toEqual({ id: 'call-1' });
});

test('has empty states, and leads a manager to the data of the guest', async () => {
  open(guestPage({ numbers: [], emails: [], stays: [], timeline: [], isWhole: false }), 'manager');
  expect((await panel('Contact')).getAllByText('Not given')).toHaveLength(2);
  expect((await panel('Stays')).getByText('No reservations yet.')).toBeTruthy();
  const timeline = await panel('Timeline');
  expect(timeline.getByText('Nothing you can see happened with this guest yet.')).toBeTruthy();
  expect(timeline.getByText('Only the newest records of each kind are shown.')).toBeTruthy();
  expect(hrefOf(screen.getByRole('link', { name: 'Export or erase this guest’s data' }))).toBe('/privacy?guest=R-7');
  await expectAccessible();
});

test('offers a viewer nothing to do', async () => {
  const stuck = guestEvent({
    ...{ title: 'Confirmation not sent', state: 'stuck' },
    fix: { kind: 'text_confirmation', paymentId: id },
  });
  open(guestPage({ timeline: [stuck] }), 'viewer');
  const attention = await panel('Needs attention');
  expect(attention.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('link', { name: /Export or erase/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Stop texts…' })).toBeNull();
});

test('says that there is no such guest', async () => {
  open(refusing(page, 404, 'There is no such guest.'));
  expect(await screen.findByText('No guest here')).toBeTruthy();
});

test('shows that it waits, why loading failed, and the guest when tried again', async () => {
  const failing = onCue(refusing(page, 500, 'The database is away.'));
  const { person } = open(inTurn(failing, answering(page, guestPage())));
  expect(screen.getByRole('progressbar', { name: 'Loading the guest…' })).toBeTruthy();
  failing.arrive();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('500: The database is away.');
  await person.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Maria Lopez' })).toBeTruthy();
});
