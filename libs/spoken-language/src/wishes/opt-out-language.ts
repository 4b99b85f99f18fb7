import { foldText } from '@booking/hotel/fold-text';
import { heardLanguage } from '../languages/heard-language.ts';
import type { GuestTongue } from '../languages/named-language.ts';

/** Words of a Spanish opt-out, which is shorter than what a language is told by. */
const spanish =
  /\b(?:alto|basta|baja|parar|pare|paren|detener|detente|no mas|suscripcion|mensajes?|textos?|escrib\w*|mand[ea]\w*|envi\w*|quiero)\b/u;

/** A text is no longer than this. */
const longest = 1_600;

/** The language in which an opt-out is answered; undefined where it does not tell one. */
export function optOutLanguage(body: string): GuestTongue | undefined {
  const text = body.slice(0, longest);
  return heardLanguage([text]) ?? (spanish.test(foldText(text)) ? 'es' : undefined);
}
