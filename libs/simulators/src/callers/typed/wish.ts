/** What a caller can want. */
export type Wish = 'book' | 'rooms' | 'house' | 'reservation' | 'colleague' | 'goodbye';

const TOPICS: readonly (readonly [topic: string, pattern: RegExp])[] = [
  ['breakfast', /\bbreakfast\b/],
  ['parking', /\bpark(?:ing)?\b|\bgarage\b/],
  ['pool', /\bpool\b|\bswim/],
  ['pets', /\bpets?\b|\bdogs?\b|\bcats?\b/],
  ['wifi', /\bwi-?fi\b|\binternet\b/],
  ['check_in', /\bcheck(?:ing)?[- ]?(?:in|out)\b|\bluggage\b/],
  ['cancellation', /\bcancellation\b|\bhave to cancel\b|\brefund\b|\bcancel for free\b/],
  ['accessibility', /\baccessib|\bwheelchair\b|\bstep-free\b|\belevator\b|\blift\b/],
  ['restaurant', /\brestaurant\b|\bdinner\b|\blunch\b|\bbar\b/],
  ['gym', /\bgym\b|\bfitness\b/],
  ['location', /\baddress\b|\bwhere are you\b|\bairport\b|\bdirections\b/],
];

const OWN = '(?:my|our|a|an existing|the)';
const CANCEL = new RegExp(`\\b(?:cancel|change) ${OWN} (?:reservation|booking|stay|room)\\b`);
const OWN_RESERVATION = new RegExp(
  `\\b(?:my|our|existing) (?:reservation|booking)\\b|\\b(?:have|made|confirm|find|check) ${OWN} (?:reservation|booking)\\b|\\bconfirmation number\\b|\\b(?:I|we) (?:have )?booked\\b`,
  'i',
);
// guests who read the page in Spanish press buttons that write for them
const BOOK = /\b(?:book|reserve|reservar)\b|\bmake a (?:reservation|booking)\b|\b(?:take|want) (?:it|that room)\b/;
const ROOMS =
  /\bavailab|\bvacan|\brooms?\b|\bsuites?\b|\bprices?\b|\brates?\b|\bcosts?\b|\bhow much\b|\bstay\b|\bnights?\b/;
const COLLEAGUE = /\b(?:human|real person|somebody|someone|front desk|manager|colleague)\b/;
const GOODBYE =
  /\b(?:good)?bye\b|\bthat(?:'s|’s| is| was| will be) (?:all|it|everything)\b|\bnothing else\b|\bhang up\b/;

/** What a text asks for, if it can be told; one with dates or persons in it is about rooms rather than the hotel. */
export function readWish(words: string, namesStay: boolean): Wish | undefined {
  const text = words.toLowerCase();
  if (wantsToCancel(words) || OWN_RESERVATION.test(text)) return 'reservation';
  if (BOOK.test(text)) return 'book';
  if (findTopic(words) !== undefined && !namesStay) return 'house';
  if (namesStay || ROOMS.test(text)) return 'rooms';
  if (COLLEAGUE.test(text)) return 'colleague';
  return GOODBYE.test(text) ? 'goodbye' : undefined;
}

/** The topic of a question about the hotel, as the tool for it takes one. */
export function findTopic(words: string): string | undefined {
  const text = words.toLowerCase();
  return TOPICS.find(([, pattern]) => pattern.test(text))?.[0];
}

export function wantsToCancel(words: string): boolean {
  return CANCEL.test(words.toLowerCase());
}

export function saysYes(words: string): boolean {
  return /^\W*(?:s[ií]|yes|yeah|yep|sure|please|ok(?:ay)?|of course|go ahead|correct|right|sounds good|great|do)(?!\p{L})/iu.test(
    words,
  );
}

export function saysNo(words: string): boolean {
  return /^\W*(?:no|nope|nah|not now|never mind)\b/i.test(words);
}

export function saysThanks(words: string): boolean {
  return /\bthanks?\b/i.test(words);
}
