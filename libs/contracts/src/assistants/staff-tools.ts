import * as z from 'zod/mini';
import type { ToolDefinitions } from './tools.ts';
import { changedStay, guest, newCheckout, phone, reservationId, roomName } from './tool-parameters.ts';
import { asSeen } from '../schema/typed-text.ts';

const nothing = z.object({});

/** Tools of the assistant for verified employees. */
export const staffTools = {
  send_verification_code: {
    group: 'Authentication',
    effect: 'writes',
    description: 'Texts a verification code to the employee who is calling. Use it first.',
    parameters: z.object({ phone }),
    says: 'I am sending you a code.',
    fails: 'I could not send the code.',
  },
  verify_code: {
    group: 'Authentication',
    effect: 'writes',
    description: 'Checks the code that the employee reads out.',
    parameters: z.object({
      code: z
        .string()
        .check(
          z.overwrite(asSeen),
          z.minLength(6),
          z.maxLength(60),
          z.meta({ description: 'The six digits of the code', example: '123456' }),
        ),
    }),
    says: '',
    fails: 'I could not check the code.',
  },
  get_staff_info: {
    group: 'Authentication',
    effect: 'reads',
    description: 'Tells who the verified employee is and what they may do.',
    parameters: nothing,
    says: '',
    fails: 'I cannot see that just now.',
  },
  get_arrivals_today: {
    group: 'Daily Operations',
    effect: 'reads',
    description: 'Lists who arrives today.',
    parameters: nothing,
    says: 'One moment.',
    fails: 'I cannot see the arrivals just now.',
  },
  get_checkouts_today: {
    group: 'Daily Operations',
    effect: 'reads',
    description: 'Lists who leaves today.',
    parameters: nothing,
    says: 'One moment.',
    fails: 'I cannot see the departures just now.',
  },
  get_inhouse_guests: {
    group: 'Daily Operations',
    effect: 'reads',
    description: 'Lists who is in the hotel.',
    parameters: nothing,
    says: 'One moment.',
    fails: 'I cannot see who is in the hotel just now.',
  },
  get_room_status: {
    group: 'Room Management',
    effect: 'reads',
    description: 'Tells whether a room is clean, occupied or blocked; all rooms without a name.',
    parameters: z.object({ roomName: z.optional(roomName) }),
    says: 'One moment.',
    fails: 'I cannot see the rooms just now.',
  },
  update_room_status: {
    group: 'Room Management',
    effect: 'writes',
    description: 'Marks a room as clean or dirty.',
    parameters: z.object({ roomName, condition: z.enum(['clean', 'dirty']).check(z.describe('What the room is now')) }),
    says: 'I am noting that.',
    fails: 'I could not change the room.',
  },
  unblock_room: {
    group: 'Room Management',
    effect: 'writes',
    description: 'Takes a block off a room, so that it can be sold again.',
    parameters: z.object({ roomName }),
    says: 'I am taking the block off.',
    fails: 'I could not take the block off.',
  },
  lookup_reservation: {
    group: 'Reservations',
    effect: 'reads',
    description: 'Finds reservations by last name or confirmation number.',
    parameters: z.object({ lastName: z.optional(guest.lastName), confirmationNumber: z.optional(reservationId) }),
    says: 'Let me look.',
    fails: 'I cannot look that up just now.',
  },
  modify_reservation: {
    group: 'Reservations',
    effect: 'writes',
    description: 'Changes dates or party of a reservation.',
    parameters: z.object({ reservationId, ...changedStay }),
    says: 'I am changing it.',
    fails: 'I could not change the reservation.',
  },
  check_in_guest: {
    group: 'Reservations',
    effect: 'writes',
    description: 'Checks a guest in.',
    parameters: z.object({ reservationId }),
    says: 'I am checking them in.',
    fails: 'I could not check them in.',
  },
  check_out_guest: {
    group: 'Reservations',
    effect: 'writes',
    description: 'Checks a guest out.',
    parameters: z.object({ reservationId }),
    says: 'I am checking them out.',
    fails: 'I could not check them out.',
  },
  extend_stay: {
    group: 'Reservations',
    effect: 'charges',
    description: 'Asks for a later departure; the guest gets a payment link, and the stay is extended once it is paid.',
    parameters: z.object({ reservationId, newCheckoutDate: newCheckout }),
    says: 'Let me see whether that works.',
    fails: 'I could not extend the stay.',
  },
} as const satisfies ToolDefinitions;
