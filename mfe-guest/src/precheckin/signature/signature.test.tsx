/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { precheckinEndpoints as endpoints, type Signature } from '@booking/contracts/precheckin';
import { expectAccessible, inTurn, refusing, unreachable, type Call } from '@booking/remote-kit/testing';
import {
  bodiesOf,
  button,
  hasFocus,
  isLocked,
  openIn,
  openPrecheckin,
  refusingSilently,
  step,
  taking,
  toast,
} from '../precheckin.fixture.tsx';
import { draw, marksIn, pad, padIsReady } from './canvas.fixture.ts';

const { signRegistration, signCcAuth } = endpoints;
const signed = (calls: Call[]) => bodiesOf(calls, signRegistration) as Signature[];
const nameField = () => screen.getByLabelText<HTMLInputElement>('Your full name');
const way = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

test('takes the registration card, then the authorization, and focuses what is next', async () => {
  const { guest, calls, change } = openPrecheckin(
    {},
    taking(signRegistration, () => change({ registrationCardSigned: true })),
    taking(signCcAuth, () => change({ ccAuthSigned: true })),
  );
  await draw();
  await guest.click(button('Save Signature'));
  expect(await toast('Registration Card Signed!')).toBeTruthy();
  await waitFor(() => expect(hasFocus('Credit Card Authorization Signature')).toBe(true));
  expect(screen.getByText('Next: sign the credit card authorization.')).toBeTruthy();
  expect(screen.getByText('Version of Oct 2, 2026')).toBeTruthy();
  expect(step('2. Signatures').getAllByText('Signed')).toHaveLength(1);
  await draw();
  await guest.click(button('Save Signature'));
  expect(await toast('Credit Card Authorization Signed!')).toBeTruthy();
  await waitFor(() => expect(hasFocus('3. Photo ID Upload')).toBe(true));
  expect(step('2. Signatures').getAllByText('Signed')).toHaveLength(2);
  expect(signed(calls)).toEqual([
    { signatureData: expect.stringMatching(/^data:image\/png;base64,/), textVersion: 'reg-1' },
  ]);
  expect(bodiesOf(calls, signCcAuth)).toEqual([expect.objectContaining({ textVersion: 'auth-1' })]);
});

test('shows all of a text, which the keyboard reaches, and of which day its wording is', async () => {
  openPrecheckin({});
  await padIsReady();
  const text = screen.getByRole('region', { name: 'Registration card of Harbor Inn' });
  expect(within(text).getByText('Rule 1 of the hotel.')).toBeTruthy();
  expect(within(text).getByText('Rule 12 of the hotel.')).toBeTruthy();
  expect(text.tabIndex).toBe(0);
  expect(screen.getByText('Version of Nov 20, 2026')).toBeTruthy();
  expect(screen.queryByText(/reg-1/)).toBeNull();
});

test('takes back a stroke, and wipes everything away', async () => {
  const { guest, calls } = openPrecheckin({});
  await padIsReady();
  expect(isLocked('Undo')).toBe(true);
  await draw();
  await draw();
  await guest.click(button('Undo'));
  expect(isLocked('Undo')).toBe(false);
  await guest.click(button('Undo'));
  expect(isLocked('Undo')).toBe(true);
  await draw();
  await guest.click(button('Clear'));
  expect(isLocked('Clear')).toBe(true);
  await guest.click(button('Save Signature'));
  expect(await screen.findByText('Signature Required')).toBeTruthy();
  expect(signed(calls)).toEqual([]);
});

test('says at the pad that a name is missing, until the first stroke', async () => {
  const { guest, calls } = openPrecheckin({});
  await padIsReady();
  await guest.click(button('Save Signature'));
  const problem = screen.getByRole('alert');
  expect(problem.textContent).toBe('Signature RequiredPlease provide your signature before saving.');
  expect(document.activeElement).toBe(pad());
  expect(pad().getAttribute('aria-describedby')?.split(' ')[0]).toBe(problem.id);
  expect(within(screen.getByRole('region', { name: 'Messages' })).queryByText('Signature Required')).toBeNull();
  await expectAccessible();
  await draw();
  expect(screen.queryByText('Signature Required')).toBeNull();
  expect(signed(calls)).toEqual([]);
});

test('says at the field that a typed name is missing, until something is typed', async () => {
  const { guest, calls } = openPrecheckin({});
  await padIsReady();
  await guest.click(button('Save Signature'));
  await guest.click(way('Type my name'));
  expect(screen.queryByText('Signature Required')).toBeNull();
  await guest.type(nameField(), ' A ');
  await guest.click(button('Save Signature'));
  expect(screen.getByRole('alert').textContent).toBe(
    'Signature Required: Please provide your signature before saving.',
  );
  expect(document.activeElement).toBe(nameField());
  expect(nameField().getAttribute('aria-invalid')).toBe('true');
  await guest.type(nameField(), 'da');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(signed(calls)).toEqual([]);
});

test('is signed in Spanish', async () => {
  const { guest } = openIn('es', {});
  expect(await screen.findByText('Versión del 20 nov 2026')).toBeTruthy();
  await guest.click(button('Guardar firma'));
  expect(screen.getByRole('alert').textContent).toBe('Falta su firmaPor favor, firme antes de guardar.');
});

test('sends a name that is typed as the drawing that is shown', async () => {
  const { guest, calls } = openPrecheckin({}, taking(signRegistration));
  screen.getByRole('region', { name: 'Registration card of Harbor Inn' }).focus();
  await guest.tab();
  await guest.keyboard('{ArrowDown}');
  expect(way('Type my name').checked).toBe(true);
  await guest.type(nameField(), 'Ada Byron');
  const shown = screen.getByRole('img', { name: 'Your signature: Ada Byron' }).getAttribute('src')!;
  await expectAccessible();
  await guest.keyboard('{Enter}');
  expect(await toast('Registration Card Signed!')).toBeTruthy();
  expect(signed(calls)).toEqual([{ signatureData: shown, typedName: 'Ada Byron', textVersion: 'reg-1' }]);
  expect(marksIn(shown)).toEqual(['Ada Byron in #14213d']);
});

test('keeps what was drawn while somebody looks at typing', async () => {
  const { guest, calls } = openPrecheckin({}, taking(signRegistration));
  await draw();
  const drawing = pad();
  await guest.click(way('Type my name'));
  expect(drawing.closest('[hidden]')).not.toBeNull();
  await guest.click(way('Draw my signature'));
  expect(drawing.closest('[hidden]')).toBeNull();
  await guest.click(button('Save Signature'));
  expect(await toast('Registration Card Signed!')).toBeTruthy();
  expect(marksIn(signed(calls)[0]!.signatureData).length).toBeGreaterThan(0);
});

test('says why a signature was refused, in words of its own where the API has none', async () => {
  const refused = inTurn(
    refusing(signRegistration, 409, 'You have signed this already.'),
    refusingSilently(signRegistration),
  );
  const { guest } = openPrecheckin({}, refused);
  await draw();
  await guest.click(button('Save Signature'));
  expect(await toast('Signature Failed')).toBeTruthy();
  expect(await toast('You have signed this already.')).toBeTruthy();
  await guest.click(button('Save Signature'));
  expect(await toast('Failed to save signature')).toBeTruthy();
  expect(await toast('Signature Failed')).toBeTruthy();
});

test('shows a text that has changed meanwhile before it is signed', async () => {
  const sentence = 'This text has changed. Please read it again.';
  const { guest, calls, change } = openPrecheckin(
    {},
    inTurn(refusing(signRegistration, 409, sentence), taking(signRegistration)),
  );
  await draw();
  change({
    registrationText: {
      version: 'reg-2',
      since: null,
      language: 'en',
      title: 'Registration card',
      paragraphs: ['A new rule.'],
    },
  });
  await guest.click(button('Save Signature'));
  expect(await toast('Signature Failed')).toBeTruthy();
  expect(await toast(sentence)).toBeTruthy();
  expect(await screen.findByText('A new rule.')).toBeTruthy();
  await guest.click(button('Save Signature'));
  expect(await toast('Registration Card Signed!')).toBeTruthy();
  expect(signed(calls).map(({ textVersion }) => textVersion)).toEqual(['reg-1', 'reg-2']);
});

test('keeps the drawing when the connection is lost, and sends the same when it is tried again', async () => {
  const { guest, calls, change } = openPrecheckin(
    {},
    inTurn(
      unreachable(signRegistration),
      taking(signRegistration, () => change({ registrationCardSigned: true })),
    ),
  );
  await draw();
  await guest.click(button('Save Signature'));
  expect(
    await step('2. Signatures').findByText(
      'The connection was lost. Your signature is still here, and it is safe to send it again.',
    ),
  ).toBeTruthy();
  await guest.click(button('Try again'));
  expect(await toast('Registration Card Signed!')).toBeTruthy();
  const [lost, sent] = signed(calls);
  expect(sent).toEqual(lost);
  expect(marksIn(sent!.signatureData).length).toBeGreaterThan(0);
});
