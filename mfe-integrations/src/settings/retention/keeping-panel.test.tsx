/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { expectAccessible } from '@booking/remote-kit/testing';
import { openSettings, savedSettings, section } from '../settings.fixture.ts';

const shorterDialog = () => screen.getByRole('dialog', { name: 'Delete older data?' });
const shorter = () => within(shorterDialog());
const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const privacy = section('Privacy and retention');

test('saves how long transcripts are kept, and that calls are not recorded, with one button', async () => {
  const { person, calls, toasts } = openSettings();
  const days = await field('Days for transcripts');
  const save = () => privacy.save(person);
  expect(privacy.isOff()).toBe(true);
  await save();
  expect(savedSettings(calls)).toEqual([]);
  await person.clear(days);
  await person.type(days, '1000');
  await save();
  expect(screen.getByText('Choose 1 to 730 days.')).toBeTruthy();
  await person.clear(days);
  await person.type(days, '120');
  await person.click(screen.getByRole('switch', { name: 'Record calls' }));
  await save();
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(toasts[0]?.body).toMatch(/^Saved\. Publish your assistants/);
  expect(savedSettings(calls)).toEqual([
    { key: 'transcriptRetentionDays', value: 120 },
    { key: 'keepRecordings', value: false },
  ]);
});

test('keeps nothing for a shorter time before somebody says that what is older may go', async () => {
  const { person, calls } = openSettings();
  for (const [name, value] of [
    ['Days for recordings', '7'],
    ['Days for transcripts', '30'],
  ] as const) {
    await person.clear(await field(name));
    await person.type(await field(name), value);
  }
  await privacy.save(person);
  expect(shorter().getByText('Days for recordings: 30 now, 7 after saving')).toBeTruthy();
  expect(shorter().getByText('Days for transcripts: 90 now, 30 after saving')).toBeTruthy();
  await expectAccessible(shorterDialog());
  await person.click(shorter().getByRole('button', { name: 'Cancel' }));
  expect([savedSettings(calls), (await field('Days for recordings')).value]).toEqual([[], '7']);
  await privacy.save(person);
  await person.click(shorter().getByRole('button', { name: 'Save and delete' }));
  await waitFor(() => expect(savedSettings(calls)).toHaveLength(2));
  expect(savedSettings(calls)).toContainEqual({ key: 'recordingRetentionDays', value: 7 });
});
