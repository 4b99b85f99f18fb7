import type { ToolCallFact, Turn } from '../../voice-platform.port.ts';
import { longest } from '../../bounded-text.schema.ts';
import { argumentsObject } from '../../tool-arguments.mapper.ts';
import { instant, line, list, number, object, span, text, type Json } from '../lenient-json.mapper.ts';

const speakers = new Map<string, Turn['speaker']>([
  ['bot', 'assistant'],
  ['assistant', 'assistant'],
  ['ai', 'assistant'],
  ['user', 'guest'],
]);

/** Whose words they are; undefined for a system prompt and for tools. */
export const speakerOf = (role: unknown): Turn['speaker'] | undefined => speakers.get(text(role) ?? '');

const timeOf = (message: Json): number | undefined => {
  const at = instant(message['time']);
  return at === undefined ? undefined : Date.parse(at);
};

/** The instant the conversation began: the first message, be it the system prompt. */
export const firstTime = (messages: readonly Json[]): number | undefined =>
  messages.map(timeOf).find((time) => time !== undefined);

/** The instant the last words ended. */
export const lastTime = (messages: readonly Json[]): number | undefined => {
  const ends = messages.flatMap((message) => [timeOf({ time: message['endTime'] }) ?? timeOf(message) ?? []].flat());
  return ends.length > 0 ? Math.max(...ends) : undefined;
};

/** Offset from the start of the conversation. A squad restarts `secondsFromStart` with each assistant, so the clock time comes first. */
const offset = (message: Json, start: number | undefined): number | null => {
  const time = timeOf(message);
  if (time !== undefined && start !== undefined) return span(Math.max(0, time - start)) ?? null;
  const seconds = number(message['secondsFromStart']);
  return span(seconds === undefined ? undefined : seconds * 1000) ?? null;
};

/** A turn is longer than this in milliseconds, and shorter than this in seconds. */
const shortestMs = 100;

/** `duration` was seconds until late 2024 and is milliseconds since; the two clock times say which, so they come first. */
const spoken = (message: Json): number | null => {
  const [from, to] = [timeOf(message), timeOf({ time: message['endTime'] })];
  if (from !== undefined && to !== undefined) return span(Math.max(0, to - from)) ?? null;
  const duration = number(message['duration']);
  return span(duration !== undefined && duration < shortestMs ? duration * 1000 : duration) ?? null;
};

/** What the two sides said, in order; never the system prompt. */
export function turnsOf(messages: readonly Json[]): Turn[] {
  const start = firstTime(messages);
  return messages.flatMap((message) => {
    const speaker = speakerOf(message['role']);
    const said = line(message['message'], longest.prose) ?? line(message['content'], longest.prose);
    if (!speaker || said === undefined) return [];
    return [{ speaker, text: said, startedMs: offset(message, start), durationMs: spoken(message) }];
  });
}

/** How long the assistant let a guest wait on average, in ms: from the end of a guest's turn to the start of the answer. */
export function waitOf(turns: readonly Turn[]): number | undefined {
  const waits = turns.flatMap((turn, index) => {
    const before = turns[index - 1];
    if (turn.speaker !== 'assistant' || before?.speaker !== 'guest') return [];
    if (turn.startedMs === null || before.startedMs === null) return [];
    const wait = turn.startedMs - before.startedMs - (before.durationMs ?? 0);
    return wait >= 0 ? [wait] : [];
  });
  return waits.length > 0 ? Math.round(waits.reduce((sum, wait) => sum + wait, 0) / waits.length) : undefined;
}

/** A tool call in any of the shapes seen: nested under `function` or flat, arguments as object or text. */
export function toolCallOf(raw: Json): ToolCallFact | undefined {
  const called = object(raw['function']);
  const [id, name] = [text(raw['id']), text(called['name']) ?? text(raw['name'])];
  if (!id || !name) return undefined;
  const given = called['arguments'] ?? called['parameters'] ?? raw['arguments'] ?? raw['parameters'];
  return {
    id,
    name,
    arguments: argumentsObject(given),
    result: null,
    error: null,
    startedMs: null,
    durationMs: null,
    answeredBy: null,
  };
}

/** The tool calls that a conversation shows, each with its answer where one came. */
export function toolCallsOf(messages: readonly Json[]): ToolCallFact[] {
  const start = firstTime(messages);
  const calls = new Map<string, ToolCallFact>();
  for (const message of messages) {
    for (const raw of list(message['toolCalls'] ?? message['tool_calls'])) {
      const call = toolCallOf(raw);
      if (call) calls.set(call.id, { ...call, startedMs: offset(message, start) });
    }
    const call = calls.get(text(message['toolCallId'] ?? message['tool_call_id']) ?? '');
    if (!call) continue;
    const answeredAt = offset(message, start);
    const result = message['result'] ?? message['content'];
    call.result = text(result) ?? JSON.stringify(result ?? '');
    call.durationMs = answeredAt !== null && call.startedMs !== null ? Math.max(0, answeredAt - call.startedMs) : null;
    call.answeredBy = 'provider';
  }
  return [...calls.values()];
}
