import { createHash, randomUUID } from 'node:crypto';
import { addressOf } from '@booking/contracts/endpoint';
import { extensionEndpoints } from '@booking/contracts/extensions';
import { paymentEndpoints } from '@booking/contracts/payments';
import { addDays, hotelDate } from '@booking/hotel/hotel-time';
import { type TOTP, URI } from 'otpauth';
import { atStripe, checkouts } from '../at-stripe.ts';
import { openBrowser, told } from '../browser.ts';
import type { ConnectedApi } from '../connected-api.ts';
import type { Desk } from '../desk.ts';
import {
  aboutToPay,
  addressIn,
  getLink,
  isSynced,
  newCaller,
  newStay,
  paymentOf,
  say,
  see,
  select,
} from '../guest-trip.ts';
import { callsAt, textsTo } from '../held.ts';
import { payCheckout } from '../payment-page.ts';
import { invited, giveEverything } from '../precheckin.ts';
import { reservationsFor } from '../reservations.ts';
import { eventually, owner } from '../running-api.ts';
import { postStripe, stripeEvent, stripeSignature } from '../signed.ts';
import { addAccount, basicOf, staffPassword } from '../staff.ts';
import { addEmployee, browserOf, codeOf } from '../staff-codes.ts';
import { callOf, zoneWhereItIs } from '../tool-calls.ts';
import { newestConversation, setUpAssistants, visitorOf } from '../web-visitor.ts';

/** A request that is ready to be sent, and what it has done so far to money, phones or codes. */
export type Copied = { send: () => Promise<Response>; effects: (answers: readonly Response[]) => Promise<number> };
type House = ConnectedApi & { desk: Desk };

/** The house stands where guests of today may check in already. */
export const eveningZone = zoneWhereItIs(18);

const asOwner = basicOf(owner.email, owner.password);
const accepted = async (answers: readonly Response[]): Promise<number> => answers.filter(({ ok }) => ok).length;
const guest = { firstName: 'Jane', lastName: 'Doe', email: 'jane@guest.example' };

const post = ({ api }: House, path: string, body: object = {}, headers: Record<string, string> = asOwner) =>
  api.request(path, { method: 'POST', headers, body });

const texts = async ({ simulators }: House, number: string, words: RegExp): Promise<number> =>
  (await textsTo(simulators, number)).filter(({ body }) => words.test(body)).length;

async function paid(house: House) {
  const { caller, address } = await aboutToPay(house);
  await payCheckout(address);
  return { caller, payment: await paymentOf(house, caller, isSynced) };
}

/** Paid, while the room was just taken at Cloudbeds. */
async function unsynced(house: House) {
  const { caller, address } = await aboutToPay(house);
  await house.simulators.fault('cloudbeds', 'room_just_taken');
  await payCheckout(address);
  const payment = await paymentOf(house, caller, ({ syncStatus }) => syncStatus === 'failed');
  await house.simulators.heal();
  return { caller, payment };
}

async function reserved(house: House, inDays = 5) {
  const caller = newCaller();
  const startDate = addDays(hotelDate(new Date(), 'America/Chicago'), inDays);
  return { caller, ...(await house.desk.reserve({ startDate, endDate: addDays(startDate, 2), phone: caller.guest })) };
}

async function signInLink({ api }: House): Promise<string> {
  const token = `${randomUUID()}-${randomUUID()}`;
  await api.sql(
    `INSERT INTO sign_in_link (token_hash, account_id, expires_at) SELECT $1, id, now() + interval '1 hour' FROM account LIMIT 1`,
    [createHash('sha256').update(token).digest()],
  );
  return token;
}

/** By the name of the request. */
export const copied: Record<string, (house: House) => Promise<Copied>> = {
  'POST /api/admin/payment-events/{id}/refund': async (house) => {
    const { id, refundedCents, syncStatus, stripeSession } = (await paid(house)).payment;
    const body = { amountCents: 700, reason: 'The guest fell ill.', seen: { refundedCents, syncStatus } };
    const { payment_intent: intent } = await atStripe<{ payment_intent: string }>(
      house,
      'GET',
      `checkout/sessions/${stripeSession!}`,
    );
    return {
      send: () => post(house, addressOf(paymentEndpoints.refund, { id }), body),
      effects: async () =>
        (await atStripe<{ data: unknown[] }>(house, 'GET', `refunds?payment_intent=${intent}`)).data.length,
    };
  },
  'POST /api/admin/payment-events/{id}/retry-sync': async (house) => {
    const { caller, payment } = await unsynced(house);
    return {
      send: () => post(house, addressOf(paymentEndpoints.retrySync, payment)),
      effects: async () => {
        await paymentOf(house, caller, isSynced);
        return Math.max(
          (await reservationsFor(house, payment.id)).length,
          await texts(house, caller.guest, /is confirmed/),
        );
      },
    };
  },
  'POST /api/admin/payment-events/{id}/close': async (house) => {
    const { payment } = await unsynced(house);
    return {
      send: () => post(house, addressOf(paymentEndpoints.close, payment), { note: 'Booked at the desk.' }),
      effects: accepted,
    };
  },
  'POST /api/admin/extension-requests/{id}/retry': async (house) => {
    const { caller, id, endDate } = await reserved(house);
    const newCheckoutDate = addDays(endDate, 1);
    await callOf(house, caller.guest).customer('extend_stay', { reservationId: id, newCheckoutDate });
    const address = await addressIn(house, caller, 'to stay until');
    await house.simulators.fault('cloudbeds', 'server_error');
    await payCheckout(address);
    const request = await eventually(async () =>
      (await house.api.call(extensionEndpoints.list)).find(
        ({ reservationID, errorMessage }) => reservationID === id && errorMessage !== undefined,
      ),
    );
    await house.api.sql(`UPDATE payment SET sync_status = 'failed', sync_failed_at = now() WHERE reservation_id = $1`, [
      id,
    ]);
    await house.simulators.heal();
    return {
      send: () => post(house, addressOf(extensionEndpoints.retry, request)),
      effects: async () => {
        const isLonger = async () => {
          const now = await house.desk.property.reservation('test', id).catch(() => undefined);
          return now?.endDate === newCheckoutDate && now.paidCents > 0 && now;
        };
        return (await eventually(isLonger, 700)).paidCents / request.amountCents;
      },
    };
  },
  'POST /api/admin/payment-match': async (house) => ({
    send: () => post(house, '/api/admin/payment-match'),
    effects: async () => (await house.api.sql('SELECT FROM match_run')).length,
  }),
  'POST /api/room-selection/{token}/select': async (house) => {
    const caller = newCaller();
    const link = await getLink(house, caller);
    const [room] = (await see(house, link)).rooms;
    return {
      send: () => select(house, link, room!),
      effects: async () =>
        (
          await house.api.sql(
            'SELECT FROM room_hold JOIN guest_session s ON s.id = session_id WHERE guest_phone = $1',
            [caller.guest],
          )
        ).length,
    };
  },
  'POST /api/room-selection/{token}/contact': async (house) => {
    const caller = newCaller();
    const link = await getLink(house, caller);
    await select(house, link, (await see(house, link)).rooms[0]!);
    const before = (await checkouts(house)).length;
    return {
      send: () => post(house, `${link}/contact`, { ...guest, phone: caller.guest }, {}),
      effects: async () =>
        Math.max((await checkouts(house)).length - before, await texts(house, caller.guest, /pay for your stay/)),
    };
  },
  'POST /api/booking-details/{token}/submit': async (house) => {
    const caller = newCaller();
    await say(house, caller, 'send_booking_details_link', { ...newStay(), phone: caller.guest });
    const token = (await addressIn(house, caller, 'complete your booking')).split('/').at(-1)!;
    const before = (await checkouts(house)).length;
    return {
      send: () => post(house, `/api/booking-details/${token}/submit`, guest, {}),
      effects: async () =>
        Math.max((await checkouts(house)).length - before, await texts(house, caller.guest, /pay for your stay/)),
    };
  },
  'POST /api/precheckin/{token}/pay': async (house) => {
    const { caller, ...reservation } = await reserved(house);
    const { link } = await invited(house, reservation, caller.guest);
    const before = (await checkouts(house)).length;
    return {
      send: () => post(house, `${link}/pay`, {}, {}),
      effects: async () => (await checkouts(house)).length - before,
    };
  },
  'POST /api/precheckin/{token}/checkin': async (house) => {
    const { guest: phone } = newCaller();
    const { id } = await house.desk.reserveToday({ phone });
    const stay = await house.desk.property.changeStay('test', id, { startDate: hotelDate(new Date(), eveningZone) });
    const precheckin = await invited(house, stay, phone);
    await giveEverything(house, precheckin);
    return {
      send: () => post(house, `${precheckin.link}/checkin`, {}, {}),
      effects: () =>
        eventually(async () => {
          const notes = await house.desk.property.notes('test', id).catch(() => []);
          return notes.filter(({ text }) => text.startsWith('Pre-check-in: ')).length;
        }, 700),
    };
  },
  'POST /api/admin/precheckins': async (house) => {
    const { caller, id } = await reserved(house);
    return {
      send: () => post(house, '/api/admin/precheckins', { reservationId: id }),
      effects: () => texts(house, caller.guest, /pre-check-in/),
    };
  },
  'POST /api/admin/call-logs/{id}/text-link': async (house) => {
    const caller = newCaller();
    await getLink(house, caller);
    const [session] = await house.api.sql<{ id: string }>('SELECT id FROM guest_session WHERE guest_phone = $1', [
      caller.guest,
    ]);
    await eventually(async () => (await house.api.sql('SELECT FROM call WHERE id = $1', [caller.id])).length > 0);
    return {
      send: () => post(house, `/api/admin/call-logs/${caller.id}/text-link`, { sessionId: session!.id }),
      effects: async () => (await texts(house, caller.guest, /choose your room/)) - 1,
    };
  },
  'POST /api/admin/vapi/test-call': async (house) => {
    const before = (await callsAt(house.simulators)).length;
    return {
      send: () =>
        post(house, '/api/admin/vapi/test-call', { phoneNumber: '+15125550107', testScenario: 'booking_flow' }),
      effects: async () => (await callsAt(house.simulators)).length - before,
    };
  },
  'POST /api/vapi-tools/send_verification_code': async (house) => {
    const phone = await addEmployee(house);
    return {
      send: () => post(house, '/api/vapi-tools/send_verification_code', { phone }, {}),
      effects: async () => {
        await codeOf(house, phone);
        return (await house.api.sql('SELECT FROM verification_challenge WHERE phone = $1', [phone])).length;
      },
    };
  },
  'POST /api/vapi-tools/verify_code': async (house) => {
    const [phone, browser] = [await addEmployee(house), browserOf(house)];
    await browser.send(phone);
    const code = await codeOf(house, phone);
    return { send: () => browser.verify(code), effects: accepted };
  },
  'POST /api/ai/conversations': async (house) => {
    const [phone, browser] = [await addEmployee(house, { role: 'Manager' }), browserOf(house)];
    await browser.send(phone);
    await browser.verify(await codeOf(house, phone));
    return {
      send: () => visitorOf(house).start({ assistant: 'manager', phone }, browser.headers()),
      effects: accepted,
    };
  },
  'POST /api/ai/conversations/{token}/messages': async (house) => {
    const visitor = visitorOf(house);
    const token = await visitor.begin({ assistant: 'booking', firstName: 'Rosa', phone: '+15125550149' });
    const id = await newestConversation(house);
    return {
      send: () => visitor.say(token, 'Is there a pool?'),
      effects: async () =>
        (await house.api.sql<{ said: number }>('SELECT said FROM web_conversation WHERE id = $1', [id]))[0]!.said,
    };
  },
  'POST /api/auth/sign-in-link': async (house) => {
    const token = await signInLink(house);
    return { send: () => post(house, '/api/auth/sign-in-link', { token }, {}), effects: accepted };
  },
  'POST /api/auth/invitation': async (house) => {
    const boss = openBrowser(house.api);
    await told(await boss.post('/api/auth/sign-in', { email: owner.email, password: owner.password }));
    const body = { name: 'Ana', email: 'ana@hotel.example', role: 'front_desk' };
    const { link } = await told<{ link: string }>(await boss.post('/api/admin/accounts', body));
    const token = link.split('#')[1]!;
    return {
      send: () => post(house, '/api/auth/invitation', { token, password: 'four words of ours' }, {}),
      effects: accepted,
    };
  },
  'POST /api/auth/second-factor': async (house) => {
    const { email, browser, code } = await withSecondFactor(house);
    await told(await browser.post('/api/auth/sign-in', { email, password: staffPassword }));
    return { send: () => browser.copy().post('/api/auth/second-factor', { code: code(1) }), effects: accepted };
  },
  'POST /api/auth/step-up': async (house) => {
    const { email, browser, code } = await withSecondFactor(house);
    await told(await browser.post('/api/auth/sign-in', { email, password: staffPassword }));
    await told(await browser.post('/api/auth/second-factor', { code: code(1) }));
    await house.api.sql('UPDATE account SET second_factor_step = 0 WHERE email = $1', [email]);
    return { send: () => browser.copy().post('/api/auth/step-up', { code: code() }), effects: accepted };
  },
  'POST /api/webhooks/stripe': async (house) => {
    const body = stripeEvent({
      id: 'evt_copied',
      type: 'refund.created',
      object: { id: 're_copied', object: 'refund' },
    });
    const signature = stripeSignature(body, house.simulators.env['STRIPE_TEST_WEBHOOK_SECRET']!);
    return {
      send: () => postStripe(house.api, body, signature),
      effects: async () =>
        (await house.api.sql(`SELECT FROM inbound_event WHERE provider = 'stripe' AND payload->>'id' = 'evt_copied'`))
          .length,
    };
  },
};

async function withSecondFactor({ api }: House) {
  const email = await addAccount(api, 'manager', `copied-${randomUUID().slice(0, 8)}`);
  const browser = openBrowser(api);
  await told(await browser.post('/api/auth/sign-in', { email, password: staffPassword }));
  const { uri } = await told<{ uri: string }>(
    await browser.post('/api/auth/second-factor/begin', { password: staffPassword }),
  );
  const app = URI.parse(uri) as TOTP;
  const code = (stepsAway = 0): string => app.generate({ timestamp: Date.now() + stepsAway * 30_000 });
  await told(await browser.post('/api/auth/second-factor/confirm', { code: code() }));
  return { email, browser: openBrowser(api), code };
}

/** What has to be there before any of them. */
export const prepare = (house: House): Promise<unknown> => setUpAssistants(house);
