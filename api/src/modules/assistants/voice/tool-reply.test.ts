import { expect, test } from '@jest/globals';
import { errorIn, checkToolReply } from './tool-reply.rule.ts';

const good = {
  statusCode: 200,
  durationMs: 40,
  toolCallId: 'call_1',
  body: { results: [{ toolCallId: 'call_1', result: 'Two rooms are free.' }] },
};
const broken = (change: Partial<typeof good> | { body: unknown }): string[] =>
  checkToolReply({ ...good, ...change })
    .filter(({ ok }) => !ok)
    .map(({ rule }) => rule);

test('a valid reply breaks no rule', () => expect(broken({})).toEqual([]));

test.each<[string, Parameters<typeof broken>[0], string]>([
  ['another status', { statusCode: 500 }, 'Answers with status 200, whatever happened'],
  ['a slow answer', { durationMs: 20_000 }, 'Answers within 20 seconds'],
  ['another id', { toolCallId: 'call_2' }, 'Names the tool call it answers'],
  ['several lines', { body: { results: [{ toolCallId: 'call_1', result: 'a\nb' }] } }, 'Says one line of text'],
  ['an object', { body: { results: [{ toolCallId: 'call_1', result: {} }] } }, 'Says one line of text'],
  ['no list', { body: { result: 'free' } }, 'Carries a list of results'],
])('%s breaks its rule', (_, change, rule) => expect(broken(change)).toContain(rule));

test("the tool's error is read from its reply", () => {
  expect(errorIn({ results: [{ toolCallId: 'call_1', error: 'No rooms.' }] })).toBe('No rooms.');
  expect(errorIn(good.body)).toBeUndefined();
});
