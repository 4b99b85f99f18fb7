import { describe, expect, test } from '@jest/globals';
import { unansweredQuestions, type SaidTurn, type UsedTool } from './unanswered-questions.rule.ts';

/** "G" is the guest, "A" the assistant; each turn begins a second after the one before. */
const call = (...lines: string[]): SaidTurn[] =>
  lines.map((line, index) => ({
    speaker: line.startsWith('G: ') ? 'guest' : 'assistant',
    text: line.slice(3),
    startedMs: index * 1000,
  }));
const search = (topic: string, result: string | null, rest: Partial<UsedTool> = {}): UsedTool => ({
  ...{ name: 'get_property_facts', arguments: { topic }, result, error: null, startedMs: 1500 },
  ...rest,
});
const everything = 'This is the Lakeside Hotel. Check-in starts at 4 PM. The hotel has parking.';

describe('a reply that does not know', () => {
  test('leaves the question before it unanswered', () => {
    const turns = call(
      'A: Hello.',
      'G: Hi. Can I bring my dog?',
      'A: Let me see.',
      'A: I do not have that information.',
    );
    expect(unansweredQuestions(turns, [])).toEqual([{ position: 1, source: 'reply' }]);
  });

  test('that says it twice leaves one question', () => {
    const turns = call('G: Do you have a spa?', 'A: I do not know.', 'A: The front desk can tell you.');
    expect(unansweredQuestions(turns, [])).toEqual([{ position: 0, source: 'reply' }]);
  });

  test('to what is no question leaves none', () => {
    expect(unansweredQuestions(call('G: My name is Rosa.', 'A: I do not know how that is spelled.'), [])).toEqual([]);
    expect(unansweredQuestions(call('A: I do not know who is calling.'), [])).toEqual([]);
  });

  test('is looked for in both languages, question by question', () => {
    const turns = call(
      ...['G: ¿Aceptan mascotas?', 'A: No tengo esa información.', 'G: ¿A qué hora es la salida?'],
      ...['A: Hasta las once.', 'G: ¿Hay cuna?', 'A: No estoy seguro.'],
    );
    expect(unansweredQuestions(turns, []).map(({ position }) => position)).toEqual([0, 4]);
  });
});

describe('a search of the facts', () => {
  const turns = call('G: Do you have a spa?', 'A: Let me look that up.', 'A: We have parking and a pool.');
  test('without a hit leaves the question unanswered', () => {
    expect(unansweredQuestions(turns, [search('spa', everything)])).toEqual([{ position: 0, source: 'search' }]);
    expect(unansweredQuestions(turns, [search('spa', null, { error: 'It did not work.' })])).toHaveLength(1);
  });

  test('without times belongs to the question about its topic', () => {
    const untimed = turns.map((turn) => ({ ...turn, startedMs: null }));
    expect(unansweredQuestions(untimed, [search('spa', everything, { startedMs: null })])).toHaveLength(1);
    expect(unansweredQuestions(untimed, [search('golf', everything, { startedMs: null })])).toEqual([]);
  });

  test('with a hit, about the hotel in general, or answered from elsewhere leaves none', () => {
    expect(unansweredQuestions(turns, [search('parking', 'The hotel has parking.')])).toEqual([]);
    expect(unansweredQuestions(turns, [search('hotel', everything)])).toEqual([]);
    const known = call('G: Do you have a spa?', 'A: Let me look.', 'A: Yes, the spa is on the second floor.');
    expect(unansweredQuestions(known, [search('spa', everything)])).toEqual([]);
  });
});

test('the platform’s analysis names questions, and one that was not asked is not believed', () => {
  const turns = call('G: Can my son stay alone?', 'A: Check-in starts at 4 PM.', 'G: Thank you.');
  const found = unansweredQuestions(turns, [], ['Can a son stay there alone?', 'Is there a casino?']);
  expect(found).toEqual([{ position: 0, source: 'platform' }]);
});
