import { describe, expect, test } from '@jest/globals';
import { begin, conversation, guestNumber, snapshot, type Json } from '../../../../test/providers/server-messages.ts';
import { callFacts, finalFacts, messagesOf } from './call-facts.mapper.ts';

const iso = (after: number): string => new Date(begin + after).toISOString();
const startedAt = iso(0);
const endedAt = iso(9_500);
const messages = conversation(begin);

test.each<[string, Json, number | undefined]>([
  ['milliseconds before all else', { durationMs: 14_250.4, durationSeconds: 1, startedAt, endedAt }, 14_250],
  ['seconds', { durationSeconds: 14.25, startedAt, endedAt }, 14_250],
  ['minutes', { durationMinutes: 0.25, startedAt, endedAt }, 15_000],
  ['start and end', { startedAt, endedAt }, 9_500],
  ['figures as text', { durationMs: '14250' }, 14_250],
  ['what was said', { messages }, 13_500],
  ['nothing', { endedAt }, undefined],
])('duration by %s', (_, source, durationMs) => {
  expect(finalFacts(source).durationMs).toBe(durationMs);
});

test.each<[string, Json, number | undefined]>([
  ['the sum of the report', { cost: 0.5, costBreakdown: { total: 0.4 }, costs: [{ cost: 0.3 }] }, 0.5],
  ['nothing charged', { cost: 0 }, 0],
  ['the breakdown', { costBreakdown: { total: 0.4 }, costs: [{ cost: 0.3 }] }, 0.4],
  ['its parts', { costs: [{ type: 'stt', cost: 0.25 }, { type: 'llm', cost: 0.5 }, { type: 'x' }] }, 0.75],
  ['nothing', { costs: [] }, undefined],
])('cost by %s', (_, source, costUsd) => {
  expect(finalFacts(source).costUsd).toBe(costUsd);
});

test('parts of the cost have one name each, wherever they come from', () => {
  const breakdown = { stt: 0.1, voicemailDetectionCost: 0.2, total: 0.3, llmPromptTokens: 257 };
  expect(finalFacts({ costBreakdown: breakdown }).costParts).toEqual({ stt: 0.1, voicemailDetection: 0.2 });
  const costs = [
    { type: 'model', cost: 0.25 },
    { type: 'model', cost: 0.5 },
    { type: 'vapi', cost: 1 },
  ];
  expect(finalFacts({ costs }).costParts).toEqual({ model: 0.75, vapi: 1 });
});

describe('who calls', () => {
  const variables = { variableValues: { guestName: 'Ann', guestPhone: '+15550100177' } };
  test.each<[string, Json, Json, string | undefined, string | undefined]>([
    ['of the message', { customer: { number: '+1' } }, { number: '+2', name: 'Bo' }, '+2', 'Bo'],
    ['of the call', { customer: { number: '+1', name: 'Cy' } }, {}, '+1', 'Cy'],
    ['of a web page', { assistantOverrides: variables }, {}, '+15550100177', 'Ann'],
    ['at a SIP address', { customer: { sipUri: 'sip:room214@pbx.example' } }, {}, undefined, 'sip:room214@pbx.example'],
    ['at a SIP address with a name', {}, { sipUri: 'sip:a@b.example', name: 'Ann' }, undefined, 'Ann sip:a@b.example'],
    ['who withholds the number', { customer: { number: '+266696687' } }, { number: 'anonymous' }, undefined, undefined],
    ['who withholds the name', {}, { number: '+15550100177', name: 'RESTRICTED' }, '+15550100177', undefined],
    ['unknown', {}, {}, undefined, undefined],
  ])('%s', (_, call, customer, callerNumber, callerName) => {
    const facts = callFacts(call, {}, customer);
    expect([facts.callerNumber, facts.callerName]).toEqual([callerNumber, callerName]);
  });

  test('the snapshot gives its kind, its assistant and its creation', () => {
    expect(callFacts(snapshot({ id: 'c1', at: begin }), { name: 'Guest booking' }, {})).toEqual({
      kind: 'inboundPhoneCall',
      assistantId: 'a2b1c0d9-1111-4222-8333-444455556666',
      assistantName: 'Guest booking',
      createdAt: iso(-4_000),
      callerNumber: guestNumber,
    });
  });
});

describe('the conversation', () => {
  test('is the one of the artifact; where that is empty, the copy beside it', () => {
    expect(messagesOf({ artifact: { messages: [{ role: 'user' }] }, messages })).toHaveLength(1);
    expect(messagesOf({ artifact: { messages: [] }, messages })).toHaveLength(messages.length);
  });

  test('is written out where the platform sends no transcript', () => {
    expect(finalFacts({ messages }).transcript).toMatch(/^AI: Good evening, Lakeside Hotel\.\nUser: A room for two/);
    expect(finalFacts({ messages, transcript: 'AI: Hello.\n' }).transcript).toBe('AI: Hello.\n');
  });

  test('tells how long guests waited where nothing was measured', () => {
    expect(finalFacts({ messages }).latencyMs).toBe(2_000);
    expect(finalFacts({ messages, artifact: { performanceMetrics: { turnLatencyAverage: 950.6 } } }).latencyMs).toBe(
      951,
    );
  });
});

describe('a recording counts wherever it is named', () => {
  const url = 'https://storage.vapi.ai/a.wav';
  test.each([
    [{ recordingUrl: url }, 'recordingUrl'],
    [{ stereoRecordingUrl: url }, 'stereoRecordingUrl'],
    [{ videoRecordingUrl: url }, 'videoRecordingUrl'],
    [{ recording: url }, 'recording'],
    [{ recording: { stereoUrl: url } }, 'recording.stereoUrl'],
    [{ recording: { videoUrl: url } }, 'recording.videoUrl'],
    [{ recording: { mono: { combinedUrl: url } } }, 'recording.mono.combinedUrl'],
    [{ recording: { mono: { assistantUrl: url } } }, 'recording.mono.assistantUrl'],
    [{ recording: { mono: { customerUrl: url } } }, 'recording.mono.customerUrl'],
    [{ recordings: [{ url }] }, 'recordings.0.url'],
    [{ presignedMonoUrl: `${url}?signature=secret` }, 'presignedMonoUrl'],
  ])('%j', (named, path) => {
    for (const source of [named, { artifact: named }, { call: named }, { call: { artifact: named } }]) {
      expect(finalFacts(source).recording).toEqual({ [path]: url });
    }
  });

  test.each([
    {},
    { recordingUrl: null },
    { recordingUrl: '' },
    { artifact: { recording: {} } },
    { artifact: { recording: { mono: {}, videoRecordingStartDelaySeconds: 1 } } },
    { artifactPlan: { recordingEnabled: true } },
  ])('%j names none', (source) => {
    expect(finalFacts(source).recording).toBeUndefined();
  });

  test('though its address is too long to keep, so that it is erased all the same', () => {
    const { recording } = finalFacts({ recordingUrl: `https://a.example/${'x'.repeat(5000)}` });
    expect(recording).toEqual({ recordingUrl: '' });
  });
});
