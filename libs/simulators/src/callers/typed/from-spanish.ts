/** Spanish of guests, without accents, and the English that is understood for it; longer phrases first. */
const PHRASES: readonly (readonly [spanish: string, english: string])[] = [
  ['mi reserva(?:cion)?|nuestra reserva(?:cion)?', 'my reservation'],
  ['numero de confirmacion', 'confirmation number'],
  ['pasado manana', 'day after tomorrow'],
  ['es todo|nada mas', 'that is all'],
  ['por favor', 'please'],
  ['claro|de acuerdo|esta bien', 'of course'],
  ['cuanto cuesta', 'how much'],
  ['si', 'yes'],
  ['gracias', 'thanks'],
  ['adios', 'bye'],
  ['reservar|reservo', 'book'],
  ['cancelar', 'cancel'],
  ['habitacion(?:es)?|cuartos?', 'room'],
  ['precios?', 'price'],
  ['noches?', 'nights'],
  ['adultos?|personas?', 'adults'],
  ['ninos?|ninas?', 'children'],
  ['manana', 'tomorrow'],
  ['hoy|esta noche', 'today'],
  ['desayuno', 'breakfast'],
  ['estacionamiento', 'parking'],
  ['alberca|piscina', 'pool'],
  ['mascotas?|perros?', 'pets'],
  ['recepcion', 'front desk'],
  ['direccion', 'address'],
  ...[...'uno|una|un'.split('|').map((word) => [word, 'one'] as const)],
  ...'dos tres cuatro cinco seis siete ocho nueve diez'
    .split(' ')
    .map((word, at) => [word, 'two three four five six seven eight nine ten'.split(' ')[at]!] as const),
  ...'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'
    .split(' ')
    .map((word, at) => [word, 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')[at]!] as const),
];

const PATTERNS = PHRASES.map(([spanish, english]) => [new RegExp(`\\b(?:${spanish})\\b`, 'gi'), english] as const);

/** "4 al 6 de dic" */
const RANGE = /\b(\d{1,2})(?: de ([a-z]{3}))? (?:al|a|hasta el) (\d{1,2}) de ([a-z]{3})\b/gi;

const withoutAccents = (words: string): string => words.normalize('NFD').replaceAll(/\p{M}/gu, '');

/** What a guest writes in Spanish, as far as it is understood, in English. */
export function fromSpanish(words: string): string {
  const english = PATTERNS.reduce((text, [pattern, word]) => text.replaceAll(pattern, word), withoutAccents(words));
  return english
    .replaceAll(RANGE, (_, first: string, firstMonth: string | undefined, last: string, month: string) =>
      firstMonth ? `${firstMonth} ${first}, ${month} ${last}` : `${month} ${first} to ${last}`,
    )
    .replaceAll(/\b(\d{1,2}) de (?=[a-z]{3}\b)/gi, '$1 of ');
}
