import { addDays, hotelDate } from '@booking/hotel/hotel-time';
import type { Page, Sql } from './console.ts';

/** The hotel's date, so many days from today. */
export const dayFromToday = (days: number): string => addDays(hotelDate(new Date(), 'America/Chicago'), days);

export const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
export const rooms = (page: Page) => panel(page, 'Available Rooms');
export const roomTypes = (page: Page) => rooms(page).getByRole('heading', { level: 3 });

/** Nothing that Cloudbeds said is known any more. */
export const forgetAnswers = (sql: Sql) => sql('DELETE FROM provider_cache');

/** Everything Cloudbeds said was said so much earlier, and what was booked there was booked earlier still. */
export async function passTime(sql: Sql, interval: string): Promise<void> {
  await sql('UPDATE room_hold SET booked_at = booked_at - $1::interval', [interval]);
  await sql('UPDATE provider_cache SET at = at - $1::interval', [interval]);
}
