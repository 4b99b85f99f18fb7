import type { Stay } from '../../callers/scene.ts';
import { CALL_ODDITIES, type CallOddity } from '../../shared-kernel/fault-dial.ts';
import { addDays } from '../../shared-kernel/plain-date.ts';
import { createRandom, type Random } from '../../shared-kernel/random.ts';
import type { PaymentTurn } from '../../stripe/oddities/odd-payments.ts';
import { roughEmail } from './emails.ts';
import { foreignLine, sipLine, webLine, withheldLine, type Line } from './lines.ts';
import { roughName } from './names.ts';
import { foreignPhone, ownNumber, typedPhone } from './phones.ts';
import { CALLS_OF_KIND, type RoughCaller, type RoughKind } from './rough-caller.ts';

export type RoughDayOptions = {
  /** The hotel's date, YYYY-MM-DD. */
  today: string;
  /** Epoch ms; every call has begun and ended by then. */
  now: number;
  seed: string;
  /** How many calls there are to be; a caller who calls twice may make it one more. */
  calls: number;
};

const KINDS = Object.keys(CALLS_OF_KIND) as RoughKind[];

/** Once every kind was there, how often each comes. Rooms are few, so most ask and few pay. */
const WEIGHTS: Readonly<Record<RoughKind, number>> = {
  asks: 60,
  withheld_books: 12,
  withheld_asks_for_other: 5,
  stranger_asks_for_other: 5,
  sip_books: 4,
  web_asks: 4,
  abroad_books: 4,
  two_on_one_line: 5,
  books_and_calls_again: 16,
  other_contact_phone: 4,
  cannot_be_texted_there: 3,
  repeated_tool_calls: 8,
  cut_off: 6,
  texts_back: 8,
  opted_out_elsewhere: 3,
  pays_other_money: 2,
  disputes: 2,
  books_by_voice: 6,
  cancels_again: 3,
};

const MINUTES_APART = 7;

/** The callers of a rough day in the order in which they call; the same seed plans the same day. */
export function planRoughDay({ today, now, seed, calls }: RoughDayOptions): RoughCaller[] {
  const random = createRandom(`${seed} ${today} rough`);
  const kinds: RoughKind[] = [];
  for (let planned = 0; planned < calls;) {
    const kind = KINDS[kinds.length] ?? random.pickWeighted(WEIGHTS);
    kinds.push(kind);
    planned += CALLS_OF_KIND[kind];
  }
  return kinds.map((kind, index) => {
    const own = createRandom(`${seed} ${today} rough ${index}`);
    return planCaller(kind, index, today, now - (kinds.length - index) * MINUTES_APART * 60_000, own);
  });
}

function planCaller(kind: RoughKind, index: number, today: string, startedAt: number, random: Random): RoughCaller {
  const number = ownNumber(index);
  return {
    ...{ index, kind, startedAt, number, random },
    name: roughName(index, random),
    email: roughEmail(index, random),
    line: lineOf(kind, index, number, random),
    typedPhone: kind === 'cannot_be_texted_there' ? foreignPhone(random) : typedPhone(number, random),
    stay: stayOf(kind, index, today, random),
    oddities: odditiesOf(kind, random),
    turns: turnsOf(kind, random),
  };
}

function lineOf(kind: RoughKind, index: number, number: string, random: Random): Line {
  if (kind.startsWith('withheld')) return withheldLine(random);
  if (kind === 'sip_books') return sipLine(random);
  if (kind === 'web_asks') return webLine;
  return kind === 'abroad_books' ? foreignLine(index) : { number };
}

/** Those who withhold their number all ask for the same nights: nothing else tells them apart. */
function stayOf(kind: RoughKind, index: number, today: string, random: Random): Stay {
  const startDate = addDays(today, kind.startsWith('withheld') ? 21 : 4 + ((index * 5) % 180));
  const nights = kind.startsWith('withheld') ? 2 : random.between(1, 3);
  return { startDate, endDate: addDays(startDate, nights), adults: random.between(1, 2), children: 0 };
}

function odditiesOf(kind: RoughKind, random: Random): CallOddity[] {
  const asked: CallOddity[] = [];
  if (kind === 'repeated_tool_calls') asked.push(random.pick(['tool_calls_repeated', 'tool_calls_at_once']));
  if (kind === 'cut_off') asked.push('cut_off_mid_tool');
  const anywhere = CALL_ODDITIES.filter((each) => !/^(tool_calls_|cut_off)/.test(each));
  return [...asked, ...anywhere.filter((each) => random.chance(each === 'model_arguments' ? 0.6 : 0.25))];
}

function turnsOf(kind: RoughKind, random: Random): PaymentTurn[] {
  if (kind === 'pays_other_money') return [random.pick(['other_amount', 'other_currency'])];
  if (kind === 'disputes')
    return random.pick([['disputed'], ['disputed', 'dispute_lost'], ['disputed', 'dispute_won']]);
  return kind === 'books_by_voice' && random.chance(0.5) ? ['other_shop'] : [];
}
