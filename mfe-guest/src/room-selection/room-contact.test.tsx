/** @jest-environment @happy-dom/jest-environment */
import { beforeEach, expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { guestPageEndpoints as endpoints } from '@booking/contracts/guest-pages';
import {
  answering,
  expectAccessible,
  inTurn,
  refusing,
  unreachable,
  type Answering,
} from '@booking/remote-kit/testing';
import { renderPage } from '../testing/render-page.tsx';
import { Screen } from './room-selection.screen.tsx';
import { ada, answersSession, at, queen, suiteRates } from './session.fixture.ts';

// nothing loads here, and a photo that has loaded to nothing is broken
beforeEach(() => void jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false));

const selected = answersSession({ status: 'selected', selectedRoom: queen });
const submitted = answersSession({
  status: 'contact_submitted',
  selectedRoom: queen,
  paymentUrl: 'https://checkout.example/pay/cs_test_1',
  amountDue: 44_275,
});
const sent = answering(endpoints.submitContact, { success: true, message: 'Done' });
const typed = { 'First name': ada.firstName, 'Last name': ada.lastName, Email: ada.email, Phone: ada.phone };

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const messages = () => within(screen.getByRole('region', { name: 'Messages' }));
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

async function open(...answers: Answering[]) {
  const page = renderPage(Screen, { at, answers });
  await title('Complete Your Booking');
  return {
    ...page,
    submit: () => page.guest.click(screen.getByRole('button', { name: 'Continue to payment' })),
    fillIn: async () => {
      await page.guest.clear(field('Phone'));
      for (const [label, value] of Object.entries(typed)) await page.guest.type(field(label), value);
    },
  };
}

test('says what is missing, and goes to the first field that is wrong', async () => {
  const { submit, calls } = await open(selected);
  expect(field('Phone').value).toBe('(512) 555-0142');
  await submit();
  for (const [label, problem] of [
    ['First name', 'First name is required'],
    ['Last name', 'Last name is required'],
    ['Email', 'Valid email is required'],
  ] as const) {
    const alert = await screen.findByText(problem);
    expect(field(label).getAttribute('aria-describedby')).toBe(alert.id);
    expect(field(label).getAttribute('aria-invalid')).toBe('true');
  }
  expect(field('Phone').getAttribute('aria-invalid')).toBe('false');
  expect(document.activeElement).toBe(field('First name'));
  expect(calls.filter(({ endpoint }) => endpoint === endpoints.submitContact)).toEqual([]);
  await expectAccessible();
});

test('says what was chosen, with its rate, its terms and its total', async () => {
  await open(answersSession({ status: 'selected', selectedRoom: suiteRates.breakfast }));
  const chosen = within(screen.getByRole('region', { name: 'Garden Suite' }));
  for (const text of ['Rate: With breakfast', 'Includes: Breakfast', '$870.62'])
    expect(chosen.getByText(text)).toBeTruthy();
  expect(chosen.getByText(/Mar 3/)).toBeTruthy();
});

test('says until when the room is held', async () => {
  const until = '2026-11-10T18:15:00.000Z';
  await open(answersSession({ status: 'selected', selectedRoom: queen, held: { until, seconds: 900 } }));
  expect(within(screen.getByRole('region', { name: 'Your details' })).getByText(/12:15 PM/)).toBeTruthy();
});

test('says why the address is asked for, and leads to what becomes of it', async () => {
  await open(selected);
  const hint = screen.getByText('We send your confirmation here.');
  expect(field('Email').getAttribute('aria-describedby')).toBe(hint.id);
  const privacy = screen.getByRole('link', { name: /^How we use your details/ });
  expect(privacy.getAttribute('href')).toBe('/privacy-notice');
  expect(privacy.getAttribute('target')).toBe('_blank');
});

test('fills in what the guest said before', async () => {
  const { firstName, lastName, email } = ada;
  await open(answersSession({ status: 'selected', selectedRoom: queen, contact: { firstName, lastName, email } }));
  expect(['First name', 'Last name', 'Email'].map((label) => field(label).value)).toEqual([firstName, lastName, email]);
});

test('leads back to the rooms, of which another can be chosen', async () => {
  const again = answering(endpoints.chooseAgain, { success: true, message: 'Done' });
  const { guest, calls } = await open(inTurn(selected, answersSession()), again);
  await guest.click(screen.getByRole('button', { name: 'Choose another room' }));
  expect(await title('Choose Your Room')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: 'Select This Room' })).toHaveLength(2);
  const sentAgain = calls.filter(({ endpoint }) => endpoint === endpoints.chooseAgain);
  expect(sentAgain.map(({ input }) => input.params)).toEqual([{ token: 'token-of-a-guest' }]);
});

test('says that there is no way back once the contact was sent elsewhere', async () => {
  const message = 'You have chosen your room already. Please check your phone.';
  const { guest } = await open(inTurn(selected, submitted), refusing(endpoints.chooseAgain, 409, message));
  await guest.click(screen.getByRole('button', { name: 'Choose another room' }));
  expect(await messages().findByText('Could not go back')).toBeTruthy();
  expect(await title('Pay to confirm your room')).toBeTruthy();
});

test('reads in Spanish', async () => {
  renderPage(Screen, { at, answers: [selected], language: 'es' });
  expect(await title('Complete su reservación')).toBeTruthy();
  for (const label of ['Nombre', 'Apellido', 'Correo electrónico', 'Teléfono']) expect(field(label)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Continuar al pago' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Elegir otra habitación' })).toBeTruthy();
});

test('sends the contact, and then shows how to pay', async () => {
  const { fillIn, submit, calls } = await open(inTurn(selected, submitted), sent);
  await fillIn();
  await submit();
  expect(await title('Pay to confirm your room')).toBeTruthy();
  expect(messages().getByText('Thank You!')).toBeTruthy();
  expect(screen.getByText(/payment link will be sent to your phone by text/)).toBeTruthy();
  expect(screen.getByRole('heading', { level: 2, name: 'All Set!' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Pay $442.75 now' }).getAttribute('href')).toBe(
    'https://checkout.example/pay/cs_test_1',
  );
  expect(screen.getByRole('region', { name: queen.roomTypeName })).toBeTruthy();
  expect(calls.find(({ endpoint }) => endpoint === endpoints.submitContact)?.input.body).toEqual(ada);
  await expectAccessible();
});

test('keeps what was typed when the connection is lost, and sends it again', async () => {
  const { guest, fillIn, submit } = await open(
    inTurn(selected, submitted),
    inTurn(unreachable(endpoints.submitContact), sent),
  );
  await fillIn();
  await submit();
  expect(await messages().findByText('Failed to submit contact information')).toBeTruthy();
  expect(within(screen.getByRole('main')).getByRole('status').textContent).toMatch(/^The connection was lost\./);
  for (const [label, value] of Object.entries(typed)) expect(field(label).value).toBe(value);
  await expectAccessible();
  await guest.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await title('Pay to confirm your room')).toBeTruthy();
});
