import { createHash } from 'node:crypto';

/** The ways to give consent, each with its wording. Changed words are a new version. */
const words = {
  call: 'The caller, told that they speak with an AI assistant, asked it to text the number they call from.',
  conversation:
    'The visitor of the website proved by a code that this number is theirs, and asked the assistant to text it.',
  room_page: 'The guest entered this number on the page of their room, to be texted about the booking.',
  employee: 'The employee is on the whitelist of the hotel, to be verified by text and to be called for a test.',
  desk: 'The guest left this number with the reservation, and the front desk texted them what they came for.',
  settings: 'Staff wrote down that the owner of this number agreed to be called by the assistant for a test.',
  start: 'The owner of this number texted START.',
};
export type ConsentMethod = keyof typeof words;

export const textVersionOf = (how: ConsentMethod): string =>
  createHash('sha256').update(words[how]).digest('hex').slice(0, 12);
