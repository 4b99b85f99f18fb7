import { z } from 'zod';
import { addDays } from '../shared-kernel/plain-date.ts';
import { requestJson, type Basic } from './json-request.ts';
import type { RehearsedCall } from './play-trip.ts';

export type StaffOptions = {
  productUrl: string;
  /** Who keeps the whitelist. */
  keeper: Basic;
  call: (call: RehearsedCall) => Promise<void>;
  /** The hotel's date (YYYY-MM-DD), and epoch ms. */
  today: string;
  now: number;
};

const employees = z.array(
  z.looseObject({ id: z.string(), firstName: z.string(), lastName: z.string(), phoneNumber: z.string() }),
);

const FIRST_NUMBER = 5_125_550_180;
/** Nobody's on the whitelist. */
const STRANGER = { name: 'Morgan Vale', number: '+15125550179' };
const MINUTES_APART = 25;

/**
 * Has the whitelist filled as a person would, from Cloudbeds and then by entering numbers, but for the last of them; then they
 * call the staff assistant, and so does a stranger.
 */
export async function playStaff({ productUrl, keeper, call, today, now }: StaffOptions): Promise<void> {
  const ask = (method: string, path: string, body?: object): Promise<unknown> =>
    requestJson('the product', method, new URL(`/api/admin/employees${path}`, productUrl).href, {
      basic: keeper,
      ...(body && { body }),
    });
  await ask('POST', '/sync-cloudbeds');
  const people = employees.parse(await ask('GET', ''));
  const reachable = people.slice(0, -1).map((person, index) => ({ ...person, phone: String(FIRST_NUMBER + index) }));
  for (const { id, phone, phoneNumber } of reachable) {
    if (phoneNumber === '') await ask('PATCH', `/${id}`, { phoneNumber: phone, isActive: true });
  }
  const callers = reachable.map(({ firstName, lastName, phone, phoneNumber }) => ({
    name: `${firstName} ${lastName}`,
    number: `+1${phoneNumber || phone}`,
  }));
  const stay = { startDate: today, endDate: addDays(today, 1), adults: 1, children: 0 };
  for (const [index, guest] of [...callers, STRANGER].entries()) {
    const startedAt = now - (index + 1) * MINUTES_APART * 60_000;
    await call({ script: 'staff_arrivals', guest, stay, startedAt });
  }
}
