import { addDays } from '@booking/hotel/hotel-time';
import { guest, newCaller, newStay, callTool } from '../../people/guest-trip.ts';
import { arriving, saying, staying, texting, withStay, type CopiesOfTools } from './copied-tool-call.ts';

/** Tools of the assistant that books. */
export const copiesOfGuestTools: CopiesOfTools = {
  create_reservation: async (hotel) => {
    const caller = newCaller();
    return texting(hotel, caller, { ...newStay(), ...guest, phone: caller.guest }, /pay for your stay/);
  },
  send_room_selection_link: async (hotel) =>
    texting(hotel, newCaller(), { ...newStay(), phone: '' }, /choose your room/),
  send_booking_details_link: async (hotel) =>
    texting(hotel, newCaller(), { ...newStay(), phone: '' }, /complete your booking/),
  create_stripe_checkout_session: async (hotel) => {
    const caller = newCaller();
    await callTool(hotel, caller, 'create_reservation', { ...newStay(), ...guest, phone: caller.guest });
    return texting(hotel, caller, { phone: '' }, /pay for your stay/);
  },
  send_sms: async (hotel) => texting(hotel, newCaller(), { phone: '', message: 'We are at 1 Pier St.' }, /Pier/),
};

/** Tools of the assistant that sees to guests who have a stay. */
export const copiesOfCustomerTools: CopiesOfTools = {
  modify_reservation: async (hotel) => {
    const { caller, id } = await withStay(hotel);
    return saying(caller, { reservationId: id, adults: 1 }, /^It is changed/);
  },
  cancel_reservation: async (hotel) => {
    const { caller, id } = await withStay(hotel);
    return saying(caller, { reservationId: id }, /is cancelled/);
  },
  extend_stay: async (hotel) => {
    const { caller, id, endDate } = await withStay(hotel);
    const args = { reservationId: id, newCheckoutDate: addDays(endDate, 1) };
    return texting(hotel, caller, args, /to stay until/);
  },
  send_payment_link: async (hotel) => {
    const { caller, id } = await withStay(hotel);
    return texting(hotel, caller, { reservationId: id }, /pay/);
  },
  add_guest_note: async (hotel) => {
    const { caller, id } = await withStay(hotel);
    const effects = async () =>
      (await hotel.desk.property.listNotes('test', id)).filter(({ text }) => text.includes('A quiet room')).length;
    return { caller, args: { reservationId: id, note: 'A quiet room' }, effects };
  },
  check_in: async (hotel) => {
    const { caller, id } = await arriving(hotel);
    return saying(caller, { reservationId: id }, /is checked in/);
  },
  check_out: async (hotel) => {
    const { caller, id } = await staying(hotel);
    return saying(caller, { reservationId: id }, /is checked out/);
  },
};
