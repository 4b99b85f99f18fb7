import { Refusal } from './refusal.error.ts';

/** Deeper than anything that is sent. */
const deepest = 64;
/**
 * Bytes outside of texts, and quotes in them: more than any screen or page sends, and than a voice platform that has proven itself
 * tells of a call of hours.
 */
const mostStructure = { unknown: 256 * 1024, proven: 512 * 1024 };

const [quote, backslash] = [0x22, 0x5c];
const isOpening = (byte: number): boolean => byte === 0x5b || byte === 0x7b;
const isClosing = (byte: number): boolean => byte === 0x5d || byte === 0x7d;

/** Whether the quote at this place is part of a text: an odd number of backslashes stands before it. */
function isEscaped(body: Buffer, place: number): boolean {
  let escapes = 0;
  while (body[place - escapes - 1] === backslash) escapes += 1;
  return escapes % 2 === 1;
}

/**
 * Refuses JSON that takes far longer to be read than its length tells: megabytes of brackets or of small values, where long texts
 * are meant. Texts are leapt over from quote to quote, so this takes next to no time.
 * @throws Refusal 400
 */
export function refuseEndlessJson(body: Buffer, sender: keyof typeof mostStructure): void {
  let [depth, structure, isText] = [0, 0, false];
  for (let place = 0; place < body.length; place += 1) {
    if (isText) {
      place = body.indexOf(quote, place);
      if (place < 0) return;
      isText = isEscaped(body, place);
    } else {
      const byte = body[place]!;
      if (byte === quote) isText = true;
      else if (isOpening(byte)) depth += 1;
      else if (isClosing(byte)) depth -= 1;
    }
    structure += 1;
    if (depth > deepest) throw new Refusal(400, 'too_deep', 'The request is nested too deeply to be read.');
    if (structure > mostStructure[sender])
      throw new Refusal(400, 'too_many_values', 'The request has too many values to be read.');
  }
}
