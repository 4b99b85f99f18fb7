import * as z from 'zod/mini';
import type { ToolDefinitions } from './tools.ts';
import { code, guest, language, phone, reservationId, stay } from './tool-parameters.ts';

/** Tools of the assistant that takes bookings. */
export const guestTools = {
  get_availability_and_rates: {
    group: 'Availability & Booking',
    effect: 'reads',
    description: 'Finds free rooms and their prices for a stay. Use it once dates and party are known.',
    parameters: z.object(stay),
    says: 'Let me check that for you.',
    fails: 'I am sorry, I cannot see our rooms just now.',
  },
  create_reservation: {
    group: 'Availability & Booking',
    effect: 'writes',
    texts: true,
    description: 'Makes the reservation after room and guest are settled.',
    parameters: z.object({
      ...stay,
      ...guest,
      phone,
      code,
      language,
      roomTypeId: z.optional(z.string().check(z.maxLength(40))).check(z.describe('The chosen room type')),
    }),
    says: 'I am making the reservation now.',
    fails: 'I am sorry, I could not finish the reservation. The front desk will help you.',
  },
  lookup_reservation: {
    group: 'Availability & Booking',
    effect: 'reads',
    description: 'Finds a reservation by last name and, if the caller has it, confirmation number.',
    parameters: z.object({ lastName: guest.lastName, confirmationNumber: z.optional(reservationId) }),
    says: 'Let me find your reservation.',
    fails: 'I am sorry, I cannot look that up just now.',
  },
  send_room_selection_link: {
    group: 'Guest Communication',
    effect: 'writes',
    texts: true,
    description: 'Texts the caller a link to see rooms with pictures and choose one.',
    parameters: z.object({ ...stay, phone, code, language }),
    says: 'I am sending you the link now.',
    fails: 'I am sorry, I could not send the text message.',
  },
  check_room_selection_status: {
    group: 'Guest Communication',
    effect: 'reads',
    description: 'Tells whether the caller has chosen a room on the page that was texted.',
    parameters: z.object({ phone }),
    says: 'Let me see whether it arrived here.',
    fails: 'I am sorry, I cannot see that just now.',
  },
  send_booking_details_link: {
    group: 'Guest Communication',
    effect: 'writes',
    texts: true,
    description: 'Texts the caller a form for name and e-mail, when choosing a room by link did not work.',
    parameters: z.object({ ...stay, phone, code, language }),
    says: 'One moment, I am sending it.',
    fails: 'I am sorry, I could not send the text message.',
  },
  get_property_facts: {
    group: 'Information',
    effect: 'reads',
    description: 'Answers questions about the hotel: address, amenities, parking, pets, check-in, cancellation.',
    parameters: z.object({
      topic: z
        .optional(z.string().check(z.maxLength(100)))
        .check(z.meta({ description: 'What the question is about, one word', example: 'parking' })),
    }),
    says: 'Let me look that up.',
    fails: 'I am sorry, I cannot look that up just now.',
  },
  get_guest_intake: {
    group: 'Information',
    effect: 'reads',
    description:
      'Finds for which dates somebody filled in the form of the website with the number of this call. Use it when a booking begins. ' +
      'It offers the dates and never tells who it was: ask for name and e-mail, then use it again to compare the e-mail.',
    parameters: z.object({
      phone,
      email: z.optional(guest.email).check(
        z.meta({
          description: 'The e-mail address as the caller said it, to be compared',
          example: 'rosa.tran@example.com',
        }),
      ),
    }),
    says: '',
    fails: '',
  },
  create_stripe_checkout_session: {
    group: 'Payment & Messaging',
    effect: 'charges',
    texts: true,
    description: 'Makes the payment page for the chosen room and texts its address to the caller.',
    parameters: z.object({ phone, code, language }),
    says: 'I am preparing your payment link.',
    fails: 'I am sorry, I could not prepare the payment link.',
  },
  send_sms: {
    group: 'Payment & Messaging',
    effect: 'writes',
    texts: true,
    description: 'Texts the caller the address or another fact of the hotel that was asked for.',
    parameters: z.object({
      phone,
      code,
      message: z.string().check(
        z.trim(),
        z.minLength(1),
        z.maxLength(480),
        z.meta({
          description: 'What to write, without links to other websites',
          example: 'Check-in starts at 4 PM. We look forward to seeing you.',
        }),
      ),
      topic: z.optional(z.string().check(z.maxLength(100))).check(
        z.meta({
          description: 'Which fact of the hotel it is: address, phone, check-in, check-out, parking, cancellation',
          example: 'check-in',
        }),
      ),
    }),
    says: 'I am texting you.',
    fails: 'I am sorry, I could not send the text message.',
  },
} as const satisfies ToolDefinitions;
