import type { SettingKey } from '@booking/contracts/settings';
import { unreadableSentence, type HotelColors } from '@booking/hotel/hotel-colors';

type Issue = { path: readonly string[]; message: string };

/** Why colors of guests' pages cannot be saved: text on them would be hard to read. */
export function unreadableColors(key: SettingKey, value: unknown): Issue[] {
  if (key !== 'hotelColors') return [];
  return Object.entries(value as HotelColors).flatMap(([name, color]) => {
    const message = unreadableSentence(color);
    return message === undefined ? [] : [{ path: [name], message }];
  });
}
