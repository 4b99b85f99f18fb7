import { privacyEndpoints, type PrivacyRequest } from '@booking/contracts/privacy-desk';
import type { ConnectedApi } from '../start/connected-api.ts';
import {
  addressIn,
  getLink,
  isSynced,
  newCaller,
  newStay,
  paymentOf,
  post,
  see,
  select,
  type Caller,
} from './guest-trip.ts';
import { payCheckout } from './payment-page.ts';
import { giveEverything } from './precheckin.ts';
import { eventually } from '../start/running-api.ts';
import { report } from '../providers/server-messages.ts';
import { sendLink } from './signing-guest.ts';

/** A guest whom nobody else is called like. */
export type ErasableGuest = Caller & { firstName: string; lastName: string; email: string; reservationId: string };

let guests = 0;

/** A call that the simulated voice platform knows. @returns its id there */
async function callAt({ vapi, env }: ConnectedApi['simulators']): Promise<string> {
  const headers = { authorization: `Bearer ${env['VAPI_TEST_API_KEY']!}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ assistant: { name: 'Guest booking' } });
  const answer = await fetch(`${vapi}/call/web`, { method: 'POST', headers, body });
  if (!answer.ok) throw new Error(await answer.text());
  return ((await answer.json()) as { id: string }).id;
}

/** What the platform reports of their call, full of what says who they are. */
export const tellingReport = ({ firstName, lastName, email, ...phone }: ErasableGuest) =>
  report(phone, {
    analysis: { summary: `${firstName} ${lastName} booked; write to ${email}.` },
    artifact: {
      messages: [
        { role: 'bot', message: 'Who is calling?', time: phone.at + 1000, secondsFromStart: 1 },
        { role: 'user', message: `${firstName} ${lastName}, ${email}`, time: phone.at + 4000, secondsFromStart: 4 },
      ],
      recordingUrl: 'https://recordings.example/mono.wav',
    },
  });

/** Phones, chooses a room, pays, is booked, signs, shows an ID; what a fresh hotel has no door for is put beside it. */
export async function erasableGuest(hotel: ConnectedApi): Promise<ErasableGuest> {
  const n = (guests += 1);
  const caller = { ...newCaller(), id: await callAt(hotel.simulators) };
  const known = { firstName: `Quillon${n}`, lastName: `Vandersmeer${n}`, email: `quill${n}@vandersmeer.example` };
  const { api } = hotel;
  await post(hotel, '/api/guest-intake', { phone: caller.guest, email: known.email }).catch(() => undefined);
  const link = await getLink(hotel, caller, newStay());
  const [room] = (await see(hotel, link)).rooms;
  for (const step of [
    () => select(hotel, link, room!),
    () => post(hotel, `${link}/contact`, { ...known, phone: caller.guest }),
  ]) {
    const answer = await step();
    if (!answer.ok) throw new Error(await answer.text());
  }
  await payCheckout((await see(hotel, link)).paymentUrl!);
  const { id, reservationId } = await paymentOf(hotel, caller, isSynced);
  const guest = { ...caller, ...known, reservationId: reservationId! };
  await api.webhook(tellingReport(guest));
  await sendLink(hotel, guest.reservationId);
  const token = (await addressIn(hotel, caller, 'pre-check-in')).split('/').at(-1)!;
  await giveEverything(hotel, { token, link: `/api/precheckin/${token}` });
  const asked = { fact: 'name', wanted: `${known.firstName} von ${known.lastName}`, note: `Write to ${known.email}.` };
  await post(hotel, `/api/precheckin/${token}/corrections`, asked);
  const name = `${known.firstName} ${known.lastName}`;
  await api.sql(`INSERT INTO alert_message (mode, alert_id, kind, alert) VALUES ('test', $1, 'raised', $2)`, [
    `unsynced-${id}`,
    { title: `The payment of ${name} (${caller.guest})`, to: known.email },
  ]);
  await api.sql(
    `INSERT INTO extension_request (mode, payment_id, reservation_id, guest_name, guest_phone, guest_email, room_type_name,
       requested_workflow, additional_nights, original_checkout_date, new_checkout_date)
     VALUES ('test', $1, $2, $3, $4, $5, 'Garden Room', 'before_11am', 1, '2026-01-02', '2026-01-03')`,
    [id, reservationId, name, caller.guest, known.email],
  );
  await api.sql(
    `INSERT INTO guest_intake (phone, email, check_in_date, check_out_date) VALUES ($1, $2, '2026-01-01', '2026-01-02')`,
    [caller.guest, known.email],
  );
  await api.sql(`INSERT INTO verification_log (mode, phone_number, success, call_id) VALUES ('test', $1, false, $2)`, [
    caller.guest.slice(2),
    caller.id,
  ]);
  await eventually(
    async () => (await api.sql('SELECT FROM call WHERE id = $1 AND summary IS NOT NULL', [caller.id])).length,
  );
  return guest;
}

/** Every place in the database, the queue included, where one of the words stands. @returns `table: row` */
export async function placesOf({ api }: ConnectedApi, words: string[], but: string[] = []): Promise<string[]> {
  const tables = await api.sql<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
     WHERE schemaname IN ('public', 'jobs') AND NOT tablename = ANY ($1) ORDER BY 1`,
    [but],
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await api.sql<{ row: string }>(`SELECT t::text AS row FROM ${name} t WHERE t::text ~* ANY ($1)`, [
      words,
    ]);
    found.push(...rows.map(({ row }) => `${name}: ${row.slice(0, 300)}`));
  }
  return found;
}

/** Waits until an erasure is over, or `check` finds it as it is to be. */
export const erasureOf = (
  { api }: ConnectedApi,
  { id }: PrivacyRequest,
  check: (request: PrivacyRequest) => boolean = ({ finishedAt }) => finishedAt !== null,
): Promise<PrivacyRequest> =>
  eventually(
    async () => {
      const request = await api.call(privacyEndpoints.request, { params: { id } });
      return check(request) && request;
    },
    100,
    60_000,
  );
