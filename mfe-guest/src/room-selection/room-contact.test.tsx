/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { guestPageEndpoints as endpoints } from '@booking/contracts/guest-pages';
import { answering, expectAccessible, inTurn, unreachable, type Answering } from '@booking/remote-kit/testing';
import { renderPage } from '../testing/render-page.tsx';
import { Screen } from './room-selection.screen.tsx';
import { ada, answersSession, at, queen } from './session.fixture.ts';

const selected = answersSession({ status: 'selected', selectedRoom: queen });
const submitted = answersSession({
  status: 'contact_submitted',
  selectedRoom: queen,
  paymentUrl: 'https://checkout.example/pay/cs_test_1',
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
    submit: () => page.guest.click(screen.getByRole('button', { name: 'Submit' })),
    fillIn: async () => {
      await page.guest.clear(field('Phone'));
      for (const [label, value] of Object.entries(typed)) await page.guest.type(field(label), value);
    },
  };
}

test('says what is missing, and goes to the first field that is wrong', async () => {
  const { submit, calls } = await open(selected);
  expect(field('Phone').value).toBe('+15125550142');
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

test('sends the contact, and then shows how to pay', async () => {
  const { fillIn, submit, calls } = await open(inTurn(selected, submitted), sent);
  await fillIn();
  await submit();
  expect(await title('All Set!')).toBeTruthy();
  expect(messages().getByText('Thank You!')).toBeTruthy();
  expect(screen.getByText(/payment link will be sent to your phone by text/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Pay Now' }).getAttribute('href')).toBe(
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
  expect(await title('All Set!')).toBeTruthy();
});
