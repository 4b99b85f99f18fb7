import type { CallFacts } from '../../voice-platform.port.ts';
import { transcriptOf } from '../../transcript.mapper.ts';
import { callerOf } from './caller.mapper.ts';
import { firstTime, lastTime, turnsOf, waitOf } from './conversation.mapper.ts';
import { truncate, longest } from '../../bounded-text.schema.ts';
import {
  dollars,
  instant,
  omitUndefined,
  line,
  list,
  number,
  object,
  span,
  text,
  type Json,
} from '../lenient-json.mapper.ts';

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
    const cost = dollars(breakdown[key]);
    return cost === undefined ? [] : [[key.replace(/Cost$/, ''), cost] as const];
  });
  if (named.length > 0) return Object.fromEntries(named);
  const parts = new Map<string, number>();
  for (const part of list(source['costs'])) {
    const [type, cost] = [line(part['type']), dollars(part['cost'])];
    if (type && cost !== undefined) parts.set(type, (parts.get(type) ?? 0) + cost);
  }
  return parts.size > 0 ? Object.fromEntries(parts) : undefined;
};

const cost = (source: Json): number | undefined =>
  dollars(source['cost']) ??
  dollars(object(source['costBreakdown'])['total']) ??
  sum(list(source['costs']).flatMap((part) => dollars(part['cost']) ?? []));

/** What can be read off the call itself, which every message carries as it was when the call was created. */
export const callFacts = (call: Json, assistant: Json, customer: Json): CallFacts =>
  omitUndefined({
    kind: line(call['type']),
    assistantId: line(call['assistantId'], longest.id) ?? line(assistant['id'], longest.id),
    assistantName: line(assistant['name']),
    createdAt: instant(call['createdAt'] ?? undefined),
    ...callerOf(customer, call),
    canListen: text(object(call['monitor'])['listenUrl']) ? true : undefined,
    canEnd: text(object(call['monitor'])['controlUrl']) ? true : undefined,
  });

const duration = (source: Json, from: string | undefined, to: string | undefined): number | undefined => {
  const scaled = (key: string, factor: number): number | undefined => {
    const read = number(source[key]);
    return read === undefined ? undefined : span(read * factor);
  };
  const between = from && to ? span(Math.max(0, Date.parse(to) - Date.parse(from))) : undefined;
  return scaled('durationMs', 1) ?? scaled('durationSeconds', 1000) ?? scaled('durationMinutes', 60_000) ?? between;
};

const mostNamed = 20;
const deepest = 3;

/** What is kept of an address: not what opens it for a time, and nothing of one that is too long, for half of it leads elsewhere. */
const keptOf = (address: string): string => {
  const plain = address.replace(/[?#].*/s, '');
  return plain.length > longest.address ? '' : plain;
};

/** Addresses in a value, each with where it stands. */
function addressesIn(value: unknown, path: string, depth = 0): [path: string, address: string][] {
  if (typeof value === 'string') {
    return URL.canParse(value) ? [[path, keptOf(value)]] : [];
  }
  if (value === null || typeof value !== 'object' || depth === deepest) return [];
  return Object.entries(value).flatMap(([key, each]) => addressesIn(each, `${path}.${truncate(key, 40)}`, depth + 1));
}

/**
 * Wherever a recording is named, of whatever kind. Over the years it was `recordingUrl` and `stereoRecordingUrl`, a text or an
 * object `recording`, a video and addresses signed in advance, on the message, on its artifact or on its call.
 */
function recordingOf(source: Json): Record<string, string> | undefined {
  const call = object(source['call']);
  const places = [call, object(call['artifact']), source, object(source['artifact'])];
  const named = places.flatMap((place) =>
    Object.entries(place)
      .filter(([key]) => /recording|^presigned\w*Url$/i.test(key))
      .flatMap(([key, value]) => addressesIn(value, key)),
  );
  return named.length > 0 ? Object.fromEntries(named.slice(-mostNamed)) : undefined;
}

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
  return omitUndefined({
    status: 'ended',
    startedAt,
    endedAt,
    durationMs: duration(source, startedAt, endedAt),
    endedReason: line(source['endedReason']),
    costUsd: cost(source),
    costParts: costParts(source),
    latencyMs: span(number(object(artifact['performanceMetrics'])['turnLatencyAverage'])) ?? waitOf(turns),
    summary: line(object(source['analysis'])['summary'], longest.prose) ?? line(source['summary'], longest.prose),
    transcript,
    turns: turns.length > 0 ? turns : undefined,
    recording: recordingOf(source),
  });
}
