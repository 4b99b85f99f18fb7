/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { expectAccessible } from '@booking/remote-kit/testing';
import { openSettings, savedSettings } from './settings.fixture.ts';

const shorterDialog = () => screen.getByRole('dialog', { name: 'Delete what is older?' });
const shorter = () => within(shorterDialog());
const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });

test('saves how long transcripts are kept, and switches recording off', async () => {
  const { person, calls } = openSettings();
  const days = await field('Days for transcripts');
  const save = () => person.click(screen.getByRole('button', { name: 'Save days for transcripts' }));
  expect(screen.getByRole('button', { name: 'Save days for transcripts' }).getAttribute('aria-disabled')).toBe('true');
  await save();
  expect(savedSettings(calls)).toEqual([]);
  await person.clear(days);
  await person.type(days, '1000');
  await save();
  expect(screen.getByText('Choose 1 to 730 days.')).toBeTruthy();
  await person.clear(days);
  await person.paste('\u202a１20\u200b');
  await save();
  await person.click(screen.getByRole('switch', { name: 'Record calls' }));
  expect(savedSettings(calls)).toEqual([
    { key: 'transcriptRetentionDays', value: 120 },
    { key: 'keepRecordings', value: false },
  ]);
});

test('keeps nothing for a shorter time before somebody says that what is older may go', async () => {
  const { person, calls } = openSettings();
  const days = await field('Days for recordings');
  const save = () => person.click(screen.getByRole('button', { name: 'Save days for recordings' }));
  await person.clear(days);
  await person.type(days, '7');
  await save();
  expect(
    shorter().getByText(/kept for 30 days\. What has been kept for longer than 7 is deleted within a day/),
  ).toBeTruthy();
  await expectAccessible(shorterDialog());
  await person.click(shorter().getByRole('button', { name: 'Cancel' }));
  expect([savedSettings(calls), days.value]).toEqual([[], '7']);
  await save();
  await person.click(shorter().getByRole('button', { name: 'Save and delete' }));
  expect(savedSettings(calls)).toEqual([{ key: 'recordingRetentionDays', value: 7 }]);
});
