import { createHash } from 'node:crypto';
import { transcriptOf } from '../../transcript.mapper.ts';
import { longest } from '../../bounded-text.schema.ts';
import type { CallEvent, CallFacts, LiveTurn, ToolCallFact } from '../../voice-platform.port.ts';
import { callFacts, finalFacts, messagesOf } from '../calls/call-facts.mapper.ts';
import { speakerOf, toolCallOf, toolCallsOf, turnsOf, waitOf } from '../calls/conversation.mapper.ts';
import { instant, omitUndefined, line, list, object, text, type Json } from '../lenient-json.mapper.ts';

/** The message of a webhook; a call as the REST API shows it, sent in by hand, reads as one too. */
export function messageOf(body: Json): { type: string; message: Json } {
  const message = object(body['message']);
  const type = text(message['type']);
  if (type) return { type: type.replace(/\[.*/, ''), message };
  const isCall = text(body['id']) !== undefined && text(body['status']) !== undefined;
  return isCall ? { type: 'call', message: { ...body, call: body } } : { type: 'unknown', message };
}

/** The tool calls a message asks for, whichever of the three lists carries them. */
export function askedToolCalls(message: Json): ToolCallFact[] {
  const lists = [
    message['toolCallList'],
    message['toolCalls'],
    list(message['toolWithToolCallList']).map((tool) => tool['toolCall']),
  ];
  const asked = lists.map(list).find((calls) => calls.length > 0) ?? [];
  return asked.flatMap((raw) => toolCallOf(raw) ?? []);
}

const liveFacts = (message: Json): CallFacts => {
  const turns = turnsOf(messagesOf(message));
  return turns.length > 0 ? omitUndefined({ turns, transcript: transcriptOf(turns), latencyMs: waitOf(turns) }) : {};
};

const statusFacts = (message: Json, at: string): CallFacts => {
  const status = line(message['status']);
  return omitUndefined({
    status,
    startedAt: status === 'in-progress' ? at : undefined,
    endedAt: status === 'ended' ? at : undefined,
    endedReason: line(message['endedReason']),
    ...liveFacts(message),
  });
};

/** Words that are still being recognized change with each message, so only final ones are kept. */
const saidIn = (message: Json, at: string): { said?: LiveTurn } => {
  const [speaker, words] = [speakerOf(message['role']), line(message['transcript'], longest.prose)];
  const isFinal = message['transcriptType'] === 'final';
  return isFinal && speaker && words ? { said: { speaker, text: words, at: new Date(at) } } : {};
};

type Reading = Pick<CallEvent, 'weight' | 'facts' | 'said'> & { toolCalls?: ToolCallFact[] };

type Read = (message: Json, at: string) => Reading;

const readings = new Map<string, Read>([
  ['end-of-call-report', (message) => ({ weight: 3, facts: finalFacts(message) })],
  [
    'call',
    (message) =>
      message['status'] === 'ended'
        ? { weight: 3, facts: finalFacts(message) }
        : {
            weight: 1,
            facts: omitUndefined({ status: line(message['status']), startedAt: instant(message['startedAt']) }),
          },
  ],
  ['status-update', (message, at) => ({ weight: 2, facts: statusFacts(message, at) })],
  ['conversation-update', (message) => ({ weight: 1, facts: liveFacts(message) })],
  ['transcript', (message, at) => ({ weight: 1, facts: {}, ...saidIn(message, at) })],
  ['tool-calls', (message) => ({ weight: 1, facts: {}, toolCalls: askedToolCalls(message) })],
  ['assistant-request', () => ({ weight: 1, facts: {} })],
]);

export const longestCallId = 100;

/** An id longer than any the platform gives counts as none. */
const callIdOf = (call: Json): string | undefined => {
  const id = text(call['id']);
  return id !== undefined && id.length <= longestCallId ? id : undefined;
};

const namedId = ({ message }: { message: Json }): string | undefined =>
  callIdOf(object(message['call'])) ?? callIdOf({ id: object(message['chat'])['sessionId'] });

/** The call or chat that a message names. */
export function callOf(body: Json): { kind: 'call'; id: string } | undefined {
  const id = namedId(messageOf(body));
  return id === undefined ? undefined : { kind: 'call', id };
}

/** A report that names no call is still one call, the same one however often it is sent. */
const unnamedId = (message: Json): string => {
  const { timestamp: _, ...lasting } = message;
  return `unnamed-${createHash('sha256').update(JSON.stringify(lasting)).digest('hex').slice(0, 32)}`;
};

/**
 * What a server message says of its call; undefined when it says nothing that we keep.
 * Read leniently on purpose: units and shapes changed over the years, and unknown types and values are normal.
 * @param receivedAt stands in where the message has no timestamp
 */
export function readServerMessage(body: Json, receivedAt: Date): CallEvent | undefined {
  const { type, message } = messageOf(body);
  const call = object(message['call']);
  const chat = object(message['chat']);
  const callId = namedId({ message }) ?? (type === 'end-of-call-report' ? unnamedId(message) : undefined);
  const read = readings.get(type);
  if (!callId || !read) return undefined;
  const at = instant(message['timestamp'] ?? message['updatedAt']) ?? receivedAt.toISOString();
  const { weight, facts, said, toolCalls = [] } = read(message, at);
  const shown = toolCallsOf(messagesOf(message));
  return {
    callId,
    account: line(call['orgId']) ?? line(chat['orgId']) ?? null,
    at: new Date(at),
    weight,
    facts: {
      status: line(call['status']) ?? 'queued',
      ...callFacts(call, object(message['assistant']), object(message['customer'])),
      ...facts,
    },
    ...(said && { said }),
    toolCalls: [...new Map([...toolCalls, ...shown].map((tool) => [tool.id, tool])).values()],
  };
}
