import { describe, expect, test } from '@jest/globals';
import type { ReplyShortfall } from '@booking/contracts/tool-replies';
import fc from 'fast-check';
import { gradeReply, type AskedTool, type SentReply } from './grade-reply.rule.ts';

const asked = [{ id: 'call_1', name: 'send_sms' }];
const resultOf = (changes: object = {}) => ({ name: 'send_sms', toolCallId: 'call_1', result: 'Sent.', ...changes });
const grade = (results: unknown, changes: Partial<SentReply> = {}): ReplyShortfall[] =>
  gradeReply(asked, { statusCode: 200, durationMs: 40, body: { results }, ...changes })[0]!;

test.each<[string, ReplyShortfall[], ReplyShortfall[]]>([
  ['a result', grade([resultOf()]), []],
  ['an error', grade([resultOf({ result: undefined, error: 'No rooms.' })]), []],
  ['another status', grade([resultOf()], { statusCode: 500 }), ['status']],
  ['a status of its own for something new', grade([resultOf()], { statusCode: 201 }), ['status']],
  ['no body', grade(undefined, { body: undefined }), ['missing']],
  ['no results', grade([]), ['missing']],
  ['neither result nor error', grade([resultOf({ result: undefined })]), ['missing']],
  ['another id', grade([resultOf({ toolCallId: 'call_2' })]), ['wrong_id']],
  ['another name', grade([resultOf({ name: 'other' })]), ['wrong_name']],
  ['a result and an error', grade([resultOf({ error: 'No.' })]), ['two_outcomes']],
  ['an object', grade([resultOf({ result: { rooms: 2 } })]), ['not_text']],
  ['no words', grade([resultOf({ result: '  ' })]), ['empty']],
  ['several lines', grade([resultOf({ result: 'One.\u2028Two.' })]), ['several_lines']],
  ['too many words', grade([resultOf({ result: 'x'.repeat(1001) })]), ['too_long']],
  ['two seconds', grade([resultOf()], { durationMs: 2000 }), ['slow']],
  ['twenty seconds', grade([resultOf()], { durationMs: 20_000 }), ['too_late']],
])('a reply of %s', (_, found, expected) => expect(found).toEqual(expected));

test('replies in another order are told of, each for itself', () => {
  const both = [...asked, { id: 'call_2', name: 'get_folio' }];
  const body = { results: [resultOf({ toolCallId: 'call_2', name: 'get_folio' }), resultOf()] };
  expect(gradeReply(both, { statusCode: 200, durationMs: 1, body })).toEqual([['wrong_order'], ['wrong_order']]);
});

describe('whatever is asked and replied', () => {
  const id = fc.string({ minLength: 1, maxLength: 12 });
  const tools = fc.uniqueArray(fc.record({ id, name: id }), { minLength: 1, maxLength: 5, selector: (each) => each.id });
  const line = fc.stringMatching(/^[A-Za-z][A-Za-z .,$]{0,200}$/);
  const replyTo = (all: readonly AskedTool[], text: string, key: 'result' | 'error') => ({
    results: all.map(({ id: toolCallId, name }) => ({ name, toolCallId, [key]: text })),
  });

  test('a reply by the contract falls short nowhere', () => {
    const key = fc.constantFrom('result' as const, 'error' as const);
    fc.assert(
      fc.property(tools, line, key, fc.nat(1999), (all, text, each, durationMs) => {
        const grades = gradeReply(all, { statusCode: 200, durationMs, body: replyTo(all, text, each) });
        expect(grades).toEqual(all.map(() => []));
      }),
    );
  });

  test('a line break anywhere is found', () => {
    const end = fc.constantFrom('\n', '\r', '\r\n', '\v', '\f', '\u0085', '\u2028', '\u2029');
    fc.assert(
      fc.property(tools, line, end, line, (all, before, brk, after) => {
        const body = replyTo(all, `${before}${brk}${after}`, 'result');
        for (const each of gradeReply(all, { statusCode: 200, durationMs: 1, body })) expect(each).toContain('several_lines');
      }),
    );
  });

  test('a reply that lacks one tool call falls short there', () => {
    fc.assert(
      fc.property(tools, line, fc.nat(4), (all, text, at) => {
        const lost = at % all.length;
        const { results } = replyTo(all, text, 'result');
        const body = { results: results.filter((_, place) => place !== lost) };
        const found = gradeReply(all, { statusCode: 200, durationMs: 1, body })[lost]!;
        expect(found.some((each) => each === 'missing' || each === 'wrong_id')).toBe(true);
      }),
    );
  });

  test('anything at all is graded without a failure, once for each tool call, and each shortfall once', () => {
    fc.assert(
      fc.property(tools, fc.anything(), fc.integer(), fc.double(), (all, body, statusCode, durationMs) => {
        const grades = gradeReply(all, { statusCode, durationMs, body });
        expect(grades).toHaveLength(all.length);
        for (const each of grades) expect(new Set(each).size).toBe(each.length);
      }),
    );
  });
});
