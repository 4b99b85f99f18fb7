import { expect, test } from '@jest/globals';
import { findDates } from './dates-in-words.ts';
import { fromSpanish } from './from-spanish.ts';
import { findParty } from './party-in-words.ts';
import { readWish, saysNo, saysThanks, saysYes } from './wish.ts';

const TODAY = '2026-11-23';

test.each([
  ['Quisiera reservar una habitación del 4 al 6 de diciembre', ['2026-12-04', '2026-12-06']],
  ['Del 30 de noviembre al 2 de diciembre', ['2026-11-30', '2026-12-02']],
  ['El 4 de diciembre', ['2026-12-04']],
  ['Mañana', ['2026-11-24']],
  ['2026-12-04', ['2026-12-04']],
])('the dates of "%s" are understood', (words, dates) => {
  expect(findDates(fromSpanish(words), TODAY).dates).toEqual(dates);
});

test.each([
  ['Somos dos adultos y un niño', { adults: 2, children: 1 }],
  ['3 personas', { adults: 3 }],
])('the party of "%s" is understood', (words, party) => expect(findParty(fromSpanish(words), false)).toEqual(party));

test.each([
  ['Quiero reservar un cuarto', 'book'],
  ['¿Cuánto cuesta la noche?', 'rooms'],
  ['¿Hay estacionamiento?', 'house'],
  ['Tengo preguntas sobre mi reserva', 'reservation'],
  ['Adiós', 'goodbye'],
])('the wish of "%s" is understood', (words, wish) => expect(readWish(fromSpanish(words), false)).toBe(wish));

test('yes, no and thanks are understood', () => {
  expect([
    saysYes(fromSpanish('Sí, por favor')),
    saysNo(fromSpanish('No')),
    saysThanks(fromSpanish('Gracias')),
  ]).toEqual([true, true, true]);
});
