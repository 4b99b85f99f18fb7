import { hotelDate } from '@booking/hotel/hotel-time';
import { checkouts } from '../../providers/at-stripe.ts';
import { addressIn, getLink, newCaller, newStay, callTool, see, select } from '../../people/guest-trip.ts';
import { callsAt } from '../../providers/held.ts';
import { invited, giveEverything } from '../../people/precheckin.ts';
import { eventually } from '../../start/running-api.ts';
import { visitorOf } from '../../people/web-visitor.ts';
import { eveningZone, guest, post, texts, reserved, type Copied, type House } from './copied-request.ts';

/** Copies of requests by which guests book and check in, and staff text or phone them. By the name of the request. */
export const copiesOfGuests: Record<string, (house: House) => Promise<Copied>> = {
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
    await callTool(house, caller, 'send_booking_details_link', { ...newStay(), phone: caller.guest });
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
  'POST /api/ai/conversations/{token}/voice': async (house) => {
    const token = await visitorOf(house).begin({ assistant: 'booking', firstName: 'Rosa', phone: newCaller().guest });
    const before = (await callsAt(house.simulators)).length;
    return {
      send: () => post(house, `/api/ai/conversations/${token}/voice`, {}, {}),
      effects: async () => (await callsAt(house.simulators)).length - before,
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
};
