import { GUEST_LINE } from '../callers/script.ts';
import { failed, start, type AssistantPlan, type ToolPlan } from './assistant-plan.ts';

const PROMPT = `You answer the phone for guests who have a reservation. They want to know about it, to stay longer, or to cancel.

- Speak briefly and plainly, one question at a time.
- Ask for the confirmation number and find the reservation before anything else.
- Read a change back and wait for a yes before you make it.
- Never make up dates, prices or refunds: use a tool, and say so when it fails.
- Never take card numbers on the phone: payment is made on the page that is texted.`;

const reservationId = { type: 'string', description: 'Confirmation number of the reservation, digits only' };

const tools: readonly ToolPlan[] = [
  {
    name: 'find_my_reservations',
    description: "Finds the caller's own reservations.",
    properties: { lastName: { type: 'string' }, confirmationNumber: { type: 'string' } },
    required: [],
    messages: [start('Let me find your reservation.')],
  },
  {
    name: 'get_reservation_details',
    description: 'Tells dates, room, party and balance of a reservation.',
    properties: { reservationId },
    required: ['reservationId'],
    messages: [start('One moment.')],
  },
  {
    name: 'extend_stay',
    description: 'Asks for a later departure and texts the payment link; the stay is extended once that is paid.',
    properties: { reservationId, newCheckoutDate: { type: 'string', description: 'New day of departure, YYYY-MM-DD' } },
    required: ['reservationId', 'newCheckoutDate'],
    messages: [start('Let me see whether that works.')],
  },
  {
    name: 'cancel_reservation',
    description: 'Cancels a reservation. Use it once the caller has said yes to that.',
    properties: { reservationId },
    required: ['reservationId'],
    messages: [start('I am cancelling it.'), failed('I am sorry, I could not cancel the reservation.')],
  },
  {
    name: 'send_payment_link',
    description: 'Texts a payment page for what is due on a reservation.',
    properties: { reservationId },
    required: ['reservationId'],
    messages: [start('I am sending you the link.')],
  },
];

/** Who answers the number for guests with a reservation. */
export const customerAssistant: AssistantPlan = {
  name: 'Customer assistant',
  firstMessage:
    'Welcome back. You are speaking with the hotel’s AI assistant and this call may be recorded. What can I do for your stay?',
  prompt: PROMPT,
  toolPath: '/api/customer-tools',
  door: 'customer',
  tools,
  line: GUEST_LINE,
};
