/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { alertEndpoints } from '@booking/contracts/alerts';
import { cloudbedsConnectionEndpoints } from '@booking/contracts/cloudbeds-connection';
import { defaultSettings, settingEndpoints, settingKeys } from '@booking/contracts/settings';
import { answering, renderScreen, type Answering } from '@booking/remote-kit/testing';
import { Screen } from './settings.screen.tsx';

const updatedAt = '2026-11-21T12:00:00.000Z';
const house: Answering[] = [
  answering(
    settingEndpoints.list,
    settingKeys.map((key) => ({ key, value: defaultSettings[key], updatedAt: null })),
  ),
  answering(settingEndpoints.credentials, []),
  answering(alertEndpoints.delivery, { host: null, newest: null }),
  answering(cloudbedsConnectionEndpoints.status, {
    connected: false,
    propertyID: null,
    expired: false,
    expiresAt: null,
    message: 'Not connected to Cloudbeds',
    method: null,
  }),
];
const saving = answering(settingEndpoints.save, ({ body }) => ({ ...body, updatedAt }));

const open = (answers: Answering[] = []) =>
  renderScreen(Screen, { path: '/settings', answers: [...house, ...answers] });
const shorter = () => within(screen.getByRole('dialog', { name: 'Delete what is older?' }));
const days = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Days after departure' });

test('days that cannot be are refused at the field and never sent', async () => {
  const { person, calls } = open([saving]);
  const field = await days();
  await person.clear(field);
  await person.type(field, '3');
  await person.click(screen.getByRole('button', { name: 'Save Days' }));
  expect(screen.getByText('Choose 0 to delete at departure, or 7 to 365 days.')).toBeTruthy();
  expect(calls.map(({ endpoint }) => endpoint)).not.toContain(settingEndpoints.save);

  await person.clear(field);
  await person.type(field, '14');
  await person.click(screen.getByRole('button', { name: 'Save Days' }));
  await person.click(shorter().getByRole('button', { name: 'Save and delete' }));
  expect(calls.at(-1)?.input.body).toEqual({ key: 'idImageRetentionDays', value: 14 });
  expect((await days()).value).toBe('14');
});

test('how long transcripts are kept is saved, and recording is switched off', async () => {
  const { person, calls } = open([saving]);
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Days for transcripts' });
  await person.clear(field);
  await person.type(field, '1000');
  await person.click(screen.getByRole('button', { name: 'Save days for transcripts' }));
  expect(screen.getByText('Choose 1 to 730 days.')).toBeTruthy();
  await person.clear(field);
  await person.type(field, '120');
  await person.click(screen.getByRole('button', { name: 'Save days for transcripts' }));
  expect(calls.at(-1)?.input.body).toEqual({ key: 'transcriptRetentionDays', value: 120 });
  await person.click(screen.getByRole('switch', { name: 'Record calls' }));
  expect(calls.at(-1)?.input.body).toEqual({ key: 'keepRecordings', value: false });
});

test('nothing is kept for a shorter time before somebody says that what is older may go', async () => {
  const { person, calls } = open([saving]);
  const save = () => person.click(screen.getByRole('button', { name: 'Save days for recordings' }));
  const saved = () => calls.filter(({ endpoint }) => endpoint === settingEndpoints.save).map(({ input }) => input.body);
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Days for recordings' });
  await person.clear(field);
  await person.type(field, '7');
  await save();
  expect(
    shorter().getByText(/kept for 30 days\. What has been kept for longer than 7 is deleted within a day/),
  ).toBeTruthy();
  await person.click(shorter().getByRole('button', { name: 'Cancel' }));
  expect([saved(), field.value]).toEqual([[], '7']);
  await save();
  await person.click(shorter().getByRole('button', { name: 'Save and delete' }));
  expect(saved()).toEqual([{ key: 'recordingRetentionDays', value: 7 }]);
});

test('whoever leaves with something unsaved is asked first', async () => {
  const { person, leave, address } = open();
  await person.type(await days(), '0');
  await leave('/');
  const question = within(screen.getByRole('dialog', { name: 'Leave without saving?' }));
  await person.click(question.getByRole('button', { name: 'Stay' }));
  expect([address(), (await days()).value]).toEqual(['/settings', '300']);
  await leave('/');
  await person.click(question.getByRole('button', { name: 'Leave' }));
  expect(await screen.findByText('Another screen')).toBeTruthy();
});

test('a role that may not see the settings asks for none of them', async () => {
  const user = { id: '3', name: 'Vera Viewer', email: 'vera@hotel.example', role: 'viewer' as const };
  const { calls } = renderScreen(Screen, { path: '/settings', user, answers: [] });
  expect(screen.getByText('You do not have access')).toBeTruthy();
  expect(calls).toEqual([]);
});
