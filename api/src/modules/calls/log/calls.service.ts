import { Injectable } from '@nestjs/common';
import type { CallDetail } from '@booking/contracts/calls';
import type { Mode } from '@booking/contracts/mode';
import { wantsNoRecording } from '@booking/hotel/recording-wish';
import { DataSource } from 'typeorm';
import { ErasedSubjects } from '../../../platform/erased/erased-subjects.service.ts';
import { notFound } from '../../../platform/http/refusal.error.ts';
import { redactedInChunks } from '../../../platform/redaction/redacted.mapper.ts';
import { CallEvents } from '../../../providers/call-events.port.ts';
import type { CallEvent, Turn } from '../../../providers/voice-platform.port.ts';
import { PaymentsService } from '../../payments/records/payments.service.ts';
import { toCallLog } from './call-log.mapper.ts';
import { CallsRepository } from './calls.repository.ts';
import { mergeCall } from '../call-events/merge-call.rule.ts';
import { projectCall } from '../call-events/project-call.mapper.ts';
import { Recordings } from '../recordings/recordings.service.ts';

const isAgainstRecording = ({ speaker, text }: Turn): boolean => speaker === 'guest' && wantsNoRecording(text);

@Injectable()
export class CallsService extends CallEvents {
  constructor(
    private readonly database: DataSource,
    private readonly calls: CallsRepository,
    private readonly payments: PaymentsService,
    private readonly recordings: Recordings,
    private readonly erased: ErasedSubjects,
  ) {
    super();
  }

  async record(told: CallEvent, mode: Mode, isCertain: boolean): Promise<void> {
    const [facts, toolCalls] = [await redactedInChunks(told.facts), await redactedInChunks(told.toolCalls)];
    const event = { ...told, facts, toolCalls };
    await this.database.transaction(async (em) => {
      const known = await this.calls.lock(event.callId, em);
      if (await this.erased.has({ kind: 'call', id: event.callId }, em)) return;
      const state = mergeCall(known.state, event);
      if (state.facts.recording && state.facts.turns?.some(isAgainstRecording)) {
        delete state.facts.recording;
        await this.recordings.eraseUnwanted(event.callId, em);
      }
      const outcome = await this.payments.outcomeOfCall(event.callId, em);
      await this.calls.save(projectCall(event.callId, isCertain ? mode : (known.mode ?? mode), outcome, state), em);
      if (state.facts.turns !== known.state.facts.turns)
        await this.calls.saveTurns(event.callId, state.facts.turns ?? [], em);
      await this.calls.saveToolCalls(event.callId, event.toolCalls, em);
    });
  }

  /** @throws Refusal 404 */
  async detail(id: string): Promise<CallDetail> {
    const call = await this.calls.find(id);
    if (!call) throw notFound('This call');
    const { status, assistantName, latencyMs, summary, costParts } = call;
    const [turns, toolCalls] = await Promise.all([this.calls.turns(id), this.calls.toolCalls(id)]);
    const endedAt = call.endedAt?.toISOString() ?? null;
    return {
      ...toCallLog(call),
      status,
      assistantName,
      endedAt,
      latencyMs,
      summary,
      costParts,
      turns,
      toolCalls,
    };
  }
}
