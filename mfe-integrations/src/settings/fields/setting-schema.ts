import { defaultSettings, settingSchemas, type SettingKey, type SettingValues } from '@booking/contracts/settings';
import { unreadableSentence } from '@booking/hotel/hotel-colors';
import { visibleText } from '@booking/hotel/visible-text';
import * as z from 'zod/mini';

/** Settings as fields hold them: numbers as they are typed. */
export type HeldSettings = { [Key in SettingKey]: SettingValues[Key] extends number ? string : SettingValues[Key] };

const asNumber = (typed: string): number => {
  const seen = visibleText(typed);
  return seen === '' ? NaN : Number(seen);
};
const trimmed = (typed: string): string => typed.trim();
/** An emptied name is the one of the property system again, as the default is. */
const nameOrDefault = (typed: string): string => trimmed(typed) || defaultSettings.hotelName;

/** The server checks the same. */
const readableColors = settingSchemas.hotelColors.check(({ value, issues }) => {
  for (const [name, color] of Object.entries(value)) {
    const message = unreadableSentence(color);
    if (message !== undefined) issues.push({ code: 'custom', message, input: color, path: [name] });
  }
});

function readerOf(key: SettingKey): z.ZodMiniType {
  if (key === 'hotelColors') return readableColors;
  const schema: z.ZodMiniType = settingSchemas[key];
  if (typeof defaultSettings[key] === 'number')
    return z.pipe(z.transform(asNumber), schema as z.ZodMiniType<unknown, number>);
  if (typeof defaultSettings[key] !== 'string') return schema;
  return z.pipe(z.transform(key === 'hotelName' ? nameOrDefault : trimmed), schema as z.ZodMiniType<unknown, string>);
}

/** Reads what the fields of these settings hold, each by the schema of its setting. */
export const schemaOf = (keys: readonly SettingKey[]) =>
  z.object(Object.fromEntries(keys.map((key) => [key, readerOf(key)]))) as unknown as z.ZodMiniType<
    Partial<SettingValues>
  >;

const heldValue = (key: SettingKey, settings: SettingValues): unknown => {
  const value = settings[key];
  if (key === 'hotelName') return value === defaultSettings.hotelName ? '' : value;
  return typeof value === 'number' ? `${value}` : value;
};

/** What the fields of these settings hold at first. */
export const heldOf = (keys: readonly SettingKey[], settings: SettingValues): HeldSettings =>
  Object.fromEntries(keys.map((key) => [key, heldValue(key, settings)])) as HeldSettings;
