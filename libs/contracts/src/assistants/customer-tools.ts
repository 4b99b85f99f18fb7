import * as z from 'zod/mini';
import type { ToolDefinitions } from './tools.ts';
import { changedStay, code, guest, language, newCheckout, phone, reservationId } from './tool-parameters.ts';

const found = z.object({
  lastName: z.optional(guest.lastName),
  confirmationNumber: z.optional(reservationId),
  phone: z.optional(phone),
});

/** Tools of the assistant for guests who have a reservation. */
export const customerTools = {
  find_my_reservations: {
    group: 'Reservation Management',
    effect: 'reads',
    description: "Finds the caller's own reservations.",
    parameters: found,
    says: 'Let me find your reservation.',
    fails: 'I am sorry, I cannot look that up just now.',
  },
  find_reservations: {
    group: 'Reservation Management',
    effect: 'reads',
    description: "Finds the caller's own reservations.",
    parameters: found,
    says: 'Let me find your reservation.',
    fails: 'I am sorry, I cannot look that up just now.',
  },
  get_reservation_details: {
    group: 'Reservation Management',
    effect: 'reads',
    description: 'Tells dates, room, party and balance of a reservation.',
    parameters: z.object({ reservationId }),
    says: 'One moment.',
    fails: 'I am sorry, I cannot see that just now.',
  },
  modify_reservation: {
    group: 'Reservation Management',
    effect: 'writes',
    description: 'Changes dates or party of a reservation.',
    parameters: z.object({ reservationId, ...changedStay }),
    says: 'I am changing it.',
    fails: 'I am sorry, I could not change the reservation.',
  },
  cancel_reservation: {
    group: 'Reservation Management',
    effect: 'writes',
    description: 'Cancels a reservation after the caller confirmed it.',
    parameters: z.object({ reservationId }),
    says: 'I am cancelling it.',
    fails: 'I am sorry, I could not cancel the reservation.',
  },
  extend_stay: {
    group: 'Reservation Management',
    effect: 'charges',
    texts: true,
    description: 'Asks for a later departure; a payment link is texted, and the stay is extended once it is paid.',
    parameters: z.object({ reservationId, newCheckoutDate: newCheckout, code, language }),
    says: 'Let me see whether that works.',
    fails: 'I am sorry, I could not extend the stay.',
  },
  get_folio: {
    group: 'Financial',
    effect: 'reads',
    description: 'Tells what a reservation costs, what was paid and what is due.',
    parameters: z.object({ reservationId }),
    says: 'One moment.',
    fails: 'I am sorry, I cannot see the bill just now.',
  },
  view_payments: {
    group: 'Financial',
    effect: 'reads',
    description: 'Lists the payments of a reservation.',
    parameters: z.object({ reservationId }),
    says: 'One moment.',
    fails: 'I am sorry, I cannot see the payments just now.',
  },
  send_payment_link: {
    group: 'Financial',
    effect: 'charges',
    texts: true,
    description: 'Texts a payment page for what is due on a reservation.',
    parameters: z.object({ reservationId, code, language }),
    says: 'I am sending you the link.',
    fails: 'I am sorry, I could not send the payment link.',
  },
  view_notes: {
    group: 'Guest Services',
    effect: 'reads',
    description: 'Reads the notes of a reservation.',
    parameters: z.object({ reservationId }),
    says: 'One moment.',
    fails: 'I am sorry, I cannot see the notes just now.',
  },
  add_guest_note: {
    group: 'Guest Services',
    effect: 'writes',
    description: 'Leaves a wish or a message at the reservation for the front desk.',
    parameters: z.object({
      reservationId,
      note: z
        .string()
        .check(
          z.trim(),
          z.minLength(1),
          z.maxLength(500),
          z.meta({ description: 'What to tell the desk', example: 'We arrive late, at about 11 PM.' }),
        ),
    }),
    says: 'I am passing that on.',
    fails: 'I am sorry, I could not pass that on.',
  },
  check_in: {
    group: 'Guest Services',
    effect: 'writes',
    description: 'Checks the caller in.',
    parameters: z.object({ reservationId }),
    says: 'I am checking you in.',
    fails: 'I am sorry, I could not check you in.',
  },
  check_out: {
    group: 'Guest Services',
    effect: 'writes',
    description: 'Checks the caller out.',
    parameters: z.object({ reservationId }),
    says: 'I am checking you out.',
    fails: 'I am sorry, I could not check you out.',
  },
} as const satisfies ToolDefinitions;
