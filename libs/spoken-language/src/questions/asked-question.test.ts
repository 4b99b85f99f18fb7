import { expect, test } from '@jest/globals';
import { questionIn } from './asked-question.ts';

test.each([
  ['Can I bring my dog?', 'Can I bring my dog?'],
  ['Hi, quick question. do you have parking', 'do you have parking'],
  ['and what time does the pool close', 'and what time does the pool close'],
  ['I was wondering whether you have a crib.', 'I was wondering whether you have a crib.'],
  ['Great. Is breakfast included? Thank you.', 'Is breakfast included?'],
  ['¿Aceptan mascotas?', '¿Aceptan mascotas?'],
  ['hola tienen estacionamiento', 'hola tienen estacionamiento'],
  ['Quisiera saber a qué hora es el desayuno.', 'Quisiera saber a qué hora es el desayuno.'],
])('%j asks %j', (turn, question) => {
  expect(questionIn(turn)).toBe(question);
});

test.each([
  'My name is Rosa Tran.',
  'Two adults, from Friday on.',
  'Right?',
  'Thank you, goodbye.',
  'Gracias, adiós.',
  '',
])('%j asks nothing', (turn) => {
  expect(questionIn(turn)).toBeUndefined();
});

test('a long turn gives a question of at most 500 characters', () => {
  expect(questionIn(`Do you have ${'very '.repeat(300)}big rooms?`)!.length).toBe(500);
});
