/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { webConversationEndpoints as endpoints, type WebAssistant } from '@booking/contracts/web-conversations';
import { expectAccessible, inTurn, refusing, unreachable, type Answering } from '@booking/remote-kit/testing';
import {
  answersAssistants,
  booking,
  button,
  cardOf,
  dialog,
  experience,
  field,
  log,
  messages,
  notice,
  openDialog,
  startChat,
  started,
} from '../ai.fixture.ts';

const open = (assistant: WebAssistant, ...answers: Answering[]) =>
  openDialog(assistant, [answersAssistants(), ...answers]);
const alerts = () =>
  dialog()
    .queryAllByRole('alert')
    .map(({ textContent }) => textContent);
const expectAlert = (words: string) => waitFor(() => expect(alerts()).toEqual([words]));
const isGreeted = () => dialog().findByText('Hello Ada! How can I help?');

test('wants a first name for the booking agent', async () => {
  const { guest } = await open(booking);
  await guest.click(button('Start Chat'));
  await expectAlert('Please enter your first name');
  expect(document.activeElement).toBe(field('First name'));
  await guest.type(field('First name'), '   ');
  await guest.click(button('Start Chat'));
  await expectAlert('Please enter your first name');
  await expectAccessible(screen.getByRole('dialog'));
});

test('wants a first name for the customer experience agent, then phone and e-mail', async () => {
  const { guest, calls } = await open(experience, started);
  await guest.click(button('Start Chat'));
  await expectAlert('Please enter your first name');
  await guest.type(field('First name'), 'Ada');
  await guest.click(button('Start Chat'));
  await expectAlert('Please fill in all required fields');
  expect(document.activeElement).toBe(field('Phone'));
  await guest.type(field('Phone'), '512-555-0142');
  await guest.click(button('Start Chat'));
  await expectAlert('Please fill in all required fields');
  expect(document.activeElement).toBe(field('Email'));
  await guest.type(field('Email'), 'ada@guest.example');
  await guest.click(button('Start Chat'));
  expect(await isGreeted()).toBeTruthy();
  expect(calls.at(-1)?.input.body).toEqual({
    assistant: 'experience',
    firstName: 'Ada',
    phone: '512-555-0142',
    email: 'ada@guest.example',
    language: 'en',
  });
});

test('says what the server refuses, and keeps what was typed', async () => {
  const message = 'This is no phone number. It has ten digits.';
  const { guest } = await open(booking, refusing(endpoints.start, 400, message));
  await guest.type(field('First name'), 'Ada');
  await guest.type(field(/^Phone/), '12');
  await guest.click(button('Start Chat'));
  expect(await messages().findByText('Failed to start the chat')).toBeTruthy();
  expect(messages().getByText(message)).toBeTruthy();
  expect(field('First name').value).toBe('Ada');
  expect(field(/^Phone/).value).toBe('12');
});

test('keeps what was typed when the connection is lost, and begins the chat by Try again', async () => {
  const { guest } = await open(booking, inTurn(unreachable(endpoints.start), started));
  await guest.type(field('First name'), 'Ada');
  await guest.click(button('Start Chat'));
  expect(await messages().findByText('Error starting the chat')).toBeTruthy();
  expect(field('First name').value).toBe('Ada');
  await guest.click(button('Try again'));
  expect(await isGreeted()).toBeTruthy();
});

test('says that it is an AI and may be recorded before anything else', async () => {
  await startChat([]);
  const words = dialog().getByText(notice);
  expect(words.compareDocumentPosition(log()) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('forgets all that was in the dialog when it is closed', async () => {
  const { guest } = await startChat([]);
  const openAgain = () => guest.click(cardOf(booking).getByRole('button', { name: 'Chat' }));
  await guest.click(button('Close chat'));
  expect(screen.queryByRole('dialog')).toBeNull();
  await openAgain();
  expect(dialog().queryByRole('log')).toBeNull();
  expect(field('First name').value).toBe('');
  expect(document.activeElement).toBe(field('First name'));
  await guest.type(field('First name'), 'Ada');
  await guest.click(button('Close chat'));
  await openAgain();
  expect(field('First name').value).toBe('');
});
