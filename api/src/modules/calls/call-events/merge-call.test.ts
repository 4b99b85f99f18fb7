import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import * as sent from '../../../../test/providers/server-messages.ts';
import { readServerMessage } from '../../../providers/vapi/webhook/server-message.mapper.ts';
import type { CallEvent } from '../../../providers/voice-platform.port.ts';
import { mergeCall, unknownCall, type CallState } from './merge-call.rule.ts';

const merge = (events: readonly CallEvent[]): CallState => events.reduce(mergeCall, unknownCall);
const read = (body: object): CallEvent => readServerMessage(body as sent.Json, new Date(sent.begin))!;

const phone = { id: 'c1', at: sent.begin };
const messages = sent.wholeCall(phone).map(read);

/** Events of one call that contradict one another, many at the same moment. */
const events: fc.Arbitrary<CallEvent[]> = fc.array(
  fc.record({
    callId: fc.constant('c1'),
    account: fc.constant(null),
    at: fc.integer({ min: 0, max: 3 }).map((ms) => new Date(ms)),
    weight: fc.constantFrom<CallEvent['weight'][]>(1, 2, 3),
    facts: fc.record(
      {
        status: fc.constantFrom('queued', 'in-progress', 'ended'),
        durationMs: fc.nat(3),
        summary: fc.constantFrom('a', 'b'),
        costParts: fc.dictionary(fc.constantFrom('stt', 'llm'), fc.nat(2)),
      },
      { requiredKeys: [] },
    ),
    toolCalls: fc.constant<CallEvent['toolCalls']>([]),
  }),
  { maxLength: 6 },
);

describe('messages of a call', () => {
  test('in any order and any number of times give the same state', () => {
    const places = messages.map((_, place) => place);
    const mixed = fc.tuple(
      fc.shuffledSubarray(places, { minLength: places.length }),
      fc.array(fc.constantFrom(...places)),
    );
    fc.assert(
      fc.property(mixed, ([order, again]) => {
        expect(merge([...order, ...again].map((place) => messages[place]!))).toEqual(merge(messages));
      }),
    );
  });

  test('that contradict one another give the same state in any order', () => {
    const shuffled = events.chain((list) =>
      fc.tuple(fc.constant(list), fc.shuffledSubarray([...list, ...list], { minLength: list.length * 2 })),
    );
    fc.assert(
      fc.property(shuffled, ([list, mixed]) => void expect(merge(mixed)).toEqual(merge(list))),
      { numRuns: 500 },
    );
  });

  test('may be merged in any groups, with any stored state between', () => {
    fc.assert(
      fc.property(events, events, (first, second) => {
        const stored = JSON.parse(JSON.stringify(merge(first))) as CallState;
        expect(second.reduce(mergeCall, stored)).toEqual(merge([...first, ...second]));
      }),
    );
  });
});

describe('the precedence of values', () => {
  const event = (weight: 1 | 2 | 3, at: number, facts: CallEvent['facts']): CallEvent => ({
    callId: 'c1',
    account: null,
    at: new Date(at),
    weight,
    facts,
    toolCalls: [],
  });

  test('a report outweighs a change of status, which outweighs a live message, whatever their times', () => {
    const all = [
      event(1, 30, { summary: 'glimpse' }),
      event(3, 10, { summary: 'report' }),
      event(2, 20, { summary: 'change' }),
    ];
    expect(merge(all).facts.summary).toBe('report');
  });

  test('the later of two equal kinds wins', () => {
    expect(merge([event(2, 20, { status: 'ended' }), event(2, 10, { status: 'in-progress' })]).facts.status).toBe(
      'ended',
    );
  });

  test('a change of status outweighs the snapshot of the call', () => {
    expect(merge([event(2, 10, { status: 'in-progress' }), event(1, 20, { status: 'queued' })]).facts.status).toBe(
      'in-progress',
    );
  });

  test('a missing value overrides none', () => {
    expect(merge([event(1, 10, { summary: 'a' }), event(3, 20, { summary: undefined })]).facts.summary).toBe('a');
  });

  test('the earliest time of first sight stays, and a report stays a report', () => {
    const state = merge([event(3, 20, {}), event(1, 10, {}), event(2, 30, {})]);
    expect(state).toMatchObject({ firstSeenAt: 10, hasReport: true });
    expect(merge([event(2, 30, {})]).hasReport).toBe(false);
  });
});
