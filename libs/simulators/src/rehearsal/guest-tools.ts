import { failed, start, type ToolPlan } from './assistant-plan.ts';

const date = (description: string) => ({ type: 'string', description: `${description}, YYYY-MM-DD` });
const phone = { type: 'string', description: "The caller's phone in E.164 form, as in +15125550101" };
const stay = {
  startDate: date('Day of arrival'),
  endDate: date('Day of departure'),
  adults: { type: 'integer', description: 'Adults, 1 or more' },
  children: { type: 'integer', description: 'Children, 0 or more' },
};
const STAY = ['startDate', 'endDate', 'adults', 'children'];

/** The tools of the assistant that anybody reaches. */
export const guestTools: readonly ToolPlan[] = [
  {
    name: 'get_availability_and_rates',
    description: 'Finds free rooms and their prices for a stay. Use it once dates and party are known.',
    properties: stay,
    required: STAY,
    messages: [start('Let me check that for you.')],
  },
  {
    name: 'get_property_facts',
    description: 'Answers questions about the house: breakfast, parking, pool, pets, check-in, cancellation.',
    properties: { topic: { type: 'string', description: 'What the question is about, one word' } },
    required: ['topic'],
    messages: [start('Let me look that up.')],
  },
  {
    name: 'get_guest_intake',
    description: 'Finds out whether the caller has stayed or booked before. Use it when a booking begins.',
    properties: { phone },
    required: ['phone'],
    messages: [start('')],
  },
  {
    name: 'send_room_selection_link',
    description: 'Texts the caller a link to see rooms with pictures and choose one.',
    properties: { ...stay, phone },
    required: [...STAY, 'phone'],
    messages: [start('I am sending you the link now.')],
  },
  {
    name: 'check_room_selection_status',
    description: 'Tells whether the caller has chosen a room on the page that was texted.',
    properties: { phone },
    required: ['phone'],
    messages: [start('Let me see whether it arrived here.')],
  },
  {
    name: 'send_booking_details_link',
    description: 'Texts the caller a form for name and address, when choosing a room by link did not work.',
    properties: { ...stay, phone },
    required: [...STAY, 'phone'],
    messages: [start('One moment, I am sending it.'), failed('I am sorry, I could not send the text message.')],
  },
  {
    name: 'lookup_reservation',
    description: 'Finds a reservation by last name and, if the caller has it, confirmation number.',
    properties: { lastName: { type: 'string' }, confirmationNumber: { type: 'string' } },
    required: ['lastName'],
    messages: [start('Let me find your reservation.')],
  },
  {
    name: 'create_reservation',
    description: 'Makes the reservation after room and guest are settled.',
    properties: {
      ...stay,
      phone,
      roomTypeId: { type: 'string' },
      firstName: { type: 'string' },
      lastName: { type: 'string' },
      email: { type: 'string' },
    },
    required: [...STAY, 'phone', 'firstName', 'lastName'],
    messages: [start('I am making the reservation now.')],
  },
];
