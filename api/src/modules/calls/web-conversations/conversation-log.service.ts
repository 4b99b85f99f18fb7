import { Injectable } from '@nestjs/common';
import { webChat } from '@booking/contracts/calls';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { toStorable } from '../../../platform/database/storable.mapper.ts';
import { CallEvents } from '../../../providers/call-events.port.ts';
import { transcriptOf } from '../../../providers/transcript.mapper.ts';
import type { Turn } from '../../../providers/voice-platform.port.ts';
import { CallsRepository } from '../log/calls.repository.ts';
import { WebAssistants } from './web-assistants.service.ts';
import type { WebConversationEntity } from './web-conversation.entity.ts';

/** A message and its answer. */
export type Exchange = { text: string; saidAt: Date; answer: string; answeredAt: Date };

/** Writes a chat to the call log, where it stands with its tool calls and outcome like a call. */
@Injectable()
export class ConversationLog {
  constructor(
    private readonly events: CallEvents,
    private readonly calls: CallsRepository,
    private readonly assistants: WebAssistants,
    private readonly clock: Clock,
  ) {}

  /** A chat has no hang-up, so it counts as ended after each answer, until the next message. */
  async add(conversation: WebConversationEntity, { text, saidAt, answer, answeredAt }: Exchange): Promise<void> {
    const { id, mode, assistant, assistantId, phone, guestName, createdAt } = conversation;
    const turn = (speaker: Turn['speaker'], words: string, at: Date): Turn[] =>
      words ? [{ speaker, text: words, startedMs: at.getTime() - createdAt.getTime(), durationMs: null }] : [];
    const before = await this.calls.listTurns(id);
    const turns = toStorable([...before, ...turn('guest', text, saidAt), ...turn('assistant', answer, answeredAt)]);
    const [now, { name: assistantName }] = [this.clock.now(), await this.assistants.read(mode, assistant)];
    const facts = {
      ...{ status: 'ended', kind: webChat, assistantId, assistantName },
      ...{ callerName: guestName, ...(phone !== null && { callerNumber: phone }) },
      ...{ createdAt: createdAt.toISOString(), startedAt: createdAt.toISOString(), endedAt: now.toISOString() },
      ...{ turns, transcript: transcriptOf(turns) },
    };
    await this.events.record({ callId: id, account: null, at: now, weight: 2, facts, toolCalls: [] }, mode, true);
  }
}
