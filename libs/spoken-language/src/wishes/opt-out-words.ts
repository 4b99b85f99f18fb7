import { foldText } from '@booking/hotel/fold-text';
import { fillers, starts, stops, tails, twilioStops } from './opt-out-phrases.ts';
import { requests, texts } from './opt-out-requests.ts';

/** What a text asks for; `unclear` may be an opt-out, and staff read it. */
export type TextWish = 'out' | 'in' | 'unclear';

/** Words that may lead up to a request. */
const lead =
  /^(?:(?:can|could|would|will) you |i (?:would|d) like (?:you )?to |id like (?:you )?to |i want (?:you )?to |i wish to |you (?:need|have) to |you (?:must|can) |i (?:have )?(?:asked|told|begged) you (?:guys |people )?(?:to )?|i (?:have )?said |lets |and |so |just )+/u;

/** Messages that may be an opt-out. */
const mayBeStop = [
  /\b(?:unsubscri\w*|desabonner\w*|consent|optout|opt(?:ed|ing)? (?:me )?out|spam\w*|harass\w*|wrong number|remove (?:me|my number)|take me off|leave me alone)\b/u,
  new RegExp(
    `\\b(?:stop\\w*|quit|cease|no more|dont|do not|never|no longer|cancel|end)(?: [\\p{L}\\p{N}]+){0,4} ${texts}\\b`,
    'u',
  ),
  /\b(?:stop|quit) (?:it|this|that|contacting|bothering|calling|writing)\b/u,
  /退订|退訂|停止|拒收|不要再发|不要再發|やめて|수신\s?거부|그만|отпис|не пиш/u,
  /\b(?:mensajes|mensagens|textos|escriban|escribirme|darme de baja|suscripcion)\b/u,
];
/** Messages that begin like an opt-out and are something else. */
const ordinary =
  /^(?:(?:stop|stops|stopping) (?:by|in|at|over|for|off|on|to|light|sign|is|was)|end(?:s|ing)? (?:of|date|on|time|is|at|in)|quit \w+ing|(?:cancel|cancelar) (?:my|the|our|this|mi|la|room|reservation|booking|it))\b/u;
const likelyFirst = /^(?:stop|stopall|unsubscribe|parar)\b/u;
const possibleFirst =
  /^(?:(?:end|quit|cancel|revoke|baja)(?: \S+){0,2}|stp|halt|remove|delete|no more|lose my number|want out|stop2end)$/u;

/** Signatures of mail programs. */
const signature = /^\s*(?:sent from my|get outlook|enviado desde)\b/iu;

/** Misspellings of unsubscribe. */
const misspelled = /\bunsu[bs]\w{2,6}b(?:e|ed)?\b/gu;

const fillerWords = new Set(fillers);

/** A text message is no longer than this. */
const longestMessage = 1_600;

/** Folded words with one space between them. Signs and emoji are gaps, also those that letters are hidden in: "ℹ️", "1️⃣". */
const wordsOf = (text: string): string =>
  foldText(text.replace(/\p{RGI_Emoji}/gv, ' ').replace(/\p{Variation_Selector}/gu, ''))
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .replace(misspelled, 'unsubscribe')
    .trim();

/** Without please and thanks around it. */
function bareOf(sentence: string): string {
  const words = sentence.split(' ');
  const from = words.findIndex((word) => !fillerWords.has(word));
  const to = words.findLastIndex((word) => !fillerWords.has(word) || word === 'me' || word === 'us');
  return from < 0 ? sentence : words.slice(from, to + 1).join(' ');
}

const tailWords = new Set(tails);

function withoutTail(sentence: string): string {
  const words = sentence.split(' ');
  return words.slice(0, 1 + words.findLastIndex((word) => !tailWords.has(word))).join(' ');
}

/** A sentence as it is, without fillers, and without all that leads up to a request. */
const formsOf = (sentence: string): string[] => {
  const bare = bareOf(sentence);
  const led = bare.replace(lead, '');
  const whole = sentence.replace(lead, '');
  const short = (form: string): string => withoutTail(bareOf(form));
  return [...new Set([sentence, whole, bare, bareOf(led), bareOf(whole), short(bare), short(led), short(whole)])];
};

const wishes = new Set(stops.map((phrase) => wordsOf(phrase).replaceAll(' ', '')));
const longestWish = Math.max(...[...wishes].map(({ length }) => length));

/**
 * Whether a sentence is known phrases and fillers, and nothing else. What stands between the words of a phrase does not count, nor
 * whether anything does: "no, more", "no-more" and "nomore" are one. A filler may be a phrase's own word ("no more").
 */
function isKnownWish(sentence: string): boolean {
  const words = sentence.split(' ');
  // by the number of words that are understood: whether there is a phrase among them
  const understood = new Map([[0, false]]);
  for (const [from, word] of words.entries()) {
    const hasPhrase = understood.get(from);
    if (hasPhrase === undefined) continue;
    if (fillerWords.has(word)) understood.set(from + 1, hasPhrase || understood.get(from + 1) === true);
    let phrase = '';
    for (let to = from; to < words.length && phrase.length < longestWish; to++) {
      phrase += words[to]!;
      if (wishes.has(phrase)) understood.set(to + 1, true);
    }
  }
  return understood.get(words.length) === true;
}

const asksForNone = (sentence: string): boolean =>
  formsOf(sentence).some((form) => isKnownWish(form) || requests.some((request) => request.test(form)));

/** Whether Twilio blocks and answers by itself. */
export const isTwilioStop = (body: string): boolean =>
  body.length <= longestMessage && twilioStops.includes(wordsOf(body));

/**
 * What a message asks for. It is the wish for no texts where that is the whole message or a sentence of it, by any reasonable means
 * (FCC); the words of the wish within another sentence mean nothing, or are unclear.
 */
export function optOutWish(body: string): TextWish | undefined {
  const lines = body.slice(0, longestMessage).split('\n');
  const message = lines.filter((line) => !signature.test(line)).join('\n');
  const whole = wordsOf(message);
  if (twilioStops.includes(whole)) return 'out';
  const bare = bareOf(whole);
  if (starts.includes(whole) || (starts.includes(bare) && bare !== 'yes')) return 'in';
  if (/^(?:start|resume|begin)(?: sending)?(?: me)? (?:texts?|texting|messages)(?: me)?(?: again)?$/u.test(bare))
    return 'in';
  const repeated = new Set(whole.split(' '));
  if (repeated.size === 1 && twilioStops.includes([...repeated][0]!)) return 'out';
  if (asksForNone(whole)) return 'out';
  const sentences = message
    .split(/[.!;\n]+|(?<=\p{L})[,:?]+/u)
    .map(wordsOf)
    .filter(Boolean);
  const isAsked = sentences.some(
    (sentence) =>
      sentence.includes(' ') && requests.some((request) => formsOf(sentence).some((form) => request.test(form))),
  );
  // a word is a sentence of its own only where the message begins with it: "STOP. I never asked for this"
  const begins = /^\s*["“]?(?:stop|stopall|unsubscribe)["”]?\s*(?:[.!\n]|$)/iu.test(message);
  if (isAsked || begins) return 'out';
  if ([whole, bare, bareOf(whole.replace(lead, ''))].some((form) => ordinary.test(form))) return undefined;
  if (mayBeStop.some((pattern) => pattern.test(whole))) return 'unclear';
  return likelyFirst.test(bare) || possibleFirst.test(bare) ? 'unclear' : undefined;
}
