import { addDays } from '@booking/hotel/hotel-time';
import { newCaller, type Caller } from '../../people/guest-trip.ts';
import { addEmployee, codeOf } from '../../people/staff-codes.ts';
import { callOf, staffCallOf } from '../../requests/tool-calls.ts';
import { texts, type Hotel } from './copied-request.ts';
import { arriving, saying, staying, withStay, type CopiesOfTools } from './copied-tool-call.ts';

const verified = async (hotel: Hotel): Promise<Caller> => ({ ...newCaller(), id: (await staffCallOf(hotel)).id });

/** Tools of the assistant of employees. */
export const copiesOfStaffTools: CopiesOfTools = {
  send_verification_code: async (hotel) => {
    const phone = await addEmployee(hotel);
    const effects = async () => {
      await codeOf(hotel, phone);
      return texts(hotel, phone, /staff code/);
    };
    return { caller: newCaller(), args: { phone }, effects };
  },
  verify_code: async (hotel) => {
    const [caller, phone] = [newCaller(), await addEmployee(hotel)];
    await callOf(hotel, caller.guest, caller.id).staff('send_verification_code', { phone });
    return saying(caller, { code: await codeOf(hotel, phone) }, /is verified for this call/);
  },
  update_room_status: async (hotel) => {
    const [room] = await hotel.desk.property.listRooms('test');
    return saying(await verified(hotel), { roomName: room!.name, condition: 'dirty' }, /is dirty now/);
  },
  unblock_room: async (hotel) => {
    const room = (await hotel.desk.property.listRooms('test')).find(({ blockId }) => !blockId)!;
    return saying(await verified(hotel), { roomName: room.name }, /is not blocked/);
  },
  modify_reservation: async (hotel) =>
    saying(await verified(hotel), { reservationId: (await withStay(hotel)).id, adults: 1 }, /^It is changed/),
  check_in_guest: async (hotel) =>
    saying(await verified(hotel), { reservationId: (await arriving(hotel)).id }, /is checked in/),
  check_out_guest: async (hotel) =>
    saying(await verified(hotel), { reservationId: (await staying(hotel)).id }, /is checked out/),
  extend_stay: async (hotel) => {
    const { caller, id, endDate } = await withStay(hotel);
    const args = { reservationId: id, newCheckoutDate: addDays(endDate, 1) };
    return { caller: await verified(hotel), args, effects: () => texts(hotel, caller.guest, /to stay until/) };
  },
};
