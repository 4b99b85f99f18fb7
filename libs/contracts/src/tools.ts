import { z } from 'zod';
import { endpoints } from './endpoint.ts';

export const ToolAudience = z.enum(['guest', 'staff', 'customer_experience']);
export type ToolAudience = z.infer<typeof ToolAudience>;

/** Every tool the three assistants have, in their groups; the union of both readings of the specification. */
export const toolCatalogue = {
  guest: {
    'Availability & Booking': ['get_availability_and_rates', 'create_reservation', 'lookup_reservation'],
    'Guest Communication': ['send_room_selection_link', 'check_room_selection_status', 'send_booking_details_link'],
    Information: ['get_property_facts', 'get_guest_intake'],
    'Payment & Messaging': ['create_stripe_checkout_session', 'send_sms'],
  },
  staff: {
    Authentication: ['send_verification_code', 'verify_code', 'get_staff_info'],
    'Daily Operations': ['get_arrivals_today', 'get_checkouts_today', 'get_inhouse_guests'],
    'Room Management': ['get_room_status', 'update_room_status', 'unblock_room'],
    Reservations: ['lookup_reservation', 'modify_reservation', 'check_in_guest', 'check_out_guest', 'extend_stay'],
  },
  customer_experience: {
    'Reservation Management': [
      'find_my_reservations',
      'find_reservations',
      'get_reservation_details',
      'modify_reservation',
      'cancel_reservation',
      'extend_stay',
    ],
    Financial: ['get_folio', 'view_payments', 'send_payment_link'],
    'Guest Services': ['view_notes', 'add_guest_note', 'check_in', 'check_out'],
  },
} as const satisfies Record<ToolAudience, Record<string, readonly string[]>>;

/** Whether the assistants of this audience have a tool of this name. */
export const hasTool = (audience: ToolAudience, name: string): boolean =>
  Object.values<readonly string[]>(toolCatalogue[audience]).some((tools) => tools.includes(name));

const tool = {
  method: 'POST',
  access: 'provider',
  params: z.object({ tool: z.string().max(64) }),
  body: z.record(z.string(), z.unknown()),
  answer: z.record(z.string(), z.unknown()),
} as const;

export const toolEndpoints = endpoints({
  guest: { ...tool, path: '/api/vapi-tools/{tool}', summary: 'A tool of the guest booking assistant; bearer token' },
  staff: { ...tool, path: '/api/staff-tools/{tool}', summary: 'A tool of the staff assistant; bearer token' },
  customer: {
    ...tool,
    path: '/api/customer-tools/{tool}',
    summary: 'A tool of the customer experience assistant; bearer token',
  },
});
