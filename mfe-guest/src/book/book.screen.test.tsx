/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { freeRoomEndpoints } from '@booking/contracts/free-rooms';
import { guestPageEndpoints as endpoints } from '@booking/contracts/guest-pages';
import {
  answering,
  expectAccessible,
  inTurn,
  onCue,
  refusing,
  unreachable,
  type Answering,
} from '@booking/remote-kit/testing';
import { found } from '../free-rooms/free-rooms.fixture.ts';
import { answersHotel, hotel } from '../testing/hotel.fixture.ts';
import { renderPage } from '../testing/render-page.tsx';
import { Screen } from './book.screen.tsx';

const saved = answering(endpoints.intake, { success: true, message: 'Done' });
const stay = {
  'Check-in date': '2027-03-05',
  'Check-out date': '2027-03-08',
  Phone: '512-555-0142',
  Email: 'ada@guest.example',
};

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const messages = () => within(screen.getByRole('region', { name: 'Messages' }));
const isDone = () => screen.findByRole('heading', { level: 1, name: 'All Set!' });
const expectAllKept = () => {
  for (const [label, value] of Object.entries(stay)) expect(field(label).value).toBe(value);
};

function open(...answers: Answering[]) {
  const page = renderPage(Screen, {
    at: '/book',
    answers: [...answers, answering(freeRoomEndpoints.list, found), answersHotel()],
  });
  const save = () => page.guest.click(screen.getByRole('button', { name: 'Save My Information' }));
  const fillIn = (values: Partial<typeof stay> = {}) => {
    for (const [label, value] of Object.entries({ ...stay, ...values }))
      fireEvent.change(field(label), { target: { value } });
  };
  return { ...page, save, fillIn };
}

test('saves dates and contact, and says whom to call now', async () => {
  const { fillIn, save, calls } = open(saved);
  fillIn();
  await save();
  expect(await isDone()).toBeTruthy();
  expect(document.title).toMatch(/^All Set!/);
  expect(messages().getByText('Information Saved!')).toBeTruthy();
  expect(screen.getByText(stay.Phone)).toBeTruthy();
  expect(screen.getByText('Fri, Mar 5 – Mon, Mar 8, 2027')).toBeTruthy();
  expect(screen.getByText(/AI assistant will already know your details/)).toBeTruthy();
  expect((await screen.findByRole('link', { name: /^Call/ })).getAttribute('href')).toBe(`tel:${hotel.phone}`);
  await expectAccessible();
  expect(calls.find(({ endpoint }) => endpoint === endpoints.intake)!.input.body).toEqual({
    checkInDate: stay['Check-in date'],
    checkOutDate: stay['Check-out date'],
    phone: stay.Phone,
    email: stay.Email,
  });
});

test('says what each empty field wants, sends nothing and goes to the first', async () => {
  const { save, calls } = open();
  await save();
  for (const [label, problem] of [
    ['Check-in date', 'Please enter a valid check-in date'],
    ['Check-out date', 'Please enter a valid check-out date'],
    ['Phone', 'Phone number must be at least 10 digits'],
    ['Email', 'Please enter a valid email address'],
  ] as const) {
    expect(field(label).getAttribute('aria-describedby')).toBe((await screen.findByText(problem)).id);
  }
  expect(document.activeElement).toBe(field('Check-in date'));
  expect(calls).toEqual([]);
  await expectAccessible();
});

test('says what is wrong when a field is left, and no longer once it is corrected', async () => {
  const problem = 'Phone number must be at least 10 digits';
  const { guest } = open();
  await guest.type(field('Phone'), '5550142');
  expect(screen.queryByText(problem)).toBeNull();
  await guest.click(field('Email'));
  expect(await screen.findByText(problem)).toBeTruthy();
  expect(field('Phone').getAttribute('aria-invalid')).toBe('true');
  await guest.type(field('Phone'), '123');
  expect(screen.queryByText(problem)).toBeNull();
  expect(field('Phone').getAttribute('aria-invalid')).toBe('false');
});

test('wants check-out after check-in, and says so at check-out', async () => {
  const { fillIn, save, calls } = open();
  fillIn({ 'Check-out date': stay['Check-in date'] });
  await save();
  expect((await screen.findByRole('alert')).textContent).toBe('Check-out date must be after check-in date');
  expect(document.activeElement).toBe(field('Check-out date'));
  expect(calls).toEqual([]);
});

test('says in the server’s words why it refuses, or in its own where there are none', async () => {
  const message = 'The hotel is being painted.';
  const badGateway: Answering = { endpoint: endpoints.intake, respond: () => ({ status: 502, body: 'Bad Gateway' }) };
  const { fillIn, save } = open(inTurn(refusing(endpoints.intake, 503, message), badGateway));
  fillIn();
  await save();
  const alert = within(await messages().findByRole('alert'));
  expect(alert.getByText('Submission Failed')).toBeTruthy();
  expect(alert.getByText(message)).toBeTruthy();
  await save();
  expect(await messages().findByText('Failed to save your information')).toBeTruthy();
  expectAllKept();
});

test('keeps what was typed when the connection is lost, and saves it by Try again', async () => {
  const { guest, fillIn, save } = open(inTurn(unreachable(endpoints.intake), saved));
  fillIn();
  await save();
  expect(await messages().findByText('Submission Failed')).toBeTruthy();
  expect(within(screen.getByRole('region', { name: 'Your stay' })).getByRole('status').textContent).toBe(
    'The connection was lost. What you typed is still here, and it is safe to send it again.',
  );
  expectAllKept();
  await guest.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await isDone()).toBeTruthy();
});

test('sends nothing more while it is saving', async () => {
  const answer = onCue(saved);
  const { guest, fillIn, save, calls } = open(answer);
  fillIn();
  await save();
  const button = await screen.findByRole('button', { name: 'Saving...' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await guest.click(button);
  await guest.type(field('Email'), '{Enter}');
  answer.arrive();
  expect(await isDone()).toBeTruthy();
  expect(calls.filter(({ endpoint }) => endpoint === endpoints.intake)).toHaveLength(1);
});

test('offers the right keys on a phone, and what it knows of its owner', async () => {
  const { guest } = open();
  const look = (label: string) =>
    ['type', 'inputmode', 'autocomplete', 'min'].map((name) => field(label).getAttribute(name));
  expect(look('Phone')).toEqual(['tel', 'tel', 'tel', null]);
  expect(look('Email')).toEqual(['email', 'email', 'email', null]);
  expect(look('Check-in date')).toEqual(['date', null, null, '2026-11-10']);
  expect(look('Check-out date')).toEqual(['date', null, null, '2026-11-11']);
  await guest.type(field('Check-in date'), '2027-03-05');
  expect(look('Check-out date')).toEqual(['date', null, null, '2027-03-06']);
});
