import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { groupQuestions } from './group-questions.rule.ts';

const ask = (...texts: string[]) => texts.map((text, turn) => ({ callId: `c${turn}`, turn, text }));
const texts = [
  'Can I bring my dog?',
  'Do you allow pets in the rooms',
  '¿Aceptan mascotas?',
  'Is there a shuttle from the airport?',
  'How far is the airport?',
  'Do you host weddings?',
  'Is it free?',
];

test('questions with words in common are one group, in both languages', () => {
  const groups = groupQuestions(ask(...texts));
  expect(groups.map(({ key, questions }) => [key, questions.length])).toEqual([
    ['pets', 3],
    ['airport', 2],
    ['free', 1],
    ['weddings', 1],
  ]);
  expect(groups[0]).toMatchObject({ question: 'Can I bring my dog?', language: 'en', words: ['pets'] });
});

test('each question is in one group, whatever the order in which they are given', () => {
  const shape = (asked: ReturnType<typeof ask>) =>
    groupQuestions(asked).map(({ key, question, language, words, questions }) => [
      ...[key, question, language, words],
      questions.map(({ text }) => text).toSorted(),
    ]);
  const all = ask(...texts);
  fc.assert(
    fc.property(fc.shuffledSubarray(all, { minLength: all.length }), (shuffled) => {
      expect(shape(shuffled)).toEqual(shape(all));
    }),
  );
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...texts, '', 'What?', '¿Y?'), { maxLength: 30 }), (some) => {
      const grouped = groupQuestions(ask(...some)).flatMap(({ questions }) => questions.map(({ turn }) => turn));
      expect(grouped.toSorted((a, b) => a - b)).toEqual(some.map((_, turn) => turn));
    }),
  );
});

test('two thousand questions without a word in common are grouped in a moment', () => {
  const many = ask(...Array.from({ length: 2000 }, (_, index) => `Do you have gadget${index} or gizmo${index}?`));
  const begin = performance.now();
  expect(groupQuestions(many)).toHaveLength(2000);
  expect(performance.now() - begin).toBeLessThan(1500);
});
