/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { codeEndpoints } from '@booking/contracts/staff-codes';
import { webConversationEndpoints } from '@booking/contracts/web-conversations';
import {
  answering,
  expectAccessible,
  inTurn,
  refusing,
  unreachable,
  type Answering,
} from '@booking/remote-kit/testing';
import { answersAssistants, button, dialog, field, manager, messages, openDialog, started } from './ai.fixture.ts';

const done = { success: true, message: 'Done' } as const;
const sent = answering(codeEndpoints.sendCode, done);
const verified = answering(codeEndpoints.verifyCode, done);
const open = (...answers: Answering[]) => openDialog(manager, [answersAssistants(), ...answers]);
const code = () => field('Verification code');
const isGreeted = () => dialog().findByText('Hello Ana Lopez! How can I help?');

async function openWithCode(...answers: Answering[]) {
  const page = await open(sent, ...answers);
  await page.guest.type(field('Phone'), '5125550155');
  await page.guest.click(button('Send Code'));
  await dialog().findByLabelText('Verification code');
  const answer = async (typed: string) => {
    await page.guest.clear(code());
    await page.guest.type(code(), typed);
    await page.guest.click(button('Verify'));
  };
  const callsOf = ({ path }: { path: string }) =>
    page.calls.flatMap(({ endpoint, input }) => (endpoint.path === path ? [input.body] : []));
  return { ...page, answer, callsOf };
}

test('wants a phone', async () => {
  const { guest } = await open();
  await guest.click(button('Send Code'));
  expect((await dialog().findByRole('alert')).textContent).toBe('Please enter your phone number');
  expect(document.activeElement).toBe(field('Phone'));
});

test('sends a code, and offers on a phone the digits and the code it was texted', async () => {
  const { callsOf } = await openWithCode();
  expect(messages().getByText('Verification code sent to your phone')).toBeTruthy();
  expect(dialog().getByText(/^If 5125550155 is the phone of an employee, a 6-digit code is on its way/)).toBeTruthy();
  expect(document.activeElement).toBe(code());
  expect(code().getAttribute('inputmode')).toBe('numeric');
  expect(code().getAttribute('autocomplete')).toBe('one-time-code');
  expect(callsOf(codeEndpoints.sendCode)).toEqual([{ phone: '5125550155' }]);
  await expectAccessible(screen.getByRole('dialog'));
});

test('refuses a wrong code and keeps it, and opens a chat with the right one', async () => {
  const refused = refusing(codeEndpoints.verifyCode, 403, 'Invalid verification code');
  const { answer, callsOf } = await openWithCode(inTurn(refused, verified), started);
  await answer('12345');
  expect((await dialog().findByRole('alert')).textContent).toBe('Please enter a valid 6-digit code');
  await answer('123457');
  expect(await messages().findByText('Invalid verification code')).toBeTruthy();
  expect(code().value).toBe('123457');
  await answer('123456');
  expect(await isGreeted()).toBeTruthy();
  expect(callsOf(codeEndpoints.verifyCode)).toEqual([{ code: '123457' }, { code: '123456' }]);
  expect(callsOf(webConversationEndpoints.start)).toEqual([
    { assistant: 'manager', firstName: '', phone: '5125550155', email: '', language: 'en' },
  ]);
});

test('says that no code was sent when the server refuses or is not reached, and keeps the phone', async () => {
  const refused = refusing(codeEndpoints.sendCode, 400, 'This is no phone number. It has ten digits.');
  const { guest } = await open(inTurn(refused, unreachable(codeEndpoints.sendCode)));
  await guest.type(field('Phone'), '12');
  await guest.click(button('Send Code'));
  expect(await messages().findByText('Failed to send verification code')).toBeTruthy();
  await guest.click(button('Send Code'));
  expect(await messages().findByText('Error sending verification code')).toBeTruthy();
  expect(field('Phone').value).toBe('12');
});

test('keeps a code that cannot be checked', async () => {
  const { answer } = await openWithCode(unreachable(codeEndpoints.verifyCode));
  await answer('123456');
  expect(await messages().findByText('Error verifying code')).toBeTruthy();
  expect(code().value).toBe('123456');
  expect(button('Try again')).toBeTruthy();
});

test('begins without another code when what fails comes after a good one', async () => {
  const { guest, answer, callsOf } = await openWithCode(
    verified,
    inTurn(unreachable(webConversationEndpoints.start), started),
  );
  await answer('123456');
  expect(await messages().findByText('Error starting the chat')).toBeTruthy();
  await guest.click(button('Try again'));
  expect(await isGreeted()).toBeTruthy();
  expect(callsOf(codeEndpoints.verifyCode)).toHaveLength(1);
});

test('sends another code, and lets another phone be given', async () => {
  const { guest, callsOf } = await openWithCode();
  await guest.click(button('Send a new code'));
  expect(callsOf(codeEndpoints.sendCode)).toEqual([{ phone: '5125550155' }, { phone: '5125550155' }]);
  await guest.click(button('Use another phone'));
  expect(document.activeElement).toBe(field('Phone'));
  expect(field('Phone').value).toBe('');
});
