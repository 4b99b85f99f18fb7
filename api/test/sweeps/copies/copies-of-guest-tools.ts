import { addDays } from '@booking/hotel/hotel-time';
import { guest, newCaller, newStay, callTool } from '../../people/guest-trip.ts';
import { arriving, saying, staying, texting, withStay, type CopiesOfTools } from './copied-tool-call.ts';

/** Tools of the assistant that books. */
export const copiesOfGuestTools: CopiesOfTools = {
  create_reservation: async (house) => {
    const caller = newCaller();
    return texting(house, caller, { ...newStay(), ...guest, phone: caller.guest }, /pay for your stay/);
  },
  send_room_selection_link: async (house) =>
    texting(house, newCaller(), { ...newStay(), phone: '' }, /choose your room/),
  send_booking_details_link: async (house) =>
    texting(house, newCaller(), { ...newStay(), phone: '' }, /complete your booking/),
  create_stripe_checkout_session: async (house) => {
    const caller = newCaller();
    await callTool(house, caller, 'create_reservation', { ...newStay(), ...guest, phone: caller.guest });
    return texting(house, caller, { phone: '' }, /pay for your stay/);
  },
  send_sms: async (house) => texting(house, newCaller(), { phone: '', message: 'We are at 1 Pier St.' }, /Pier/),
};

/** Tools of the assistant that sees to guests who have a stay. */
export const copiesOfCustomerTools: CopiesOfTools = {
  modify_reservation: async (house) => {
    const { caller, id } = await withStay(house);
    return saying(caller, { reservationId: id, adults: 1 }, /^It is changed/);
  },
  cancel_reservation: async (house) => {
    const { caller, id } = await withStay(house);
    return saying(caller, { reservationId: id }, /is cancelled/);
  },
  extend_stay: async (house) => {
    const { caller, id, endDate } = await withStay(house);
    const args = { reservationId: id, newCheckoutDate: addDays(endDate, 1) };
    return texting(house, caller, args, /to stay until/);
  },
  send_payment_link: async (house) => {
    const { caller, id } = await withStay(house);
    return texting(house, caller, { reservationId: id }, /pay/);
  },
  add_guest_note: async (house) => {
    const { caller, id } = await withStay(house);
    const effects = async () =>
      (await house.desk.property.notes('test', id)).filter(({ text }) => text.includes('A quiet room')).length;
    return { caller, args: { reservationId: id, note: 'A quiet room' }, effects };
  },
  check_in: async (house) => {
    const { caller, id } = await arriving(house);
    return saying(caller, { reservationId: id }, /is checked in/);
  },
  check_out: async (house) => {
    const { caller, id } = await staying(house);
    return saying(caller, { reservationId: id }, /is checked out/);
  },
};
