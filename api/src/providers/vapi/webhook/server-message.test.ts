import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { arbitraryJson, arbitraryMessage } from '../../../../test/requests/arbitrary-json.ts';
import * as sent from '../../../../test/providers/server-messages.ts';
import { askedToolCalls, messageOf, readServerMessage } from './server-message.mapper.ts';

const phone = { id: 'c1', at: sent.begin };
const receivedAt = new Date('2026-11-20T00:00:00Z');
const read = (body: object) => readServerMessage(body as sent.Json, receivedAt);

describe('what a message is', () => {
  test.each([
    [{ message: { type: 'hang' } }, 'hang'],
    [{ message: { type: 'transcript[transcriptType="final"]' } }, 'transcript'],
    [{ id: 'c1', status: 'ended' }, 'call'],
    [{ id: 'c1' }, 'unknown'],
    [{ message: { type: 7 } }, 'unknown'],
    [{ message: 'Hello' }, 'unknown'],
    [{}, 'unknown'],
  ])('%j is %s', (body, type) => {
    expect(messageOf(body).type).toBe(type);
  });
});

describe('what a message says of its call', () => {
  test.each([
    ['hang', { message: { type: 'hang', call: { id: 'c1' } } }],
    ['a status without a call', { message: { type: 'status-update', status: 'ended' } }],
    ['a chat', { message: { type: 'chat.created', chat: { id: 'x' } } }],
    ['nothing', {}],
  ])('%s says nothing', (_, body) => {
    expect(read(body)).toBeUndefined();
  });

  test.each<[string, object, number]>([
    ['a report counts most', sent.report(phone), 3],
    ['so does a call that is over', sent.listedCall(phone), 3],
    ['a change of status counts less', sent.statusUpdate(phone, 'in-progress', 0), 2],
    ['a glimpse counts least', sent.conversationUpdate(phone, 1), 1],
    ['as does a call that goes on', sent.listedCall(phone, { status: 'in-progress' }), 1],
  ])('%s', (_, body, weight) => {
    expect(read(body)?.weight).toBe(weight);
  });

  test('a change of status says when the call began and ended', () => {
    const at = new Date(sent.begin + 500).toISOString();
    expect(read(sent.statusUpdate(phone, 'in-progress', 500))?.facts).toMatchObject({
      status: 'in-progress',
      startedAt: at,
    });
    const ended = read(sent.statusUpdate(phone, 'ended', 500, { endedReason: 'voicemail' }))!;
    expect(ended.facts).toMatchObject({ status: 'ended', endedAt: at, endedReason: 'voicemail' });
    expect(ended.facts.startedAt).toBeUndefined();
  });

  test.each([
    [sent.begin, new Date(sent.begin)],
    [sent.begin / 1000, new Date(sent.begin)],
    [new Date(sent.begin).toISOString(), new Date(sent.begin)],
    [undefined, receivedAt],
    ['some day', receivedAt],
    [{}, receivedAt],
  ])('its stamp %j is read as %j', (timestamp, at) => {
    expect(read({ message: { type: 'status-update', status: 'ended', timestamp, call: { id: 'c1' } } })?.at).toEqual(
      at,
    );
  });

  test('a report without a call id has an id of its own, which its stamp does not change', () => {
    const unnamed = (timestamp: number, cost: number) =>
      read({ message: { type: 'end-of-call-report', timestamp, cost } })?.callId;
    expect(unnamed(1, 5)).toBe(unnamed(2, 5));
    expect(unnamed(1, 5)).not.toBe(unnamed(1, 6));
  });
});

describe('the tool calls a message asks for', () => {
  const { id, name, arguments: given } = sent.asked;
  const lists: object[] = [
    { toolCallList: [{ id, function: { name, arguments: given } }], toolCalls: [{ id: 'other', name }] },
    { toolCallList: [], toolCalls: [{ id, name, parameters: given }] },
    { toolWithToolCallList: [{ toolCall: { id, name, arguments: JSON.stringify(given) } }] },
  ];
  test.each(lists)('%j', (message) => {
    expect(askedToolCalls(message as sent.Json)).toMatchObject([{ id, name, arguments: given }]);
  });

  test.each([[''], ['{"a":'], ['[1]'], [null], [7]])('arguments %j are none', (broken) => {
    expect(askedToolCalls({ toolCalls: [{ id, name, arguments: broken }] })).toMatchObject([{ arguments: {} }]);
  });

  test('one without an id or a name is left out', () => {
    expect(askedToolCalls({ toolCalls: [{ name }, { id }, 'text', null] })).toEqual([]);
  });
});

describe('whatever is sent', () => {
  test('reading never fails', () => {
    fc.assert(
      fc.property(fc.oneof(arbitraryMessage, arbitraryJson), (body) => void read(body)),
      { numRuns: 2000 },
    );
  });

  test('what is read can be stored: figures are finite, instants exist, speakers are known', () => {
    fc.assert(
      fc.property(arbitraryMessage, (body) => {
        const event = read(body);
        if (!event) return;
        expect([1, 2, 3]).toContain(event.weight);
        const { startedAt, endedAt, createdAt, costParts = {}, turns = [], ...facts } = event.facts;
        for (const at of [startedAt, endedAt, createdAt]) if (at) expect(new Date(at).toISOString()).toBe(at);
        for (const cost of Object.values(costParts)) expect(typeof cost).toBe('number');
        for (const { speaker } of turns) expect(['assistant', 'guest']).toContain(speaker);
        const spans = [
          facts.durationMs,
          facts.latencyMs,
          ...turns.flatMap((turn) => [turn.startedMs, turn.durationMs]),
        ];
        for (const span of spans) if (typeof span === 'number') expect(span).toBe(span | 0);
      }),
      { numRuns: 2000 },
    );
  });
});
