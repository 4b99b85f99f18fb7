import { setTimeout as wait } from 'node:timers/promises';
import { openRoomPage, pay, type Contact } from '../guest-browser.ts';
import { CONFIRMATION_NUMBER, PAYMENT_LINK, ROOM_LINK } from '../play-trip.ts';
import type { RoughCaller } from './rough-caller.ts';
import type { RoughDoors } from './rough-doors.ts';
import type { RoughPhone } from './rough-phone.ts';
import type { RoughRecord } from './rough-record.ts';

const TEXT_MS = 15_000;
const CONFIRMED_MS = 25_000;
const BETWEEN_TURNS_MS = 1_500;

/** Opens the link on a phone, chooses a room and types who books. @returns whether it got that far */
export async function chooseOnPage(
  doors: RoughDoors,
  caller: RoughCaller,
  record: RoughRecord,
  phone: RoughPhone,
): Promise<boolean> {
  const link = await phone.wait(ROOM_LINK, TEXT_MS);
  if (!link) return getsStuck(record, 'no link to a room was texted');
  const guest = { name: `${caller.name.first} ${caller.name.last}`, number: caller.number };
  const page = openRoomPage(doors.productUrl, new URL(link), guest, caller.random);
  if (!(await page.chooseRoom())) return getsStuck(record, 'no room is free');
  const contact: Contact = {
    firstName: record.name.first,
    lastName: record.name.last,
    email: record.email,
    phone: record.typedPhone,
  };
  // who is told that a number cannot be texted types the plain one
  await page.giveContact(contact).catch((error: unknown) => {
    if (!String(error).includes('cannot be texted')) throw error;
    return page.giveContact({ ...contact, phone: caller.number });
  });
  return true;
}

/** Pays what the newest link on a phone asks for, and waits until the hotel has said that it is booked. */
export async function payRoughly(
  doors: RoughDoors,
  { turns }: Pick<RoughCaller, 'turns'>,
  record: RoughRecord,
  phone: RoughPhone,
): Promise<boolean> {
  const link = await phone.wait(PAYMENT_LINK, TEXT_MS);
  if (!link) return getsStuck(record, 'no payment link was texted');
  const session = new URL(link).pathname.split('/').at(-1) ?? '';
  const isOther = (turn: string): boolean => turn.startsWith('other_') && turn !== 'other_shop';
  for (const turn of turns.filter(isOther)) await doors.turn(session, turn);
  await pay(new URL(link), { name: `${record.name.first} ${record.name.last}`, number: record.number }, 'good');
  record.paid.push({ session, turns });
  if (turns.some(isOther)) return true;
  const number = await phone.wait(CONFIRMATION_NUMBER, CONFIRMED_MS);
  if (number === undefined) return getsStuck(record, 'no confirmation was texted');
  record.confirmationNumber = number;
  for (const turn of turns) {
    await wait(BETWEEN_TURNS_MS);
    await doors.turn(session, turn);
  }
  return true;
}

function getsStuck(record: RoughRecord, where: string): false {
  record.stuck ??= where;
  return false;
}
