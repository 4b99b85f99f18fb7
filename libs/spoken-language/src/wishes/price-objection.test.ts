import { expect, test } from '@jest/globals';
import { saysFarewell } from './farewell.ts';
import { mindsPrice } from './price-objection.ts';

test.each([
  "That's too expensive for us.",
  'Oh, that is more than I wanted to spend.',
  "It's out of our budget.",
  'Do you have anything cheaper?',
  "We can't afford that.",
  'Es muy caro.',
  '¿No hay algo más barato?',
])('%j minds the price', (said) => {
  expect(mindsPrice(said)).toBe(true);
});

test.each([
  'That is not too expensive.',
  'No es caro.',
  'Thank you so much.',
  'How much is it?',
  'We arrive very late.',
])('%j does not mind the price', (said) => {
  expect(mindsPrice(said)).toBe(false);
});

test('takes leave, or does not', () => {
  for (const said of ['Thank you, bye.', 'I’ll think about it.', 'Gracias, hasta luego.', 'Lo voy a pensar.']) {
    expect(saysFarewell(said)).toBe(true);
  }
  for (const said of ['Hello?', 'For two adults.', '¿Hola?', '']) expect(saysFarewell(said)).toBe(false);
});
