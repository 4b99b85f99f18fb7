/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { guestPageEndpoints as endpoints } from '@booking/contracts/guest-pages';
import { answering, inTurn, onCue, refusing, unreachable, type Answering } from '@booking/remote-kit/testing';
import { renderPage } from '../testing/render-page.tsx';
import { Screen } from './room-selection.screen.tsx';
import { answersSession, at, queen } from './session.fixture.ts';

const chosen = answering(endpoints.selectRoom, { success: true, message: 'Done' });
const selected = answersSession({ status: 'selected', selectedRoom: queen });
const open = (...answers: Answering[]) => renderPage(Screen, { at, answers });
const messages = () => within(screen.getByRole('region', { name: 'Messages' }));
const selectButtons = () => screen.findAllByRole('button', { name: 'Select This Room' });
const isLocked = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'true';

test('chooses a room once, and goes on to the contact form', async () => {
  const answer = onCue(chosen);
  const { guest, calls } = open(inTurn(answersSession(), selected), answer);
  const [first, other] = await selectButtons();
  await guest.click(first!);
  expect(isLocked('Selecting...')).toBe(true);
  expect(isLocked('Select This Room')).toBe(true);
  await guest.click(other!);
  answer.arrive();
  const heading = await screen.findByRole('heading', { level: 1, name: 'Complete Your Booking' });
  await waitFor(() => expect(heading.parentElement === document.activeElement).toBe(true));
  expect(document.title).toBe('Complete Your Booking');
  expect(messages().getByText('Room Selected!')).toBeTruthy();
  expect(messages().getByText('Check your phone for next steps!')).toBeTruthy();
  expect(within(screen.getByRole('region', { name: queen.roomTypeName })).getByText('$442.75')).toBeTruthy();
  expect(calls.filter(({ endpoint }) => endpoint === endpoints.selectRoom).map(({ input }) => input)).toEqual([
    {
      params: { token: 'token-of-a-guest' },
      body: {
        ...{ roomTypeId: queen.roomTypeID, ratePlanId: queen.ratePlanID, roomName: queen.roomTypeName },
        ...{ totalWithTaxes: 442.75, termsVersion: queen.terms.version },
      },
      query: undefined,
    },
  ]);
});

test.each([
  ['the rate plan', { roomRateID: 'rate-7' }, queen.ratePlanID],
  ['the rate of the room, where there is no plan', { ratePlanID: '', roomRateID: 'rate-7' }, 'rate-7'],
  ['the room type, where there is neither', { ratePlanID: '', roomRateID: '' }, queen.roomTypeID],
  ['the room type, where a rate of the room is not even spoken of', { ratePlanID: '' }, queen.roomTypeID],
])('names %s', async (_, given, ratePlanId) => {
  const { guest, calls } = open(answersSession({ rooms: [{ ...queen, ...given }] }), chosen);
  await guest.click((await selectButtons())[0]!);
  await screen.findByRole('button', { name: 'Selected' });
  const sent = calls.find(({ endpoint }) => endpoint === endpoints.selectRoom)!;
  expect(sent.input.body).toMatchObject({ roomTypeId: queen.roomTypeID, ratePlanId });
});

test('marks the chosen room until the page shows the next step', async () => {
  const { guest } = open(answersSession(), chosen);
  await guest.click((await selectButtons())[0]!);
  const button = await screen.findByRole('button', { name: 'Selected' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(button.closest('li')!.getAttribute('aria-current')).toBe('true');
});

test('says in the server’s words that a room was taken meanwhile, and offers the others', async () => {
  const message = 'This room has just been taken. Please choose another one.';
  const { guest } = open(
    inTurn(answersSession(), answersSession({ rooms: [queen] })),
    refusing(endpoints.selectRoom, 409, message),
  );
  await guest.click((await selectButtons())[1]!);
  const alert = within(await messages().findByRole('alert'));
  expect(alert.getByText('Selection Failed')).toBeTruthy();
  expect(alert.getByText(message)).toBeTruthy();
  await waitFor(async () => expect(await selectButtons()).toHaveLength(1));
  expect(isLocked('Select This Room')).toBe(false);
  expect(screen.getByRole('heading', { level: 1, name: 'Choose Your Room' })).toBeTruthy();
});

test('lets a choice be repeated when the connection is lost', async () => {
  const { guest } = open(inTurn(answersSession(), selected), inTurn(unreachable(endpoints.selectRoom), chosen));
  const [button] = await selectButtons();
  window.dispatchEvent(new Event('offline'));
  await guest.click(button!);
  expect(await messages().findByText('Failed to save selection')).toBeTruthy();
  const card = within(button!.closest('li')!);
  expect(card.getByRole('status').textContent).toBe('The connection was lost. It is safe to choose the room again.');
  window.dispatchEvent(new Event('online'));
  await guest.click(card.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Complete Your Booking' })).toBeTruthy();
});
