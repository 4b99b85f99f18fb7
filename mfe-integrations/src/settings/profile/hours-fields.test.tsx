/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { defaultSettings, settingEndpoints, type SettingEntry } from '@booking/contracts/settings';
import { answering, expectAccessible } from '@booking/remote-kit/testing';
import { openSettings, savedSettings, section } from '../settings.fixture.ts';

const cloudbedsSays: Partial<Record<string, string>> = { checkInHour: '15:00', checkOutHour: '11:00' };
const entries = (['checkInHour', 'checkOutHour'] as const).map((key): SettingEntry => ({
  ...{ key, value: defaultSettings[key], updatedAt: null },
  fromPropertySystem: cloudbedsSays[key]!,
}));

async function open(known = false) {
  const mounted = openSettings(known ? [answering(settingEndpoints.list, entries)] : []);
  const form = within(await screen.findByRole('form', { name: 'Hotel' }));
  const field = (label: string) => form.getByLabelText<HTMLInputElement>(label);
  return { ...mounted, form, field, save: () => section('Hotel').save(mounted.person) };
}

test('shows the hours that count, and names those of Cloudbeds where they differ', async () => {
  const { form, field } = await open(true);
  expect([field('Check-in from').value, field('Check-out until').value]).toEqual(['16:00', '11:00']);
  expect(form.getByText('Cloudbeds says “3:00 PM”')).toBeTruthy();
  expect(form.queryByText('Cloudbeds says “11:00 AM”')).toBeNull();
  await expectAccessible(screen.getByRole('form', { name: 'Hotel' }));
});

test('takes over the hour of Cloudbeds by a click, and says what follows from it', async () => {
  const { person, toasts, calls, form, field, save } = await open(true);
  await person.click(form.getByRole('button', { name: 'Use 3:00 PM' }));
  expect(field('Check-in from').value).toBe('15:00');
  expect(form.queryByText('Cloudbeds says “3:00 PM”')).toBeNull();
  await save();
  const body = 'Guests sign the new hours from now on. Publish your assistants, and their next calls say them.';
  await waitFor(() => expect(toasts).toEqual([{ title: 'Success', body }]));
  expect(savedSettings(calls)).toEqual([{ key: 'checkInHour', value: '15:00' }]);
});

test('saves an hour that is typed, and refuses one that is none', async () => {
  const { calls, form, field, save } = await open();
  fireEvent.change(field('Check-out until'), { target: { value: '' } });
  await save();
  expect(form.getByText('An hour looks like 16:00.')).toBeTruthy();
  expect(savedSettings(calls)).toEqual([]);
  fireEvent.change(field('Check-out until'), { target: { value: '12:30' } });
  await save();
  await waitFor(() => expect(savedSettings(calls)).toEqual([{ key: 'checkOutHour', value: '12:30' }]));
});
