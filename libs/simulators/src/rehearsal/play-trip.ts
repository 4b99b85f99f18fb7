import type { Guest, Stay } from '../callers/scene.ts';
import type { ScriptName } from '../callers/script.ts';
import type { Random } from '../shared-kernel/random.ts';
import { openDetailsPage, openRoomPage, pay } from './guest-browser.ts';
import { pickUpPhone } from './guest-phone.ts';

/** How far a caller goes. Pages that are opened and left run out by themselves. */
export type Ending =
  | 'never_opens'
  | 'hesitates'
  | 'lets_it_expire'
  | 'declined'
  | 'declined_then_pays'
  | 'pays'
  | 'pays_by_form'
  | 'opens_form'
  | 'pays_and_extends'
  | 'pays_and_asks_to_extend'
  | 'pays_and_cancels';

/** A call to be played that began at `startedAt` (epoch ms). */
export type RehearsedCall = {
  script: ScriptName;
  guest: Guest;
  stay: Stay;
  startedAt: number;
  confirmationNumber?: string;
};

export type Trip = {
  ending: Ending;
  guest: Guest;
  stay: Stay;
  startedAt: number;
  random: Random;
};

/** The doors of the hotel that a guest goes through. */
export type Doors = {
  productUrl: string;
  twilioUrl: string;
  call: (call: RehearsedCall) => Promise<void>;
};

export const ROOM_LINK = /https?:\S+\/room-select\/\S+/;
export const DETAILS_LINK = /https?:\S+\/booking-details\/\S+/;
export const PAYMENT_LINK = /https?:\S+\/c\/pay\/\S+/;
const EXTENSION_LINK = /(?<=to stay until [^\n]{1,80})https?:\S+\/c\/pay\/\S+/;
export const CONFIRMATION_NUMBER = /(?<=your reservation )\d+(?= (?:from|for) [^\n]{1,80} is confirmed)/;
const LATER_MS = 12 * 60_000;

/** One caller who goes on where the call ended: opens the text, chooses, gives a name and pays, or stops on the way. */
export async function playTrip(doors: Doors, trip: Trip): Promise<void> {
  const { ending, guest, stay, startedAt, random } = trip;
  if (ending === 'pays_by_form' || ending === 'opens_form') return playForm(doors, trip);
  await doors.call({ script: 'booking_flow', guest, stay, startedAt });
  if (ending === 'never_opens') return;
  const phone = pickUpPhone(doors.twilioUrl, guest.number);
  const link = await phone.link(ROOM_LINK);
  if (!link) return;
  const page = openRoomPage(doors.productUrl, link, guest, random);
  if (ending === 'hesitates' || !(await page.chooseRoom())) return;
  await page.giveContact();
  const payment = await phone.link(PAYMENT_LINK);
  if (!payment || ending === 'lets_it_expire') return;
  if (ending === 'declined' || ending === 'declined_then_pays') await pay(payment, guest, 'declined');
  if (ending !== 'declined') await pay(payment, guest, 'good');
}

/** One caller who takes the cheapest room on the phone, and gives name and email on the page of a form. */
async function playForm(doors: Doors, { ending, guest, stay, startedAt }: Trip): Promise<void> {
  await doors.call({ script: 'book_by_form', guest, stay, startedAt });
  const phone = pickUpPhone(doors.twilioUrl, guest.number);
  const link = await phone.link(DETAILS_LINK);
  if (!link) return;
  const page = openDetailsPage(doors.productUrl, link, guest);
  await page.look();
  if (ending === 'opens_form') return;
  await page.giveDetails();
  const payment = await phone.link(PAYMENT_LINK);
  if (payment) await pay(payment, guest, 'good');
}

/** Of those whose reservation is confirmed some think again, and call. */
export async function callAgain(doors: Doors, { ending, guest, stay, startedAt }: Trip): Promise<void> {
  if (!['pays_and_extends', 'pays_and_asks_to_extend', 'pays_and_cancels'].includes(ending)) return;
  const phone = pickUpPhone(doors.twilioUrl, guest.number);
  const confirmationNumber = await phone.read(CONFIRMATION_NUMBER);
  if (confirmationNumber === undefined) return;
  const script = ending === 'pays_and_cancels' ? 'cancel_stay' : 'extend_stay';
  await doors.call({ script, guest, stay, startedAt: startedAt + LATER_MS, confirmationNumber });
  if (ending !== 'pays_and_extends') return;
  const payment = await phone.link(EXTENSION_LINK);
  if (payment) await pay(payment, guest, 'good');
}
