import { foldText } from '@booking/hotel/fold-text';
import type { GuestTongue } from './named-language.ts';

const list = (words: string): Set<string> => new Set(words.split(' '));

/** Frequent words of one language that mean nothing in the other, and are no part of names. Folded. */
const frequent: Record<GuestTongue, ReadonlySet<string>> = {
  en: list(
    'the and for with would could can like need want have has is are was do does what when where how why my we you your it that this ' +
      'there to of from until room rooms night nights please thanks thank hello hi yes yeah okay not but about just book booking stay ' +
      'staying adults children tomorrow tonight much i im id ill january february march may june july august october november december',
  ),
  es: list(
    'que para por con pero como cuando donde cuanto cuantos cuesta quiero queremos quisiera quisieramos necesito necesitamos tengo ' +
      'tenemos puedo puede hay una uno unos estoy estamos somos soy usted ustedes nosotros habitacion habitaciones cuarto cuartos noche ' +
      'noches gracias hola buenos buenas dias tardes si favor reservar reserva reservacion adultos ninos manana hoy llegada salida ' +
      'hasta desde tambien muy espanol hablo habla enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre ' +
      'diciembre',
  ),
};

/** Fewer than that may be a greeting, a name or a slip of the transcriber. */
const fewest = 2;

const wordsOf = (said: string): string[] =>
  foldText(said)
    .replace(/['’]/g, '')
    .split(/[^\p{L}\p{N}]+/u);

/**
 * The language of what somebody said, by its frequent words: at least two of one, and twice as many as of the other.
 * Undefined where that is not clear.
 */
export function heardLanguage(said: readonly string[]): GuestTongue | undefined {
  const words = said.flatMap(wordsOf);
  const [english, spanish] = (['en', 'es'] as const).map(
    (language) => words.filter((word) => frequent[language].has(word)).length,
  ) as [number, number];
  if (Math.max(english, spanish) < fewest) return undefined;
  if (spanish >= 2 * english) return 'es';
  return english >= 2 * spanish ? 'en' : undefined;
}
