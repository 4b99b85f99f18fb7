import { addDays } from '@booking/hotel/hotel-time';
import { newCaller, type Caller } from '../../people/guest-trip.ts';
import { addEmployee, codeOf } from '../../people/staff-codes.ts';
import { callOf, staffCallOf } from '../../requests/tool-calls.ts';
import { texts, type House } from './copied-request.ts';
import { arriving, saying, staying, withStay, type CopiesOfTools } from './copied-tool-call.ts';

const verified = async (house: House): Promise<Caller> => ({ ...newCaller(), id: (await staffCallOf(house)).id });

/** Tools of the assistant of employees. */
export const copiesOfStaffTools: CopiesOfTools = {
  send_verification_code: async (house) => {
    const phone = await addEmployee(house);
    const effects = async () => {
      await codeOf(house, phone);
      return texts(house, phone, /staff code/);
    };
    return { caller: newCaller(), args: { phone }, effects };
  },
  verify_code: async (house) => {
    const [caller, phone] = [newCaller(), await addEmployee(house)];
    await callOf(house, caller.guest, caller.id).staff('send_verification_code', { phone });
    return saying(caller, { code: await codeOf(house, phone) }, /is verified for this call/);
  },
  update_room_status: async (house) => {
    const [room] = await house.desk.property.rooms('test');
    return saying(await verified(house), { roomName: room!.name, condition: 'dirty' }, /is dirty now/);
  },
  unblock_room: async (house) => {
    const room = (await house.desk.property.rooms('test')).find(({ blockId }) => !blockId)!;
    return saying(await verified(house), { roomName: room.name }, /is not blocked/);
  },
  modify_reservation: async (house) =>
    saying(await verified(house), { reservationId: (await withStay(house)).id, adults: 1 }, /^It is changed/),
  check_in_guest: async (house) =>
    saying(await verified(house), { reservationId: (await arriving(house)).id }, /is checked in/),
  check_out_guest: async (house) =>
    saying(await verified(house), { reservationId: (await staying(house)).id }, /is checked out/),
  extend_stay: async (house) => {
    const { caller, id, endDate } = await withStay(house);
    const args = { reservationId: id, newCheckoutDate: addDays(endDate, 1) };
    return { caller: await verified(house), args, effects: () => texts(house, caller.guest, /to stay until/) };
  },
};
