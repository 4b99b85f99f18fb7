/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { settingEndpoints } from '@booking/contracts/settings';
import { expectAccessible, refusing, type Answering } from '@booking/remote-kit/testing';
import { openSettings, panel, savedSettings, section } from './settings.fixture.ts';

const field = (label: string) => panel('Pre-Check-In').getByRole<HTMLTextAreaElement>('textbox', { name: label });
const paperwork = section('Guests’ paperwork');

async function open(answers: Answering[] = []) {
  const mounted = openSettings(answers);
  await screen.findByRole('textbox', { name: 'Registration Card' });
  const retype = async (label: string, words: string): Promise<void> => {
    await mounted.person.clear(field(label));
    await mounted.person.type(field(label), words);
    await paperwork.save(mounted.person);
  };
  return { ...mounted, retype };
}

test('saves a text that guests sign, and says since when the new version is in use', async () => {
  const { person, toasts, calls, retype } = await open();
  const card = panel('Pre-Check-In');
  expect(card.getAllByText('Default text')).toHaveLength(4);
  expect(field('Credit Card Authorization').value).toMatch(/No card number is asked for/);
  expect(paperwork.isOff()).toBe(true);
  await paperwork.save(person);
  expect(savedSettings(calls)).toEqual([]);
  await expectAccessible(screen.getByRole('form', { name: 'Guests’ paperwork' }));
  const text = 'I stay at {hotel}.\n\nI pay for what I break.';
  await retype('Registration Card', text.replace('{', '{{'));
  expect(await card.findByText('This version is in use since 12:00 PM.')).toBeTruthy();
  // the Spanish card is a translation of other words now
  expect(card.getAllByText('Default text')).toHaveLength(2);
  expect(card.getByText(/^This is the default text, and the English text is your own/)).toBeTruthy();
  expect(toasts).toEqual([{ title: 'Success', body: 'Guests sign the new version from now on' }]);
  expect(savedSettings(calls)).toEqual([{ key: 'registrationText', value: text }]);
  expect(field('Registration Card').value).toBe(text);
});

test('refuses an empty text and days that cannot be at the field, and sends neither', async () => {
  const { calls, retype } = await open();
  await retype('Credit Card Authorization', ' ');
  expect(panel('Pre-Check-In').getByText('Guests need a text to sign.')).toBeTruthy();
  await retype('Days after departure', '3');
  expect(panel('Pre-Check-In').getByText('Choose 0 to delete at departure, or 7 to 365 days.')).toBeTruthy();
  expect([field('Credit Card Authorization').value, field('Days after departure').value]).toEqual([' ', '3']);
  expect(savedSettings(calls)).toEqual([]);
});

test('saves for how many days images are kept once somebody agrees to delete what is older', async () => {
  const { person, toasts, calls, retype } = await open();
  await retype('Days after departure', '0');
  expect(savedSettings(calls)).toEqual([]);
  const question = within(screen.getByRole('dialog', { name: 'Delete older data?' }));
  await person.click(question.getByRole('button', { name: 'Save and delete' }));
  await waitFor(() => expect(toasts).toEqual([{ title: 'Success', body: 'Guests’ paperwork settings saved' }]));
  expect(savedSettings(calls)).toEqual([{ key: 'idImageRetentionDays', value: 0 }]);
  expect(field('Days after departure').value).toBe('0');
});

test('keeps a text as it was typed when the server refuses it, and says why', async () => {
  const { toasts, retype } = await open([refusing(settingEndpoints.save, 503, 'The database is away.')]);
  await retype('Registration Card', 'Something new.');
  expect(await panel('Pre-Check-In').findByText('The database is away.')).toBeTruthy();
  expect(toasts).toEqual([{ intent: 'error', title: 'Error', body: 'Not saved: Registration Card' }]);
  expect(field('Registration Card').value).toBe('Something new.');
  expect(paperwork.isOff()).toBe(false);
});

test('saves a Spanish text, and says what guests sign without one', async () => {
  const { calls, person, retype } = await open();
  const card = panel('Pre-Check-In');
  await retype('Registration Card (Spanish)', 'Me quedo y pago.');
  expect(await card.findByText('This version is in use since 12:00 PM.')).toBeTruthy();
  await person.clear(field('Registration Card (Spanish)'));
  await paperwork.save(person);
  expect(await card.findByText('No Spanish version: guests who read Spanish sign the English text.')).toBeTruthy();
  expect(savedSettings(calls)).toEqual([
    { key: 'registrationTextEs', value: 'Me quedo y pago.' },
    { key: 'registrationTextEs', value: '' },
  ]);
});
