import { inventoryEndpoints, type AvailableRoomType } from '@booking/contracts/inventory';
import { addDays, hotelDate } from '@booking/hotel/hotel-time';
import { expect, type Page, type Sql } from '../console.ts';

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

/** The first three nights from 40 days on that a room type is free for at all its rates: of holidays others have the last room. */
export async function stayAtAllRates(page: Page, roomType: string, party: string): Promise<string> {
  for (let day = 40; day < 100; day += 1) {
    const stay = `startDate=${dayFromToday(day)}&endDate=${dayFromToday(day + 3)}&${party}`;
    const answer = await page.request.get(`${inventoryEndpoints.roomTypes.path}?${stay}`);
    expect(answer.status()).toBe(200);
    const free = (await answer.json()) as AvailableRoomType[];
    if (free.filter(({ roomTypeName }) => roomTypeName === roomType).length === 3) return stay;
  }
  throw new Error(`${roomType} is free at all its rates for no three nights of two months.`);
}
