import { screen, within } from '@testing-library/react';
import { alertDeliveryEndpoints } from '@booking/contracts/alert-delivery';
import { emailEndpoints } from '@booking/contracts/emails';
import { cloudbedsConnectionEndpoints, type CloudbedsConnection } from '@booking/contracts/cloudbeds-connection';
import { pictureEndpoints } from '@booking/contracts/pictures';
import { defaultSettings, settingEndpoints, settingKeys, type SettingEntry } from '@booking/contracts/settings';
import { answering, renderScreen, type Answering, type Call, type Mounted } from '@booking/remote-kit/testing';
import { Screen } from './settings.screen.tsx';

export const savedAt = '2026-11-10T18:00:00.000Z';

export const connection = (given: Partial<CloudbedsConnection> = {}): CloudbedsConnection => ({
  connected: false,
  propertyID: null,
  expired: false,
  expiresAt: null,
  message: 'Not connected.',
  method: null,
  ...given,
});

/** The settings as they came, which can be saved, and nothing connected. */
export function settingsApi(): Answering[] {
  const entries = new Map<string, SettingEntry>(
    settingKeys.map((key) => [key, { key, value: defaultSettings[key], updatedAt: null }]),
  );
  return [
    answering(settingEndpoints.list, () => [...entries.values()]),
    answering(settingEndpoints.save, ({ body: { key, value } }) => {
      const saved = { key, value, updatedAt: savedAt };
      entries.set(key, saved);
      return saved;
    }),
    answering(settingEndpoints.credentials, []),
    answering(pictureEndpoints.hotelPictures, { logo: null, photo: null, fromPropertySystem: null }),
    answering(alertDeliveryEndpoints.delivery, { host: null, newest: null }),
    answering(emailEndpoints.delivery, { host: null, from: null, sentAt: null, undelivered: [] }),
    answering(cloudbedsConnectionEndpoints.status, connection()),
  ];
}

/** @param answers what is answered differently */
export const openSettings = (answers: Answering[] = [], at = '/settings'): Mounted =>
  renderScreen(Screen, { path: '/settings', at, answers: [...answers, ...settingsApi()] });

/** The bar that saves a section. */
export function section(title: string) {
  const bar = () => within(screen.getByRole('group', { name: title }));
  const button = () => bar().getByRole('button', { name: /^(Save changes|Saving…)/ });
  return {
    button,
    isOff: () => button().getAttribute('aria-disabled') === 'true',
    save: (person: Mounted['person']) => person.click(button()),
  };
}

export const panel = (name: string) => within(screen.getByRole('region', { name }));
export const savedSettings = (calls: Call[]): unknown[] =>
  calls.filter(({ endpoint }) => endpoint === settingEndpoints.save).map(({ input }) => input.body);
