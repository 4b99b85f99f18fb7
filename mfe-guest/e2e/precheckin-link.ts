import { expect, type Page } from '../../shell/e2e/console.ts';

const areas = ['210', '214', '254', '469', '713', '817', '830', '832', '903', '972'];

/** Guests who come one after the other have phones of their own, so that a text of one is none of the next: another one each second. */
export function newPhone(): string {
  const second = Math.floor(Date.now() / 1000);
  const [area, number] = [areas[Math.floor(second / 100) % areas.length], 100 + (second % 100)];
  return `+1${area}555${String(number).padStart(4, '0')}`;
}

async function linksOn(number: string): Promise<string[]> {
  const twilio = Number(new URL(process.env['E2E_CONTROL_URL']!).port) + 4;
  const texts = await (await fetch(`http://127.0.0.1:${twilio}/api/phones/${number}/texts`)).text();
  return texts.match(/http[^"\s]+\/precheckin\/[\w.~-]+/g) ?? [];
}

/** The desk has the guest of a reservation texted a link. @returns the link */
export async function textPrecheckinLink(
  desk: Page,
  { phone, reservationId }: { phone: string; reservationId: string },
): Promise<string> {
  const before = await linksOn(phone);
  // the account's requests a second are shared with the product
  await expect(async () => {
    const answer = await desk.request.post('/api/admin/precheckins', {
      data: { reservationId },
      headers: { origin: process.env['E2E_URL']! },
    });
    expect(answer.status(), await answer.text()).toBe(200);
  }).toPass({ timeout: 60_000, intervals: [2_000, 10_000] });
  const newLink = async () => (await linksOn(phone)).find((link) => !before.includes(link));
  await expect.poll(newLink, { timeout: 20_000 }).toBeDefined();
  return (await newLink())!;
}
