import type { ToolAudience } from '@booking/contracts/tools';
import { addDays, hotelDate } from '@booking/hotel/hotel-time';
import { newCaller, type Caller } from '../../people/guest-trip.ts';
import { eveningZone, texts, type Hotel } from './copied-request.ts';

/** A tool call that is ready to be sent, and what it has done so far; `answer` is what the first copy was answered. */
export type CopiedToolCall = { caller: Caller; args: object; effects: (answer: string) => Promise<number> };
/** By the name of the tool. */
export type CopiesOfTools = Record<string, (hotel: Hotel) => Promise<CopiedToolCall>>;

/** Where the tools of an audience are. */
export const doors = {
  guest: 'vapi-tools',
  staff: 'staff-tools',
  customer_experience: 'customer-tools',
} as const satisfies Record<ToolAudience, string>;

/** Each time it is done, its caller gets a text. */
export const texting = (hotel: Hotel, caller: Caller, args: object, words: RegExp): CopiedToolCall => ({
  caller,
  args,
  effects: () => texts(hotel, caller.guest, words),
});

/** What can be done once: a copy that did it again would be answered otherwise than the first. */
export const saying = (caller: Caller, args: object, words: RegExp): CopiedToolCall => ({
  caller,
  args,
  effects: async (answer) => Number(words.test(answer)),
});

/** A caller with a stay of two nights in a month. */
export async function withStay({ desk }: Hotel) {
  const caller = newCaller();
  const startDate = addDays(hotelDate(new Date(), eveningZone), 30);
  const { id, endDate } = await desk.reserve({ startDate, endDate: addDays(startDate, 2), phone: caller.guest });
  return { caller, id, endDate };
}

/** A caller who may check in now. */
export async function arriving({ desk }: Hotel) {
  const caller = newCaller();
  const { id } = await desk.reserveToday({ phone: caller.guest });
  await desk.property.changeStay('test', id, { startDate: hotelDate(new Date(), eveningZone) });
  return { caller, id };
}

/** A caller who is in the hotel and owes nothing. */
export async function staying(hotel: Hotel) {
  const { caller, id } = await arriving(hotel);
  const { property } = hotel.desk;
  await property.checkIn('test', id);
  const { balanceCents } = await property.getReservation('test', id);
  await property.recordPayment('test', id, balanceCents, 'paid at the desk');
  return { caller, id };
}
