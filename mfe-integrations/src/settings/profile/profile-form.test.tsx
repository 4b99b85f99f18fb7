/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { settingEndpoints } from '@booking/contracts/settings';
import { answering, onCue, type Answering } from '@booking/remote-kit/testing';
import { openSettings, savedSettings, section, settingsApi } from '../settings.fixture.ts';

const profile = {
  'Hotel name': 'Harbor Inn',
  Phone: '+15125550100',
  Email: 'desk@harbor.example',
  Website: 'https://harbor.example',
  Address: '1 Pier Street',
  'ZIP code': '78701',
};
const saving = settingsApi().find(({ endpoint }) => endpoint === settingEndpoints.save)!;

async function open(answers: Answering[] = []) {
  const mounted = openSettings(answers);
  const form = within(await screen.findByRole('form', { name: 'Hotel' }));
  const field = (label: string) => form.getByLabelText<HTMLInputElement>(label);
  const type = async (label: string, words: string): Promise<void> => {
    await mounted.person.clear(field(label));
    await mounted.person.type(field(label), words);
  };
  const bar = section('Hotel');
  return { ...mounted, form, field, type, isOff: bar.isOff, button: bar.button, save: () => bar.save(mounted.person) };
}

test('saves the profile of the hotel, and then only what was changed', async () => {
  const { person, toasts, calls, field, type, save, isOff } = await open();
  expect(isOff()).toBe(true);
  for (const [label, value] of Object.entries(profile)) await type(label, value);
  await person.selectOptions(field('Country'), 'Canada');
  await save();
  await waitFor(() => expect(toasts).toEqual([{ title: 'Success', body: 'Hotel settings saved' }]));
  expect(isOff()).toBe(true);
  expect(Object.keys(profile).map((label) => field(label).value)).toEqual(Object.values(profile));
  expect(savedSettings(calls)).toHaveLength(7);
  expect(savedSettings(calls)).toContainEqual({ key: 'hotelCountry', value: 'CA' });
  await type('Address', '2 Pier Street');
  await type('ZIP code', ' 78701 ');
  await save();
  await waitFor(() => expect(toasts).toHaveLength(2));
  expect(savedSettings(calls).slice(7)).toEqual([{ key: 'hotelAddress', value: '2 Pier Street' }]);
});

test('saves once and takes no more words while it saves', async () => {
  const slowly = onCue(saving);
  const { person, calls, field, type, save, button, isOff } = await open([slowly]);
  await type('Address', '1 Pier Street');
  await save();
  expect([button().textContent, isOff(), field('Address').readOnly]).toEqual(['Saving…', true, true]);
  await person.click(button());
  await person.type(field('Address'), '{Enter}');
  slowly.arrive();
  await waitFor(() => expect(button().textContent).toBe('Save changes'));
  expect(savedSettings(calls)).toHaveLength(1);
});

test('takes back what was typed with "Discard"', async () => {
  const { person, field, type, isOff } = await open();
  await type('Address', '1 Pier Street');
  expect(screen.getByText('You have unsaved changes.')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Discard: Hotel' }));
  expect([field('Address').value, isOff()]).toEqual(['', true]);
});

test('says what is wrong at its field when it is left, and sends nothing', async () => {
  const { calls, form, field, type, save } = await open();
  await type('Phone', '512 555 0100');
  await type('Address', '3 Pier Street');
  expect(form.getByText('A phone number looks like +15125550100.')).toBeTruthy();
  await save();
  expect(document.activeElement).toBe(field('Phone'));
  expect(field('Phone').value).toBe('512 555 0100');
  expect(savedSettings(calls)).toEqual([]);
  await type('Phone', '+15125550100');
  expect(form.queryByRole('alert')).toBeNull();
});

test('keeps a value that the server refuses as typed with its sentence, and saves the others', async () => {
  const sentence = 'There is no such place.';
  const refusingZip: Answering = {
    endpoint: settingEndpoints.save,
    respond: (input) =>
      (input as { body: { key: string } }).body.key === 'hotelZip'
        ? { status: 422, body: { error: sentence, message: sentence, code: 'refused', requestId: 'test' } }
        : saving.respond(input),
  };
  const { toasts, calls, form, field, type, save, isOff } = await open([refusingZip]);
  await type('ZIP code', '00000');
  await type('Address', '4 Pier Street');
  await save();
  expect(await form.findByText(sentence)).toBeTruthy();
  expect(toasts).toEqual([{ intent: 'error', title: 'Error', body: 'Not saved: ZIP code' }]);
  expect([field('ZIP code').value, field('Address').value, isOff()]).toEqual(['00000', '4 Pier Street', false]);
  expect(savedSettings(calls)).toContainEqual({ key: 'hotelAddress', value: '4 Pier Street' });
  await save();
  await waitFor(() => expect(toasts).toHaveLength(2));
  expect(savedSettings(calls).slice(2)).toEqual([{ key: 'hotelZip', value: '00000' }]);
});

test('shows what counts in the place of a name that nobody entered', async () => {
  const fromPropertySystem = 'Juniper Lane Suites';
  const { field } = await open([
    answering(settingEndpoints.list, [{ key: 'hotelName', value: 'The hotel', updatedAt: null, fromPropertySystem }]),
  ]);
  expect([field('Hotel name').value, field('Hotel name').placeholder]).toEqual([
    '',
    'From Cloudbeds: Juniper Lane Suites',
  ]);
});
