import { entryOr } from '@booking/contracts/labels';
import { defaultSettings, type SettingEntry, type SettingKey } from '@booking/contracts/settings';
import { phoneInWords } from '@booking/hotel/phone-in-words';
import { words } from '../settings.words.ts';

export type ProfileKey = Exclude<Extract<SettingKey, `hotel${string}` | `${string}AssistantPhone`>, 'hotelColors'>;

type ProfileField = { key: Exclude<ProfileKey, 'hotelCountry'>; type: 'text' | 'tel' | 'email' | 'url'; hint?: string };

const { hints, source } = words;

/** In the order in which they are shown; the country comes after the ZIP code. */
export const hotelFields: readonly ProfileField[] = [
  { key: 'hotelName', type: 'text' },
  { key: 'hotelPhone', type: 'tel', hint: hints.phone },
  { key: 'hotelEmail', type: 'email' },
  { key: 'hotelWebsite', type: 'url' },
  { key: 'hotelAddress', type: 'text' },
  { key: 'hotelZip', type: 'text' },
];
export const assistantFields: readonly ProfileField[] = [
  { key: 'bookingAssistantPhone', type: 'tel', hint: hints.onAi },
  { key: 'experienceAssistantPhone', type: 'tel', hint: hints.onAi },
  { key: 'managerAssistantPhone', type: 'tel', hint: hints.onAi },
];
export const profileKeys: readonly ProfileKey[] = [
  ...hotelFields.map(({ key }) => key),
  'hotelCountry',
  ...assistantFields.map(({ key }) => key),
];

/** Somebody of the hotel entered it; what was emptied again is not. */
const isEntered = ({ key, value, updatedAt }: SettingEntry): boolean =>
  updatedAt !== null && value !== entryOr<string, unknown>(defaultSettings, key, undefined);

const asShown = (key: string, value: string): string => (key.endsWith('Phone') ? phoneInWords(value) : value);

/** What an empty field of the profile stands for, and what there is to say of a value. */
export function sourceOf(key: ProfileKey, entries: readonly SettingEntry[]): { placeholder?: string; hint?: string } {
  const entry = entries.find((each) => each.key === key);
  const known = entry?.fromPropertySystem;
  if (entry && isEntered(entry)) return known ? { hint: source.cloudbedsSays(asShown(key, known)) } : {};
  if (known) return { placeholder: source.fromCloudbeds(asShown(key, known)), hint: hints.leaveEmpty };
  if (key === 'hotelName') return { placeholder: source.untilEntered(defaultSettings.hotelName) };
  if (key === 'bookingAssistantPhone' || key === 'experienceAssistantPhone') {
    const hotel = entries.find((each) => each.key === 'hotelPhone');
    const phone = (hotel?.value as string | undefined) || hotel?.fromPropertySystem;
    return phone ? { placeholder: source.hotelPhone(phoneInWords(phone)) } : {};
  }
  return {};
}
