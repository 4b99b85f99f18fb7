import { expect, test } from '@jest/globals';
import { guestTools } from '@booking/contracts/guest-tools';
import { learnFromCall, type EndedCall } from './learn-from-call.rule.ts';
import type { UsedTool } from './unanswered-questions.rule.ts';

const rooms = (answer: Partial<UsedTool>): UsedTool => ({
  ...{ name: 'get_availability_and_rates', arguments: {}, result: null, error: null, startedMs: null },
  ...answer,
});
const learn = (rest: Partial<EndedCall> = {}) =>
  learnFromCall({
    ...{ turns: [], tools: [], endedReason: null, successEvaluation: null, namedQuestions: [] },
    ...rest,
  });
const said = (speaker: 'guest' | 'assistant', text: string) => ({ speaker, text, startedMs: null });

test('a call without words and tools teaches nothing', () => {
  expect(learn()).toEqual({
    ...{ rules: 1, language: null, wantedRoom: false, foundNoRoom: false, toolFailed: false, priceTurn: null },
    ...{ ending: 'other', isSuccessful: null, questions: [] },
  });
});

test('the last search for rooms decides whether there was none', () => {
  const nothing = rooms({ result: 'Nothing is free from Friday, December 4 to Sunday, December 6 for 2 adults.' });
  const some = rooms({ result: 'From Friday to Sunday we have King at $100 a night, $220 in total.' });
  expect(learn({ tools: [some, nothing] })).toMatchObject({ wantedRoom: true, foundNoRoom: true });
  expect(learn({ tools: [nothing, some] })).toMatchObject({ wantedRoom: true, foundNoRoom: false });
});

test('a tool failed when it said so, not when it asked for something', () => {
  const { fails } = guestTools.get_availability_and_rates;
  expect(learn({ tools: [rooms({ error: fails })] }).toolFailed).toBe(true);
  expect(learn({ tools: [rooms({ error: 'Ask for the day of arrival.' })] }).toolFailed).toBe(false);
});

test('a price is too high once it was named', () => {
  const dear = said('guest', 'That is too expensive.');
  const named = said('assistant', 'The King is $180 a night.');
  expect(learn({ turns: [dear, named] }).priceTurn).toBeNull();
  expect(learn({ turns: [named, dear] }).priceTurn).toBe(1);
});

test.each([
  ['assistant-forwarded-call', 'Thanks.', 'transferred'],
  ['customer-ended-call', 'For two adults.', 'hung_up'],
  ['silence-timed-out', 'Hold on.', 'hung_up'],
  ['customer-ended-call', 'Thank you, bye.', 'other'],
  ['assistant-ended-call', 'For two adults.', 'other'],
  [null, 'For two adults.', 'other'],
])('a call that ended by %s after %j counts as %s', (endedReason, last, ending) => {
  expect(learn({ endedReason, turns: [said('guest', last)] }).ending).toBe(ending);
});

test.each([
  ['true', true],
  ['False', false],
  ['8', null],
  [null, null],
])('the evaluation %j means %j', (successEvaluation, isSuccessful) => {
  expect(learn({ successEvaluation }).isSuccessful).toBe(isSuccessful);
});

test('endless and broken texts are read in the time of one answer', () => {
  const texts = ['a\n', 'a? ', 'I do not know. ', '¿', '\r\n', 'i was wondering ', 'that is too ', 'no se '];
  for (const part of texts) {
    const long = part.repeat(20_000);
    const turns = Array.from({ length: 3000 }, (_, index) => said(index % 2 === 0 ? 'guest' : 'assistant', long));
    const short = turns.map((turn) => ({ ...turn, text: `$ ${part.repeat(20)}` }));
    const tools = Array.from({ length: 500 }, () => ({
      ...rooms({ result: 'This is a hotel.' }),
      ...{ name: 'get_property_facts', arguments: { topic: long } },
    }));
    for (const each of [turns, short]) {
      const begin = performance.now();
      learn({ turns: each, tools, namedQuestions: Array.from({ length: 20 }, () => long) });
      expect(performance.now() - begin).toBeLessThan(400);
    }
  }
});
