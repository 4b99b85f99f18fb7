import { entryOr } from '@booking/contracts/labels';
import { defaultSettings, type SettingEntry } from '@booking/contracts/settings';

/** Whether somebody of the hotel entered it; what was emptied again is not. */
const isEntered = ({ key, value, updatedAt }: SettingEntry): boolean =>
  updatedAt !== null && value !== entryOr<string, unknown>(defaultSettings, key, undefined);

/** Where the value of a setting comes from, in words; undefined for one that has no value. */
export function sourceOf(entry: SettingEntry): string | undefined {
  const { fromPropertySystem: known } = entry;
  if (isEntered(entry)) return known ? `Entered here; Cloudbeds says “${known}”` : 'Entered here';
  if (known) return `From Cloudbeds, until it is entered here: “${known}”`;
  return entry.value === '' ? undefined : `Not entered yet; until then it is “${String(entry.value)}”`;
}

/** The value that holds, and whose it is where it was not entered here. */
export function valueInForce(entry: SettingEntry): string {
  const { fromPropertySystem: known } = entry;
  return known && !isEntered(entry) ? `${known} (from Cloudbeds)` : String(entry.value);
}
