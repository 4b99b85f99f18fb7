import { transcriptOf } from '../../transcript.mapper.ts';
import type { CallNow } from '../../voice-platform.port.ts';
import { finalFacts, messagesOf } from './call-facts.mapper.ts';
import { toolCallsOf, turnsOf } from './conversation.mapper.ts';
import { text, type Json } from '../lenient-json.mapper.ts';

/** A call as `GET /call/{id}` shows it at this moment, over or not. */
export function callNow(raw: Json): CallNow {
  const isOver = raw['status'] === 'ended';
  const messages = messagesOf(raw);
  const facts = isOver ? finalFacts(raw) : {};
  return {
    id: text(raw['id']) ?? '',
    status: text(raw['status']) ?? 'queued',
    // one that never connected lasted no time, and goes on no longer
    durationMs: facts.durationMs ?? (isOver ? 0 : null),
    transcript: facts.transcript ?? transcriptOf(turnsOf(messages)),
    endedReason: facts.endedReason ?? null,
    toolCalls: toolCallsOf(messages),
  };
}
