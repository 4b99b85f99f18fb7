import type { Hotel } from '@booking/contracts/guest-pages';
import { spokenHour } from '@booking/spoken-language/spoken-day';
import type { PropertyProfile } from '../../../providers/property-system.port.ts';

type Fact = { about: readonly string[]; says: (profile: PropertyProfile, hotel: Hotel) => string };

const facts: readonly Fact[] = [
  {
    about: ['check-in', 'checkin', 'check in', 'arrival', 'time'],
    says: (_, { checkInHour }) => `Check-in starts at ${spokenHour(checkInHour)}.`,
  },
  {
    about: ['check-out', 'checkout', 'check out', 'departure', 'time'],
    says: (_, { checkOutHour }) => `Check-out is until ${spokenHour(checkOutHour)}.`,
  },
  {
    about: ['address', 'location', 'where', 'directions'],
    says: (_, { address }) => (address ? `We are at ${address}.` : ''),
  },
  {
    about: ['phone', 'desk', 'reception', 'contact'],
    says: (_, { phone }) => (phone ? `The front desk is reached at ${phone}.` : ''),
  },
  {
    about: ['amenities', 'parking', 'pool', 'wifi', 'wi-fi', 'breakfast', 'gym', 'pets', 'accessible'],
    says: ({ amenities }) => (amenities.length > 0 ? `The hotel has ${amenities.join(', ')}.` : ''),
  },
  {
    about: ['cancellation', 'cancel', 'terms', 'policy', 'deposit'],
    says: ({ terms }) => terms,
  },
];

/** How an answer begins that fits no topic in particular. */
const inGeneral = 'This is ';

/** Whether an answer has all facts, because none of them fits what was asked for. */
export const isGeneralAnswer = (said: string): boolean => said.startsWith(inGeneral);

/** What the hotel says about a topic, in words to be spoken; all of it without one, or when nothing fits. */
export function spokenFacts(profile: PropertyProfile, hotel: Hotel, topic = ''): string {
  const asked = topic.toLowerCase();
  const fitting = facts.filter(({ about }) => asked !== '' && about.some((word) => asked.includes(word)));
  const said = (fitting.length > 0 ? fitting : facts).map(({ says }) => says(profile, hotel)).filter(Boolean);
  return fitting.length > 0 && said.length > 0 ? said.join(' ') : [`${inGeneral}${hotel.name}.`, ...said].join(' ');
}
