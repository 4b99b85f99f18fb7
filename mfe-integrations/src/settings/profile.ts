import {
  defaultSettings,
  settingSchemas,
  type SettingEntry,
  type SettingKey,
  type SettingValues,
} from '@booking/contracts/settings';
import * as z from 'zod/mini';

export type ProfileKey = Extract<SettingKey, `hotel${string}` | `${string}AssistantPhone`>;
export type Profile = Pick<SettingValues, ProfileKey>;
export type ProfileChange = { key: ProfileKey; value: string };

type ProfileField = { key: ProfileKey; label: string; type: 'text' | 'tel' | 'email' | 'url'; hint?: string };

/** In the order in which they are asked for. */
export const profileFields: readonly ProfileField[] = [
  { key: 'hotelName', label: 'Hotel name', type: 'text' },
  { key: 'hotelPhone', label: 'Phone', type: 'tel', hint: 'With country code, such as +15125550100' },
  { key: 'hotelEmail', label: 'Email', type: 'email' },
  { key: 'hotelWebsite', label: 'Website', type: 'url' },
  { key: 'hotelAddress', label: 'Address', type: 'text' },
  { key: 'hotelZip', label: 'ZIP code', type: 'text' },
  { key: 'hotelCountry', label: 'Country', type: 'text', hint: 'Two capital letters, such as US' },
  { key: 'bookingAssistantPhone', label: 'Booking agent phone', type: 'tel', hint: 'On /ai; the phone above if empty' },
  {
    key: 'experienceAssistantPhone',
    label: 'Customer experience agent phone',
    type: 'tel',
    hint: 'On /ai; the phone above if empty',
  },
  { key: 'managerAssistantPhone', label: 'Staff assistant phone', type: 'tel', hint: 'On /ai, where anybody reads it' },
];

/** Every setting by its key. The API holds each value to the same schema, so it is not read by it again. */
export const settingsOf = (entries: readonly SettingEntry[]): SettingValues => ({
  ...defaultSettings,
  ...(Object.fromEntries(entries.map(({ key, value }) => [key, value])) as Partial<SettingValues>),
});

/** The fields of the profile among the settings. */
export const profileOf = (settings: SettingValues): Profile =>
  Object.fromEntries(profileFields.map(({ key }) => [key, settings[key]])) as Profile;

const trimmed = (typed: string): string => typed.trim();

/** Reads a profile as it is typed, each field by the schema of its setting. */
export const profileSchema = z.object(
  Object.fromEntries(
    profileFields.map(({ key }) => [key, z.pipe(z.transform(trimmed), settingSchemas[key])]),
  ) as unknown as Record<ProfileKey, z.ZodMiniType<string>>,
);

/** What differs from what is saved. */
export const changesOf = (profile: Profile, saved: Profile): ProfileChange[] =>
  profileFields.map(({ key }) => ({ key, value: profile[key] })).filter(({ key, value }) => value !== saved[key]);
