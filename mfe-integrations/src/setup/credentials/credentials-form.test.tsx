/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { setupEndpoints, type SetupField } from '@booking/contracts/setup';
import { afterStepUp, answering, answerStepUp, expectAccessible, inTurn, refusing } from '@booking/remote-kit/testing';
import { accountName, openSetup, secretKey, sentTo, step } from '../setup.fixture.ts';

const { saveCredentials } = setupEndpoints;
const key = 'sk_test_of_the_hotel';
const open = (fields: SetupField[], answers = [answering(saveCredentials, step('stripe'))]) =>
  openSetup([step('stripe', { fields })], answers, '/setup?step=stripe');
const save = () => screen.getByRole('button', { name: 'Check and save' });
const secret = () => screen.findByLabelText<HTMLInputElement>(/^Secret key/);

test('wants what is required, at its field, and sends nothing before', async () => {
  const { person, calls } = open([secretKey, accountName]);
  const input = await secret();
  await person.click(save());
  expect(await screen.findByText('Enter: Secret key')).toBeTruthy();
  expect(document.activeElement).toBe(input);
  expect(sentTo(calls, saveCredentials)).toEqual([]);
  await expectAccessible(document.body);
});

test('sends what was typed after a step-up, and does not keep the secret on the page', async () => {
  const entered: SetupField = { ...secretKey, source: 'entered' };
  const saved = answering(saveCredentials, step('stripe', { fields: [entered, accountName] }));
  const { person, calls, toasts } = open([secretKey, accountName], [afterStepUp(saveCredentials, saved)]);
  const asked = answerStepUp(true);
  const input = await secret();
  expect(input.type).toBe('password');
  await person.type(input, ` ${key} `);
  await person.click(save());
  await waitFor(() =>
    expect(toasts).toEqual([{ title: 'Success', body: 'Stripe accepted the credentials. They are saved.' }]),
  );
  expect(asked()).toBe(1);
  expect(sentTo(calls, saveCredentials).at(-1)).toEqual({
    mode: 'test',
    step: 'stripe',
    values: { STRIPE_TEST_SECRET_KEY: key },
  });
  expect((await secret()).value).toBe('');
  expect(document.body.innerHTML).not.toContain(key);
});

test('says at the one field that was sent what is wrong with it, and keeps it for another try', async () => {
  const sentence = 'Stripe does not know this key. Copy it again under Developers, API keys.';
  const refused = refusing(saveCredentials, 422, sentence, { code: 'credentials_refused' });
  const { person, toasts } = open([secretKey], [inTurn(refused, answering(saveCredentials, step('stripe')))]);
  const input = await secret();
  await person.type(input, 'sk_test_wrong');
  await person.click(save());
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(input.value).toBe('sk_test_wrong');
  await person.type(input, '_no_more');
  await person.click(save());
  await waitFor(() => expect(toasts).toHaveLength(1));
});

test('says above the button what is wrong where several fields were sent and none is named', async () => {
  const sentence = 'The key belongs to another account.';
  const { person } = open([secretKey, accountName], [refusing(saveCredentials, 422, sentence)]);
  await person.type(await secret(), key);
  await person.type(screen.getByLabelText(/^Account number/), 'acct_1');
  await person.click(save());
  expect(within(await screen.findByRole('alert')).getByText(sentence)).toBeTruthy();
});

test('says at the field that the server names what is wrong with it', async () => {
  const issues = [{ path: 'values.STRIPE_TEST_ACCOUNT', message: 'No account has this name.' }];
  const { person } = open([secretKey, accountName], [refusing(saveCredentials, 422, 'Refused.', { issues })]);
  await person.type(await secret(), key);
  await person.type(screen.getByLabelText(/^Account number/), 'acct_1');
  await person.click(save());
  expect(await screen.findByText('No account has this name.')).toBeTruthy();
  expect(screen.getByLabelText(/^Account number/).getAttribute('aria-invalid')).toBe('true');
});

test('shows what the environment sets, and offers no input for it', async () => {
  open([{ ...secretKey, source: 'environment' }]);
  expect(await screen.findByText('Secret key: Set')).toBeTruthy();
  expect(screen.queryByLabelText(/^Secret key/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Check and save' })).toBeNull();
});

test('removes a credential after a question', async () => {
  const { person, calls } = open([{ ...secretKey, source: 'entered' }]);
  await person.click(await screen.findByRole('button', { name: 'Remove… Secret key' }));
  const dialog = await screen.findByRole('dialog', { name: 'Remove Secret key?' });
  await person.click(within(dialog).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sentTo(calls, saveCredentials)).toEqual([
    { mode: 'test', step: 'stripe', values: { STRIPE_TEST_SECRET_KEY: '' } },
  ]);
});
