import { NUMBER, numberOf } from './numbers.ts';

/** Who comes along, as far as a text says so. */
export type WrittenParty = { adults?: number; children?: number };

const NO_THINGS = '(?=\\s*(?:$|[.,;!?]|(?:from|on|in|at|with|and|to|arriving|please|tonight|tomorrow)\\b))';
const ADULTS = [
  new RegExp(`\\b${NUMBER} (?:adults?|grown-?ups?|people|persons?|guests?|of us)\\b`),
  new RegExp(`\\b(?:we are|we're|we’re|there are|party of|for) ${NUMBER}\\b${NO_THINGS}`),
];
const CHILDREN = new RegExp(`\\b${NUMBER} (?:child|children|kids?|bab(?:y|ies)|toddlers?|sons?|daughters?)\\b`);

/** Reads how many adults and children a text speaks of. `asked`: a bare number answers for the adults. */
export function findParty(words: string, asked: boolean): WrittenParty {
  const text = words.toLowerCase();
  const adults = findAdults(text) ?? (asked ? numberIn(new RegExp(`^\\D*?\\b${NUMBER}\\b`), text) : undefined);
  const children = /\b(?:no|without) (?:children|kids)\b/.test(text) ? 0 : numberIn(CHILDREN, text);
  return { ...(adults === undefined ? {} : { adults }), ...(children === undefined ? {} : { children }) };
}

function findAdults(text: string): number | undefined {
  if (/\b(?:just|only) (?:me|myself)\b|\bby myself\b|\balone\b/.test(text)) return 1;
  if (/\b(?:my|and) (?:wife|husband|partner|girlfriend|boyfriend|friend)\b|\bthe two of us\b/.test(text)) return 2;
  return ADULTS.map((pattern) => numberIn(pattern, text)).find((count) => count !== undefined);
}

function numberIn(pattern: RegExp, text: string): number | undefined {
  const found = pattern.exec(text)?.[1];
  return found === undefined ? undefined : numberOf(found);
}
