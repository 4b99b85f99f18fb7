import { z } from 'zod';

/** Refusals that a person can do something about (twilio.com/docs/api/errors). */
const sentences = new Map<number, string>([
  [21211, 'This is no phone number that can be texted.'],
  [21214, 'This number cannot be reached.'],
  [21217, 'This is no phone number that can be texted.'],
  [21408, 'Texting this country is switched off at Twilio.'],
  [21606, 'The number we text from is not ours at Twilio. Check TWILIO_…_FROM.'],
  [21610, 'This person asked for no more texts, so none is sent.'],
  [21611, 'Too many texts are waiting to go out. Try again in some minutes.'],
  [21612, 'This number cannot be reached by text.'],
  [21614, 'This is no mobile number, so it cannot be texted.'],
  [21617, 'The text is too long.'],
  [21635, 'This is a landline, so it cannot be texted.'],
  [30005, 'There is no such phone, or it takes no texts any more.'],
  [30006, 'This is a landline, or its carrier takes no texts.'],
]);

const Problem = z.object({ code: z.number().optional(), message: z.string().optional(), title: z.string().optional() });

/** Of a text to a recipient who answered STOP. */
export const optedOutCode = 21610;

/** Of a number that no text reaches, however often it is tried. */
export const unreachableCodes: ReadonlySet<number> = new Set([
  ...[21211, 21214, 21217, 21408, 21612, 21614, 21635],
  // said by the carrier, after the text was taken
  ...[30005, 30006],
]);

export const codeOf = (body: unknown): number | undefined => Problem.catch({}).parse(body).code;

/** Why a text that was taken did not arrive. */
export const deliveryProblem = (code: string): string => sentences.get(Number(code)) ?? `Twilio error ${code}`;

/** Why a text was refused; both forms of Twilio's error bodies are read. */
export function sentenceOf(body: unknown): string {
  const { code, message, title } = Problem.catch({}).parse(body);
  const known = code === undefined ? undefined : sentences.get(code);
  return known ?? `Twilio refused: ${message ?? title ?? 'without a reason'}${code ? ` (${code})` : ''}`;
}
