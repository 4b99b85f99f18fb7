import { hotelDate } from '@booking/hotel/hotel-time';
import { checkouts, expireCheckout, returnKeyOf } from '../../providers/at-stripe.ts';
import {
  aboutToPay,
  addressIn,
  callTool,
  getLink,
  newCaller,
  newStay,
  paymentOf,
  see,
  select,
} from '../../people/guest-trip.ts';
import { callsAt } from '../../providers/account-contents.ts';
import { invited, giveEverything } from '../../people/precheckin.ts';
import { eventually } from '../../start/running-api.ts';
import { newestConversation, visitorOf } from '../../people/web-visitor.ts';
import { eveningZone, guest, post, texts, reserved, type Copied, type Hotel } from './copied-request.ts';

/** Copies of requests by which guests book and check in, and staff text or phone them. By the name of the request. */
export const copiesOfGuests: Record<string, (hotel: Hotel) => Promise<Copied>> = {
  'POST /api/room-selection/{token}/select': async (hotel) => {
    const caller = newCaller();
    const link = await getLink(hotel, caller);
    const [room] = (await see(hotel, link)).rooms;
    return {
      send: () => select(hotel, link, room!),
      effects: async () =>
        (
          await hotel.api.sql(
            'SELECT FROM room_hold JOIN guest_session s ON s.id = session_id WHERE guest_phone = $1',
            [caller.guest],
          )
        ).length,
    };
  },
  'POST /api/room-selection/{token}/contact': async (hotel) => {
    const caller = newCaller();
    const link = await getLink(hotel, caller);
    await select(hotel, link, (await see(hotel, link)).rooms[0]!);
    const before = (await checkouts(hotel)).length;
    return {
      send: () => post(hotel, `${link}/contact`, { ...guest, phone: caller.guest }, {}),
      effects: async () =>
        Math.max((await checkouts(hotel)).length - before, await texts(hotel, caller.guest, /pay for your stay/)),
    };
  },
  'POST /api/booking-details/{token}/submit': async (hotel) => {
    const caller = newCaller();
    await callTool(hotel, caller, 'send_booking_details_link', { ...newStay(), phone: caller.guest });
    const token = (await addressIn(hotel, caller, 'complete your booking')).split('/').at(-1)!;
    const before = (await checkouts(hotel)).length;
    return {
      send: () => post(hotel, `/api/booking-details/${token}/submit`, guest, {}),
      effects: async () =>
        Math.max((await checkouts(hotel)).length - before, await texts(hotel, caller.guest, /pay for your stay/)),
    };
  },
  'POST /api/booking-return/{token}/pay': async (hotel) => {
    const { caller } = await aboutToPay(hotel);
    const { stripeSession } = await paymentOf(hotel, caller);
    const token = await returnKeyOf(hotel, stripeSession!);
    await expireCheckout(hotel, stripeSession!);
    await paymentOf(hotel, caller, ({ status }) => status === 'expired');
    const before = (await checkouts(hotel)).length;
    return {
      send: () => post(hotel, `/api/booking-return/${token}/pay`, {}, {}),
      effects: async () =>
        Math.max((await checkouts(hotel)).length - before, (await texts(hotel, caller.guest, /pay for your stay/)) - 1),
    };
  },
  'POST /api/new-link': async (hotel) => {
    const caller = newCaller();
    const token = (await getLink(hotel, caller)).split('/').at(-1)!;
    await hotel.api.sql('UPDATE guest_session SET expires_at = now() WHERE guest_phone = $1', [caller.guest]);
    return {
      send: () => post(hotel, '/api/new-link', { page: 'room-select', token }, {}),
      effects: () =>
        eventually(async () => (await texts(hotel, caller.guest, /choose your room/)) - 1 || undefined, 700),
    };
  },
  'POST /api/precheckin/{token}/pay': async (hotel) => {
    const { caller, ...reservation } = await reserved(hotel);
    const { link } = await invited(hotel, reservation, caller.guest);
    const before = (await checkouts(hotel)).length;
    return {
      send: () => post(hotel, `${link}/pay`, {}, {}),
      effects: async () => (await checkouts(hotel)).length - before,
    };
  },
  'POST /api/precheckin/{token}/checkin': async (hotel) => {
    const { guest: phone } = newCaller();
    const { id } = await hotel.desk.reserveToday({ phone });
    const stay = await hotel.desk.property.changeStay('test', id, { startDate: hotelDate(new Date(), eveningZone) });
    const precheckin = await invited(hotel, stay, phone);
    await giveEverything(hotel, precheckin);
    return {
      send: () => post(hotel, `${precheckin.link}/checkin`, {}, {}),
      effects: () =>
        eventually(async () => {
          const notes = await hotel.desk.property.listNotes('test', id).catch(() => []);
          return notes.filter(({ text }) => text.startsWith('Pre-check-in: ')).length;
        }, 700),
    };
  },
  'POST /api/admin/precheckins': async (hotel) => {
    const { caller, id } = await reserved(hotel);
    return {
      send: () => post(hotel, '/api/admin/precheckins', { reservationId: id }),
      effects: () => texts(hotel, caller.guest, /pre-check-in/),
    };
  },
  'POST /api/admin/call-logs/{id}/text-link': async (hotel) => {
    const caller = newCaller();
    await getLink(hotel, caller);
    const [session] = await hotel.api.sql<{ id: string }>('SELECT id FROM guest_session WHERE guest_phone = $1', [
      caller.guest,
    ]);
    await eventually(async () => (await hotel.api.sql('SELECT FROM call WHERE id = $1', [caller.id])).length > 0);
    return {
      send: () => post(hotel, `/api/admin/call-logs/${caller.id}/text-link`, { sessionId: session!.id }),
      effects: async () => (await texts(hotel, caller.guest, /choose your room/)) - 1,
    };
  },
  'POST /api/ai/conversations/{token}/rooms': async (hotel) => {
    const [phone, stay] = [newCaller().guest, newStay()];
    const token = await visitorOf(hotel).begin({ assistant: 'booking', firstName: 'Rosa', phone });
    const id = await newestConversation(hotel);
    // a proof, as a code that came back leaves it
    await hotel.api.sql(
      `INSERT INTO phone_proof (conversation_id, code_hash, expires_at, proven_at) VALUES ($1, '', now(), now())`,
      [id],
    );
    const [room] = (await see(hotel, await getLink(hotel, newCaller(), stay))).rooms;
    const { roomTypeID: roomTypeId, ratePlanID: ratePlanId } = room!;
    return {
      send: () => post(hotel, `/api/ai/conversations/${token}/rooms`, { stay, roomTypeId, ratePlanId }, {}),
      effects: async () => (await hotel.api.sql('SELECT FROM guest_session WHERE guest_phone = $1', [phone])).length,
    };
  },
  'POST /api/ai/conversations/{token}/voice': async (hotel) => {
    const token = await visitorOf(hotel).begin({ assistant: 'booking', firstName: 'Rosa', phone: newCaller().guest });
    const before = (await callsAt(hotel.simulators)).length;
    return {
      send: () => post(hotel, `/api/ai/conversations/${token}/voice`, {}, {}),
      effects: async () => (await callsAt(hotel.simulators)).length - before,
    };
  },
  'POST /api/admin/vapi/test-call': async (hotel) => {
    const before = (await callsAt(hotel.simulators)).length;
    return {
      send: () =>
        post(hotel, '/api/admin/vapi/test-call', { phoneNumber: '+15125550107', testScenario: 'booking_flow' }),
      effects: async () => (await callsAt(hotel.simulators)).length - before,
    };
  },
};
