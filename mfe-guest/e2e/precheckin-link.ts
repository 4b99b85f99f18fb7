import { expect, type Page } from '../../shell/e2e/console.ts';
import { bookSinceYesterday } from './cloudbeds.ts';
import { takeUpPhone, textAfter } from './trip.ts';

export type Arrival = { reservation: string; link: string };

/** Somebody who arrived yesterday is texted the link by the desk, so that check-in is open at every hour of the day. */
export async function textedArrival(
  desk: Page,
  phone: Page,
  guest: { lastName: string; phone: string },
): Promise<Arrival> {
  const reservation = await bookSinceYesterday(guest);
  const others = await takeUpPhone(phone, guest.phone);
  // Cloudbeds may have been asked too often just now
  await expect(async () => {
    const answer = await desk.request.post('/api/admin/precheckins', {
      data: { reservationId: reservation },
      headers: { origin: process.env['E2E_URL']! },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
  }).toPass({ timeout: 90_000, intervals: [2_000, 10_000] });
  const link = await (await textAfter(phone, others)).getByRole('link').getAttribute('href');
  return { reservation, link: link! };
}
