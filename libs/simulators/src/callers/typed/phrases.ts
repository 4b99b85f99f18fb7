import type { MissingDetail } from './stay-so-far.ts';
import type { Wish } from './wish.ts';

/** What the assistant can have asked last. */
export type Question = NonNullable<MissingDetail> | 'link' | 'form' | 'choice' | 'name' | 'number' | 'more';

export const QUESTIONS: Readonly<Record<Question, string>> = {
  arrival: 'When would you like to arrive, and when do you leave?',
  departure: 'Until when would you like to stay?',
  party: 'How many adults and children will be staying?',
  link: 'Shall I text you a link where you can choose your room?',
  form: 'I can text you a form for your details instead. Shall I?',
  choice: 'Tell me when you have chosen a room.',
  name: 'What is the last name of the reservation?',
  number: 'What is the confirmation number? If you do not have it, just say so.',
  more: 'Can I help you with anything else?',
};

export const OFFER =
  'I can look up free rooms and prices, text you a link to book, answer questions about the house, or find your reservation. What would you like?';
export const SORRY = 'Our front desk can help you with that, and you are welcome to call again later.';

/** What a caller with each wish did, for the summary of the call. */
export const ABOUT: Readonly<Record<Wish, string>> = {
  book: 'wanted to book a room',
  rooms: 'asked for rooms and prices',
  house: 'asked about the house',
  reservation: 'asked about a reservation',
  colleague: 'wanted to speak to somebody at the front desk',
  goodbye: 'said goodbye',
};
