import { defaultSettings, type SettingEntry, type SettingKey, type SettingValues } from '@booking/contracts/settings';
import { words } from '../settings.words.ts';
import type { SettingChange } from '../settings.queries.ts';

/** From how many days to how many. */
export type Shortened = { key: SettingKey; from: number; to: number };

/** Days for which something is kept: with fewer of them, what is older is deleted. */
const kept: readonly SettingKey[] = [
  'idImageRetentionDays',
  'transcriptRetentionDays',
  'recordingRetentionDays',
  'verificationLogRetentionDays',
  'auditRetentionDays',
  'intakeRetentionDays',
];

/** Every setting by its key. The API holds each value to the same schema, so it is not read by it again. */
export const settingsOf = (entries: readonly SettingEntry[]): SettingValues => ({
  ...defaultSettings,
  ...(Object.fromEntries(entries.map(({ key, value }) => [key, value])) as Partial<SettingValues>),
});

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What differs from what is saved. */
export const changesOf = (
  keys: readonly SettingKey[],
  read: Partial<SettingValues>,
  saved: SettingValues,
): SettingChange[] =>
  keys
    .filter((key) => !isSame(read[key], saved[key]))
    .map((key) => ({ key, value: read[key] }) as unknown as SettingChange);

/** What would be kept for a shorter time. */
export const shortenedBy = (changes: readonly SettingChange[], saved: SettingValues): Shortened[] =>
  changes
    .filter(({ key, value }) => kept.includes(key) && Number(value) < Number(saved[key]))
    .map(({ key, value }) => ({ key, from: Number(saved[key]), to: Number(value) }));

/** What is told once these are saved. */
export function savedSentence(changes: readonly SettingChange[], section: string): string {
  const has = (...keys: SettingKey[]): boolean => changes.some(({ key }) => keys.includes(key));
  if (has('keepRecordings')) return words.toasts.publish;
  if (has('checkInHour', 'checkOutHour')) return words.toasts.hours;
  if (has('registrationText', 'authorizationText', 'registrationTextEs', 'authorizationTextEs'))
    return words.toasts.newVersion;
  return words.toasts.saved(section);
}
