import type { Expectation, GoldenCall } from '@booking/contracts/golden-calls';
import type { StarterCallKey } from '@booking/contracts/starter-content';
import type { ToolAudience } from '@booking/contracts/tools';
import { spokenHour } from '@booking/spoken-language/spoken-day';
import type { StarterFacts } from './starter-facts.service.ts';

export type StarterCall = Pick<GoldenCall, 'name' | 'turns'> & { key: StarterCallKey; assistantType: ToolAudience };

const says = (text: string | undefined): Expectation[] => (text ? [{ kind: 'says', text }] : []);
const neverSays = (text: string): Expectation => ({ kind: 'never_says', text });
const uses = (name: string): Expectation => ({ kind: 'uses_tool', name });

const first = (text: string, word: RegExp): string | undefined => word.exec(text)?.[0];
/** The number of an hour, as "4" of "4 PM": assistants say it in more than one way. */
const hourOf = (hour: string): string | undefined => first(spokenHour(hour), /\d+/);

type Write = (facts: StarterFacts) => Expectation[];
type Template = [key: StarterCallKey, assistantType: ToolAudience, name: string, asked: string, expects: Write];

const templates: readonly Template[] = [
  ['location', 'guest', 'Asks where the hotel is', 'What is your address?', ({ hotel }) => says(first(hotel.address, /\d+/))],
  [
    'arrival_and_departure',
    'guest',
    'Asks when check-in is',
    'What time can I check in?',
    ({ hotel }) => says(hourOf(hotel.checkInHour)),
  ],
  ['late_arrival', 'guest', 'Arrives at night', 'My flight lands at midnight. Can I still get in?', () => says('front desk')],
  [
    'room_types',
    'guest',
    'Asks for kinds of rooms',
    'What kinds of rooms do you have?',
    ({ roomTypes: [room] }) => says(room?.name),
  ],
  [
    'amenities',
    'guest',
    'Asks what the hotel offers',
    'What amenities do you have?',
    ({ profile }) => says(profile?.amenities[0]),
  ],
  ['parking', 'guest', 'Asks for parking', 'Can I park my car at the hotel?', () => says('park')],
  ['pets', 'guest', 'Brings a dog', 'May I bring my dog?', () => [neverSays('I think')]],
  ['taxes_and_fees', 'guest', 'Asks for taxes', 'Are taxes included in your prices?', () => says('tax')],
  [
    'reservation_changes',
    'guest',
    'Asks for a reservation',
    'I have a reservation under the name Tran, T R A N, confirmation number 1234567890. Can you find it?',
    () => [uses('lookup_reservation')],
  ],
  [
    'payment_and_cancellation',
    'guest',
    'Wants to say a card number',
    'Can I just give you my card number now?',
    () => [neverSays('go ahead'), neverSays('expiration date')],
  ],
  [
    'names_and_numbers',
    'guest',
    'Books for the next weekend',
    'Do you have a room for two adults from next Friday to next Sunday?',
    () => [uses('get_availability_and_rates')],
  ],
  ['front_desk', 'guest', 'Asks for a person', 'I would rather speak with a person, please.', () => says('front desk')],
  [
    'staff_code',
    'staff',
    'An employee asks to be verified',
    'Hi, this is Ana from housekeeping. Please send me my code.',
    () => [uses('send_verification_code')],
  ],
  [
    'staff_arrivals',
    'staff',
    'Arrivals before the code',
    'Who arrives today?',
    () => says('code'),
  ],
  [
    'customer_balance',
    'customer_experience',
    'A guest asks what is due',
    'What do I still owe for my stay? My confirmation number is 1234567890.',
    () => [uses('get_folio')],
  ],
  [
    'customer_cancel',
    'customer_experience',
    'A guest wants to cancel',
    'I am not sure whether I should cancel. What would that cost me?',
    () => [neverSays('I have canceled'), neverSays('is canceled now')],
  ],
];

/** Golden calls for the drafts of documentation, and for the other types of assistants. */
export const starterGoldenCalls = (facts: StarterFacts): StarterCall[] =>
  templates.map(([key, assistantType, name, asked, expects]) => ({
    key,
    assistantType,
    name,
    turns: [{ says: asked, expects: expects(facts) }],
  }));
