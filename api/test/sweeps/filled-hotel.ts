import { randomUUID } from 'node:crypto';
import { documentationEndpoints } from '@booking/contracts/ai-documentation';
import { assistantEndpoints } from '@booking/contracts/assistants';
import { employeeEndpoints } from '@booking/contracts/employees';
import { goldenCallEndpoints } from '@booking/contracts/golden-calls';
import { privacyEndpoints } from '@booking/contracts/privacy-desk';
import { savedViewEndpoints } from '@booking/contracts/saved-views';
import { addDays } from '@booking/hotel/hotel-time';
import { deliver } from '../requests/call-rows.ts';
import type { ConnectedApi } from '../start/connected-api.ts';
import { returnKeyOf } from '../providers/at-stripe.ts';
import { openFrontDesk } from '../people/front-desk.ts';
import { aboutToPay, addressIn, isSynced, newStay, paymentOf, callTool } from '../people/guest-trip.ts';
import { startHotelWithAssistant, type HotelWithAssistant } from '../start/hotel-with-assistant.ts';
import { payCheckout } from '../people/payment-page.ts';
import { eventually, owner, type RunningApi } from '../start/running-api.ts';
import { report } from '../providers/server-messages.ts';
import { readyGuest } from '../people/signing-guest.ts';
import { basicOf, signIn } from '../people/staff.ts';
import { callOf } from '../requests/tool-calls.ts';
import { visitorOf } from '../people/web-visitor.ts';

/** Ids by the word before them in addresses. */
export type Ids = Record<string, string[]>;

/** A hotel in which there is one of everything that has an address of its own. */
export type FilledHotel<Api = RunningApi> = ConnectedApi<Api> & {
  ids: Ids;
  /** The tokens guests hold, likewise. */
  tokens: Ids;
};

const idsIn = async ({ api }: ConnectedApi, table: string): Promise<string[]> =>
  (await api.sql<{ id: string }>(`SELECT id::text FROM ${table}`)).map(({ id }) => id);

/** The photos guests see, once each is kept: what fetches them would otherwise go on beside what is tested. */
const pictures = ({ api }: ConnectedApi): Promise<string[]> =>
  eventually(async () => {
    const hashes = (await api.sql<{ hash: string | null }>('SELECT DISTINCT hash FROM picture')).map(
      ({ hash }) => hash,
    );
    return hashes.length > 0 && hashes.every((hash) => hash !== null) && hashes;
  });

/** Rows that only something going wrong would leave, and an employee and a pre-check-in of the other mode. */
const leftBehind = `
  INSERT INTO inbound_event (provider, event_key, kind, mode, payload, status, attempts)
    VALUES ('vapi', 'given up', 'end-of-call-report', 'test', '{"message":{"type":"x"}}', 'dead', 5);
  INSERT INTO match_run (mode, started_at, started_by, since, finished_at) VALUES ('test', now(), 'owner', now(), now());
  INSERT INTO payment_difference (mode, key, kind, amount_cents, says, at, run_id, first_seen_at, last_seen_at)
    SELECT 'test', 'x', 'not_at_stripe', 100, '{}', now(), id, now(), now() FROM match_run;
  INSERT INTO employee (mode, first_name, last_name, role, phone_number, is_active)
    VALUES ('live', 'Lee', 'Live', 'Manager', '5125550999', true);`;

export const fillHotel = async (...adjust: Parameters<typeof startHotelWithAssistant>): Promise<FilledHotel> =>
  fill(await startHotelWithAssistant(...adjust));

export async function fill<Api extends RunningApi>(hotel: HotelWithAssistant<Api>): Promise<FilledHotel<Api>> {
  const { api } = hotel;
  const desk = await openFrontDesk(hotel);
  await hotel.publish();

  const { caller, link, address } = await aboutToPay(hotel);
  await deliver(api, [report({ ...caller, at: Date.now() - 60_000 })]);
  await payCheckout(address);
  const { stripeSession } = await paymentOf(hotel, caller, isSynced);
  const details = { ...newStay(), phone: caller.guest };
  await callTool(hotel, caller, 'send_booking_details_link', details);

  const guest = await readyGuest(hotel, desk);
  const { id: reservationId, endDate } = guest.reservation;
  await callOf(hotel, guest.phone).customer('extend_stay', { reservationId, newCheckoutDate: addDays(endDate, 2) });

  await api.call(documentationEndpoints.create, {
    body: { category: 'Guest Communication', title: 'Pool', content: 'Open until ten.' },
  });
  await api.call(goldenCallEndpoints.fromCall, { body: { callId: caller.id } });
  await api.call(employeeEndpoints.create, {
    body: { phoneNumber: '5125550901', firstName: 'Ana', lastName: 'Lopez' },
  });
  await api.call(savedViewEndpoints.save, { body: { list: 'calls', name: 'Booked', search: '?outcome=booked' } });
  await api.sql(leftBehind);
  await signIn(api, owner.email, owner.password);
  const asked = await api.request(privacyEndpoints.export.path, {
    method: 'POST',
    headers: basicOf(owner.email, owner.password),
    body: { identifiers: [caller.guest] },
  });
  await asked.text();
  const conversation = await visitorOf(hotel).begin({ assistant: 'booking', firstName: 'Rosa', phone: '5125550902' });

  await desk.stop();
  const [assistants, calls, payments] = await Promise.all([
    api.call(assistantEndpoints.list),
    idsIn(hotel, 'call'),
    idsIn(hotel, 'payment'),
  ]);
  return {
    ...hotel,
    ids: {
      assistants: assistants.map(({ id }) => String(id)),
      'ai-documentation': await idsIn(hotel, 'ai_documentation'),
      'golden-calls': await idsIn(hotel, 'golden_call'),
      'call-logs': calls,
      call: calls,
      'payment-events': payments,
      guests: await idsIn(hotel, 'guest'),
      precheckins: await idsIn(hotel, 'precheckin'),
      'extension-requests': await idsIn(hotel, 'extension_request'),
      employees: (await api.call(employeeEndpoints.list)).map(({ id }) => id),
      'webhook-events': await idsIn(hotel, 'inbound_event'),
      differences: await idsIn(hotel, 'payment_difference'),
      reservations: [reservationId],
      remotes: ['mfe-operations'],
      accounts: await idsIn(hotel, 'account'),
      sessions: await idsIn(hotel, 'session'),
      requests: await idsIn(hotel, 'privacy_request'),
      'saved-views': await idsIn(hotel, 'saved_view'),
      'another mode': await idsIn(hotel, `employee WHERE mode = 'live'`),
      nothing: [randomUUID(), '404404'],
    },
    tokens: {
      'room-selection': [link.split('/').at(-1)!],
      'booking-details': [(await addressIn(hotel, caller, 'details')).split('/').at(-1)!],
      'booking-return': [await returnKeyOf(hotel, stripeSession!)],
      precheckin: [guest.token],
      conversations: [conversation],
      pictures: await pictures(hotel),
    },
  };
}
