import type { Receptionist } from './receptionist.ts';
import { readWish, saysNo, saysThanks } from './wish.ts';

const WISHES: readonly (readonly [tool: string, pattern: RegExp])[] = [
  ['get_arrivals_today', /\barriv/i],
  ['get_checkouts_today', /\bdepart|\bleav|\bcheck(?:ing)?[- ]?outs?\b/i],
  ['get_inhouse_guests', /\bin[- ]?house\b|\bwho is here\b/i],
  ['get_room_status', /\brooms?\b|\bclean\b|\bdirty\b/i],
  ['get_staff_info', /\bwho am i\b|\bmay i\b|\bmy role\b/i],
];

const OFFER =
  'I can tell you who arrives, who leaves, who is in house, how the rooms are, and what you may do. What would you like?';

/** An assistant of those who work at the hotel, that goes by rules; whether somebody may is for its tools to say. */
export function createStaffReceptionist(): Receptionist {
  return {
    answer: async (words, desk) => {
      const tool = WISHES.find(([, pattern]) => pattern.test(words))?.[0];
      if (tool !== undefined) return void (await desk.useTool(tool, {}));
      const isOver = readWish(words, false) === 'goodbye' || saysNo(words) || saysThanks(words);
      return isOver ? desk.hangUp() : desk.say(OFFER);
    },
    about: () => 'The caller works at the hotel and asked about the house',
  };
}
