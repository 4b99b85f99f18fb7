import type { Stay } from '../../callers/scene.ts';
import type { CallOddity } from '../../shared-kernel/fault-dial.ts';
import type { Random } from '../../shared-kernel/random.ts';
import type { PaymentTurn } from '../../stripe/oddities/odd-payments.ts';
import type { Line } from './lines.ts';
import type { RoughName } from './names.ts';

/** What a caller of a rough day has in mind, and how many calls that takes. Who asks for another's booking comes when there is one. */
export const CALLS_OF_KIND = {
  books_and_calls_again: 2,
  other_contact_phone: 2,
  cannot_be_texted_there: 1,
  two_on_one_line: 2,
  pays_other_money: 1,
  disputes: 1,
  books_by_voice: 1,
  cancels_again: 2,
  texts_back: 1,
  opted_out_elsewhere: 2,
  asks: 1,
  withheld_books: 1,
  sip_books: 1,
  web_asks: 1,
  abroad_books: 1,
  repeated_tool_calls: 1,
  cut_off: 1,
  withheld_asks_for_other: 1,
  stranger_asks_for_other: 1,
} as const;
export type RoughKind = keyof typeof CALLS_OF_KIND;

/** Somebody of a rough day. `number` is their telephone's, which its line may withhold. */
export type RoughCaller = {
  index: number;
  kind: RoughKind;
  startedAt: number;
  name: RoughName;
  email: string;
  number: string;
  line: Line;
  /** As typed on the page of the room. */
  typedPhone: string;
  stay: Stay;
  oddities: readonly CallOddity[];
  turns: readonly PaymentTurn[];
  random: Random;
};
