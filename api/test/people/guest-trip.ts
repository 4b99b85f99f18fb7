import { randomUUID } from 'node:crypto';
import { addDays, hotelDate } from '@booking/hotel/hotel-time';
import type { OfferedRoom, RoomSelectionSession } from '@booking/contracts/guest-pages';
import { paymentEndpoints, type PaymentEvent } from '@booking/contracts/payments';
import type { ConnectedApi } from '../start/connected-api.ts';
import { eventually } from '../start/running-api.ts';
import { toolCalls, type Json } from '../providers/server-messages.ts';
import { announce, tokenFor } from '../requests/tool-calls.ts';

/** Somebody on the phone; each has a number of their own. */
export type Caller = { id: string; at: number; guest: string };
export type Stay = { startDate: string; endDate: string; adults: number; children: number };

let callers = 0;
export const newCaller = (): Caller => ({ id: randomUUID(), at: Date.now(), guest: `+15125550${100 + callers++}` });

let stays = 0;
/** Two nights that no other stay of this file touches. */
export function newStay(): Stay {
  const startDate = addDays(hotelDate(new Date(), 'America/Chicago'), 40 + 3 * stays++);
  return { startDate, endDate: addDays(startDate, 2), adults: 2, children: 0 };
}

export const guest = { firstName: 'Jane', lastName: 'Doe', email: 'jane@guest.example' };

/** What a guest tool says to its caller. */
export async function callTool({ api }: ConnectedApi, caller: Caller, name: string, args: Json): Promise<string> {
  await announce(api, caller);
  const answer = await api.request(`/api/vapi-tools/${name}`, {
    method: 'POST',
    headers: tokenFor('vapi-tools'),
    body: toolCalls(caller, [{ id: randomUUID(), name, arguments: args }]),
  });
  const { results } = (await answer.json()) as { results: { result?: string; error?: string }[] };
  return results[0]!.result ?? results[0]!.error!;
}

/** The texts a phone got from the hotel, oldest first. */
export async function textsOf(
  { simulators }: ConnectedApi,
  { guest: number }: Pick<Caller, 'guest'>,
): Promise<string[]> {
  const answer = await fetch(`${simulators.twilio}/api/phones/${number}/texts`);
  const texts = (await answer.json()) as { body: string }[];
  return texts.map(({ body }) => body);
}

/** The address at the end of the newest text that says `words`, once there are so many of them. */
export const addressIn = (
  trip: ConnectedApi,
  caller: Pick<Caller, 'guest'>,
  words: string,
  atLeast = 1,
): Promise<string> =>
  eventually(async () => {
    const said = (await textsOf(trip, caller)).filter((each) => each.includes(words));
    return said.length >= atLeast && /http\S+$/.exec(said.at(-1)!)?.[0];
  });

/** Phones and gets a link to choose a room. @returns where its calls are */
export async function getLink(trip: ConnectedApi, caller = newCaller(), stay = newStay()): Promise<string> {
  await callTool(trip, caller, 'send_room_selection_link', { ...stay, phone: caller.guest });
  const token = (await addressIn(trip, caller, 'choose your room')).split('/').at(-1)!;
  return `/api/room-selection/${token}`;
}

export async function see({ api }: ConnectedApi, link: string): Promise<RoomSelectionSession> {
  const answer = await api.request(link);
  if (!answer.ok) throw new Error(await answer.text());
  return ((await answer.json()) as { session: RoomSelectionSession }).session;
}

export const post = ({ api }: ConnectedApi, path: string, body: object): Promise<Response> =>
  api.request(path, { method: 'POST', body });

export const select = (trip: ConnectedApi, link: string, { roomTypeID, ratePlanID }: OfferedRoom): Promise<Response> =>
  post(trip, `${link}/select`, { roomTypeId: roomTypeID, ratePlanId: ratePlanID });

export const contact = (trip: ConnectedApi, link: string, { guest: phone }: Caller): Promise<Response> =>
  post(trip, `${link}/contact`, { ...guest, phone });

/** Chooses the cheapest room and says who books. @returns where to pay */
export async function chooseRoom(trip: ConnectedApi, caller: Caller, link: string): Promise<string> {
  const [room] = (await see(trip, link)).rooms;
  for (const answer of [await select(trip, link, room!), await contact(trip, link, caller)]) {
    if (!answer.ok) throw new Error(await answer.text());
  }
  return (await see(trip, link)).paymentUrl!;
}

type Paying = { caller: Caller; link: string; address: string };

/** A caller who has chosen the cheapest room and has the page to pay on before them. */
export async function aboutToPay(trip: ConnectedApi, caller = newCaller(), stay = newStay()): Promise<Paying> {
  const link = await getLink(trip, caller, stay);
  return { caller, link, address: await chooseRoom(trip, caller, link) };
}

/** The newest payment of a caller as the console shows it, once `check` finds it so. @throws Error with how it was after 20 s */
export async function paymentOf(
  { api }: ConnectedApi,
  { guest: number }: Caller,
  check: (payment: PaymentEvent) => boolean = () => true,
): Promise<PaymentEvent> {
  let last: PaymentEvent | undefined;
  const look = async (): Promise<PaymentEvent | false> => {
    const payments = await api.call(paymentEndpoints.list);
    last = payments.find(({ metadata }) => metadata['guestPhone'] === number);
    return last !== undefined && check(last) && last;
  };
  return eventually(look)
    .catch(() => eventually(look))
    .catch(() => Promise.reject(new Error(`It stayed ${JSON.stringify(last)}.`)));
}

export const isSynced = ({ syncStatus }: PaymentEvent): boolean => syncStatus === 'synced';
