import type { Documentation } from '@booking/contracts/ai-documentation';
import type { StarterEntryKey } from '@booking/contracts/starter-content';
import { blank } from '@booking/hotel/blanks';
import { formatDollars } from '@booking/hotel/money';
import type { Levy } from '@booking/hotel/pricing';
import { spokenHour } from '@booking/spoken-language/spoken-day';
import type { StarterFacts } from './starter-facts.service.ts';

export type StarterDraft = Pick<Documentation, 'title' | 'content'> & {
  key: StarterEntryKey;
  category: 'Guest Communication' | 'Property-Management Integration' | 'Communication Rules';
};

const dollars = (cents: number): string => formatDollars(cents / 100);

function levyAmount({ basis }: Levy): string {
  switch (basis.per) {
    case 'percentage':
      return `${basis.percent} percent`;
    case 'night':
      return `${dollars(basis.cents)} per night`;
    case 'person_night':
      return `${dollars(basis.adultCents)} per adult and ${dollars(basis.childCents)} per child and night`;
    case 'stay':
      return `${dollars(basis.cents)} per stay`;
  }
}

function levyLine(levy: Levy): string {
  const place = levy.isIncluded ? 'in the rate already' : 'added to the rate';
  return `- ${levy.name}: ${levyAmount(levy)}, ${place}${levy.isMandatory ? '' : ', only where it is wanted'}`;
}

/** The amenities that a word names; the hotel's list is in its own words. */
const named = ({ profile }: StarterFacts, word: RegExp): string[] =>
  (profile?.amenities ?? []).filter((each) => word.test(each));

const has = (amenities: readonly string[], unknown: string): string =>
  amenities.length > 0 ? `The hotel has ${amenities.join(', ')}.` : blank(unknown);

type Write = (facts: StarterFacts) => string[];
type Template = [key: StarterEntryKey, category: StarterDraft['category'], title: string, write: Write];

/** No entry names a tool: every type of assistant reads all of them, and no two have the same tools. */
const templates: readonly Template[] = [
  [
    'location',
    'Guest Communication',
    'Where the hotel is',
    ({ hotel, email }) => [
      `${hotel.name} is at ${hotel.address || blank('address of the hotel')}.`,
      `The front desk is reached at ${hotel.phone || blank('phone number of the front desk')}, in writing at ${email || blank('e-mail address of the hotel')}.`,
      ...(hotel.website ? [`The website is ${hotel.website}.`] : []),
      `From the airport: ${blank('how guests come from the airport')}.`,
    ],
  ],
  [
    'arrival_and_departure',
    'Guest Communication',
    'Check-in and check-out',
    ({ hotel }) => [
      `Check-in starts at ${spokenHour(hotel.checkInHour)}, check-out is until ${spokenHour(hotel.checkOutHour)}.`,
      `Earlier arrival and later departure: ${blank('whether and at what price guests arrive earlier or leave later')}.`,
    ],
  ],
  [
    'late_arrival',
    'Guest Communication',
    'Late arrival',
    () => [
      `The front desk is open ${blank('hours of the front desk')}.`,
      `Ask guests who arrive later for their arrival time. How they get in: ${blank('how guests get in at night')}.`,
    ],
  ],
  [
    'room_types',
    'Guest Communication',
    'Rooms',
    ({ roomTypes }) => [
      ...(roomTypes.length > 0
        ? ['The hotel has these kinds of rooms:', ...roomTypes.map((each) => `- ${each.name}, for up to ${each.maxGuests}`)]
        : [blank('kinds of rooms and how many guests each is for')]),
      'Which rooms are free and what they cost is never known by heart: look it up for the dates of the guest.',
    ],
  ],
  [
    'amenities',
    'Guest Communication',
    'Amenities',
    ({ profile }) => [
      has(profile?.amenities ?? [], 'what the hotel offers, such as breakfast, pool and wireless internet'),
      `Hours and prices of these: ${blank('hours and prices of what the hotel offers')}.`,
    ],
  ],
  [
    'parking',
    'Guest Communication',
    'Parking',
    (facts) => [
      has(named(facts, /park|garage|valet/i), 'whether and where guests park'),
      `Price of parking: ${blank('price of parking per night')}.`,
    ],
  ],
  [
    'pets',
    'Guest Communication',
    'Pets',
    (facts) => [
      has(named(facts, /\bpets?\b|\bdogs?\b/i), 'which pets may stay'),
      `Fee and conditions: ${blank('fee and conditions for pets')}.`,
      'Service animals are no pets: they stay at no charge.',
    ],
  ],
  [
    'taxes_and_fees',
    'Property-Management Integration',
    'Taxes and fees',
    ({ levies }) => [
      ...(levies.length > 0 ? levies.map(levyLine) : [blank('taxes and fees on a room')]),
      'Say the total with all of them, as it was looked up. Never add up a total yourself.',
    ],
  ],
  [
    'reservation_changes',
    'Property-Management Integration',
    'Changes of a reservation',
    () => [
      'Ask for the last name and the confirmation number before you look for a reservation.',
      'A change holds only once the property system confirmed it. Say what was confirmed, with dates and total, and nothing else.',
      'When it cannot be found or changed, say so and offer the front desk.',
    ],
  ],
  [
    'payment_and_cancellation',
    'Communication Rules',
    'Payment and cancellation',
    ({ cancellation }) => [
      'Guests pay on the page that is texted to them. Never take a card number by phone.',
      cancellation || `Cancellation: ${blank('until when guests cancel for free and what it costs afterwards')}.`,
      `Deposit at arrival: ${blank('deposit that is taken at arrival')}.`,
    ],
  ],
  [
    'names_and_numbers',
    'Communication Rules',
    'Names and numbers',
    () => [
      'Ask guests to spell their last name, and read it back.',
      'Read back dates with the day of the week, and confirmation numbers digit by digit.',
      'Ask for one thing at a time.',
    ],
  ],
  [
    'front_desk',
    'Communication Rules',
    'When the front desk takes over',
    ({ hotel }) => [
      `Give the number of the front desk, ${hotel.phone || blank('phone number of the front desk')}, when a guest asks for a person, complains, or asks what you cannot look up.`,
      `In an emergency, tell the guest to hang up and dial 911. At the hotel, ${blank('who is called in an emergency at night')}.`,
    ],
  ],
];

/** Drafts of the documentation with the hotel's own facts; what is not known is a named blank. */
export const starterDocumentation = (facts: StarterFacts): StarterDraft[] =>
  templates.map(([key, category, title, write]) => ({ key, category, title, content: write(facts).join('\n') }));
