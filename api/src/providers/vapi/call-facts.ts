import type { CallFacts } from '../voice-platform.ts';
import { firstTime, lastTime, transcriptOf, turnsOf, waitOf } from './conversation.ts';
import { instant, known, list, number, object, text, whole, type Json } from './lenient.ts';

const costKeys = [
  'transport',
  'stt',
  'llm',
  'tts',
  'vapi',
  'chat',
  'voicemailDetectionCost',
  'knowledgeBaseCost',
] as const;

const sum = (costs: readonly number[]): number | undefined =>
  costs.length > 0 ? costs.reduce((a, b) => a + b, 0) : undefined;

const costParts = (source: Json): Record<string, number> | undefined => {
  const breakdown = object(source['costBreakdown']);
  const named = costKeys.flatMap((key) => {
    const cost = number(breakdown[key]);
    return cost === undefined ? [] : [[key.replace(/Cost$/, ''), cost] as const];
  });
  if (named.length > 0) return Object.fromEntries(named);
  const parts: Record<string, number> = {};
  for (const part of list(source['costs'])) {
    const [type, cost] = [text(part['type']), number(part['cost'])];
    if (type && cost !== undefined) parts[type] = (parts[type] ?? 0) + cost;
  }
  return Object.keys(parts).length > 0 ? parts : undefined;
};

const cost = (source: Json): number | undefined =>
  number(source['cost']) ??
  number(object(source['costBreakdown'])['total']) ??
  sum(list(source['costs']).flatMap((part) => number(part['cost']) ?? []));

/** Whoever is on the other end: the number of a phone call, or what a web page passed along with its call. */
const caller = (customer: Json, call: Json): Pick<CallFacts, 'callerNumber' | 'callerName'> => {
  const passed = object(object(call['assistantOverrides'])['variableValues']);
  const onCall = object(call['customer']);
  return {
    callerNumber: text(customer['number']) ?? text(onCall['number']) ?? text(passed['guestPhone']),
    callerName: text(customer['name']) ?? text(onCall['name']) ?? text(passed['guestName']),
  };
};

/** What can be read off the call itself, which every message carries as it was when the call was created. */
export const callFacts = (call: Json, assistant: Json, customer: Json): CallFacts =>
  known({
    kind: text(call['type']),
    assistantId: text(call['assistantId']) ?? text(assistant['id']),
    assistantName: text(assistant['name']),
    createdAt: instant(call['createdAt'] ?? undefined),
    ...caller(customer, call),
  });

const duration = (source: Json, from: string | undefined, to: string | undefined): number | undefined => {
  const seconds = number(source['durationSeconds']);
  const minutes = number(source['durationMinutes']);
  const between = from && to ? Math.max(0, Date.parse(to) - Date.parse(from)) : undefined;
  return whole(
    number(source['durationMs']) ??
      (seconds !== undefined ? seconds * 1000 : minutes !== undefined ? minutes * 60_000 : between),
  );
};

const recordingKeys = ['recordingUrl', 'stereoRecordingUrl'] as const;

/** The messages of a conversation; the documented place is `artifact`, live reports also carry a copy beside it. */
export const messagesOf = (source: Json): Json[] => {
  const inArtifact = list(object(source['artifact'])['messages']);
  return inArtifact.length > 0 ? inArtifact : list(source['messages']);
};

/** The final word on a call: an end-of-call report, or the call as `GET /call/{id}` shows it when it is over. */
export function finalFacts(source: Json): CallFacts {
  const artifact = object(source['artifact']);
  const messages = messagesOf(source);
  const turns = turnsOf(messages);
  const [first, last] = [firstTime(messages), lastTime(messages)];
  const startedAt = instant(source['startedAt']) ?? (first === undefined ? undefined : instant(first));
  const endedAt = instant(source['endedAt']) ?? (last === undefined ? undefined : instant(last));
  const transcript = text(artifact['transcript']) ?? text(source['transcript']) ?? text(transcriptOf(turns));
  const recording = Object.fromEntries(
    recordingKeys.flatMap((key) => {
      const url = text(artifact[key]) ?? text(source[key]);
      return url ? [[key, url] as const] : [];
    }),
  );
  return known({
    status: 'ended',
    startedAt,
    endedAt,
    durationMs: duration(source, startedAt, endedAt),
    endedReason: text(source['endedReason']),
    costUsd: cost(source),
    costParts: costParts(source),
    latencyMs: whole(number(object(artifact['performanceMetrics'])['turnLatencyAverage'])) ?? waitOf(turns),
    summary: text(object(source['analysis'])['summary']) ?? text(source['summary']),
    transcript,
    turns: turns.length > 0 ? turns : undefined,
    recording: Object.keys(recording).length > 0 ? recording : undefined,
  });
}
