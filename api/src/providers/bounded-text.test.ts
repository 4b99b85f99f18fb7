import { expect, test } from '@jest/globals';
import { words, prose, id } from './cloudbeds/answer-fields.schema.ts';
import { truncate, truncateTo } from './bounded-text.schema.ts';
import { readServerMessage } from './vapi/webhook/server-message.mapper.ts';

test('a text is cut to its length, and no letter in two', () => {
  expect([truncate('abc', 3), truncate('abcd', 3), truncate('ab\u{1f600}', 3)]).toEqual(['abc', 'abc', 'ab']);
  expect(truncateTo(3).parse('abcd')).toBe('abc');
});

test('texts of Cloudbeds have an end: names after a line or so, descriptions after some pages, ids after a hundred letters', () => {
  const text = 'x'.repeat(100_000);
  expect([words, prose, id].map((shape) => shape.parse(text).length)).toEqual([1_000, 20_000, 100]);
});

test('what a call says of itself is cut, and the call is kept', () => {
  const text = 'x'.repeat(1_000_000);
  const variableValues = { guestPhone: text, guestName: text };
  const message = {
    type: 'end-of-call-report',
    call: { id: 'c1', type: text, assistantId: text, assistantOverrides: { variableValues } },
    assistant: { name: text },
    endedReason: text,
    summary: text,
    artifact: { recordingUrl: `https://${text}`, messages: [{ role: 'user', message: text }] },
  };
  const event = readServerMessage({ message }, new Date(0))!;
  const { callerNumber, callerName, assistantName, endedReason, summary, turns, recording } = event.facts;
  expect(event.callId).toBe('c1');
  expect([callerNumber, callerName, assistantName, endedReason, summary].map((each) => each!.length)).toEqual([
    40, 200, 200, 200, 20_000,
  ]);
  expect(turns!.map((turn) => turn.text.length)).toEqual([20_000]);
  // half an address leads elsewhere, and that there is a recording is known without one
  expect(recording).toEqual({ recordingUrl: '' });
});
