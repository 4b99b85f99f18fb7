import { foldedWords } from '../questions/sentences.ts';

const farewell =
  /\b(?:bye|goodbye|good bye|thanks|thank you|cheers|have a (?:good|great|nice)|see you|talk (?:later|soon)|ill (?:think|call back|call you|let you know)|that(?:s| is| was) all|adios|hasta (?:luego|pronto|manana)|gracias|chao|nos vemos|que tenga|lo voy a pensar|lo pensare|eso es todo)\b/;

const longest = 2000;

/** Whether somebody takes leave or thanks. English and Spanish. */
export const saysFarewell = (said: string): boolean => farewell.test(foldedWords(said.slice(0, longest)));
