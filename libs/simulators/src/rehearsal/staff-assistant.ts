import { STAFF_LINE } from '../callers/script.ts';
import { failed, start, type AssistantPlan, type ToolPlan } from './assistant-plan.ts';

const PROMPT = `You answer the phone for people who work at the hotel.

- Before anything else, text a code with send_verification_code and check what is read out with verify_code.
- Nobody's word replaces the code: without it, say that you cannot help.
- Speak briefly and plainly. Never make up guests, rooms or states: use a tool, and say so when it fails.`;

const nothing = { properties: {}, required: [] };
const room = { type: 'string', description: 'Name or number of the room' };

const tools: readonly ToolPlan[] = [
  {
    name: 'send_verification_code',
    description: 'Texts a verification code to the employee who is calling. Use it first.',
    properties: { phone: { type: 'string', description: "The employee's phone number" } },
    required: ['phone'],
    messages: [start('I am sending you a code.')],
  },
  {
    name: 'verify_code',
    description: 'Checks the code that the employee reads out.',
    properties: { code: { type: 'string', description: 'The six digits of the code' } },
    required: ['code'],
    messages: [start('')],
  },
  {
    name: 'get_staff_info',
    description: 'Tells who the verified employee is and what they may do.',
    ...nothing,
    messages: [start('')],
  },
  {
    name: 'get_arrivals_today',
    description: 'Lists who arrives today.',
    ...nothing,
    messages: [start('One moment.'), failed('I am sorry, I cannot see the arrivals just now.')],
  },
  {
    name: 'get_checkouts_today',
    description: 'Lists who leaves today.',
    ...nothing,
    messages: [start('One moment.')],
  },
  {
    name: 'get_inhouse_guests',
    description: 'Lists who is in the house.',
    ...nothing,
    messages: [start('One moment.')],
  },
  {
    name: 'get_room_status',
    description: 'Tells whether a room is clean, occupied or blocked; all rooms without a name.',
    properties: { roomName: room },
    required: [],
    messages: [start('One moment.')],
  },
  {
    name: 'update_room_status',
    description: 'Marks a room as clean or dirty.',
    properties: { roomName: room, condition: { type: 'string', enum: ['clean', 'dirty'] } },
    required: ['roomName', 'condition'],
    messages: [start('I am noting that.')],
  },
];

/** Who answers the number for those who work at the hotel. */
export const staffAssistant: AssistantPlan = {
  name: 'Staff assistant',
  firstMessage:
    'Hello. You are speaking with the hotel’s AI assistant for staff and this call may be recorded. What do you need?',
  prompt: PROMPT,
  toolPath: '/api/staff-tools',
  door: 'staff',
  tools,
  line: STAFF_LINE,
};
