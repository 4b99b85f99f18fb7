import { Injectable } from '@nestjs/common';
import type { CallDetail, CallLog } from '@booking/contracts/calls';
import type { Mode } from '@booking/contracts/mode';
import { DataSource } from 'typeorm';
import type { Cursor } from '../../platform/http/page-link.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { CallEvents } from '../../providers/call-events.ts';
import type { CallEvent } from '../../providers/voice-platform.ts';
import { Payments } from '../payments/payments.ts';
import type { CallEntity } from './call.entity.ts';
import { CallsRepository, type CallFilter } from './calls.repository.ts';
import { mergeCall } from './merge-call.ts';
import { projectCall } from './project-call.ts';

@Injectable()
export class CallsService extends CallEvents {
  constructor(
    private readonly database: DataSource,
    private readonly calls: CallsRepository,
    private readonly payments: Payments,
  ) {
    super();
  }

  async record(event: CallEvent, mode: Mode, isCertain: boolean): Promise<void> {
    await this.database.transaction(async (em) => {
      const known = await this.calls.lock(event.callId, em);
      const state = mergeCall(known.state, event);
      const outcome = await this.payments.outcomeOfCall(event.callId, em);
      await this.calls.save(projectCall(event.callId, isCertain ? mode : (known.mode ?? mode), outcome, state), em);
      if (state.facts.turns !== known.state.facts.turns)
        await this.calls.saveTurns(event.callId, state.facts.turns ?? [], em);
      await this.calls.saveToolCalls(event.callId, event.toolCalls, em);
    });
  }

  /** One page of calls, and where the next one starts. */
  async page(filter: CallFilter): Promise<{ calls: CallLog[]; next: Cursor | undefined }> {
    const found = await this.calls.page({ ...filter, limit: filter.limit + 1 });
    const shown = found.slice(0, filter.limit);
    const last = shown.at(-1);
    const next = found.length > shown.length && last ? { at: last.startedAt, id: last.id } : undefined;
    return { calls: shown.map(toCallLog), next };
  }

  /** All pages of a filter, one after the other. */
  async *pages(filter: Omit<CallFilter, 'limit' | 'after'>): AsyncIterable<CallLog[]> {
    let after: Cursor | undefined;
    do {
      const { calls, next } = await this.page({ ...filter, limit: 500, after });
      yield calls;
      after = next;
    } while (after);
  }

  /** @throws Refusal 404 */
  async detail(id: string): Promise<CallDetail> {
    const call = await this.calls.find(id);
    if (!call) throw notFound('This call');
    const { status, kind, assistantName, latencyMs, summary, costParts } = call;
    const [turns, toolCalls] = await Promise.all([this.calls.turns(id), this.calls.toolCalls(id)]);
    const endedAt = call.endedAt?.toISOString() ?? null;
    return {
      ...toCallLog(call),
      status,
      kind,
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

const toCallLog = (call: CallEntity): CallLog => ({
  id: call.id,
  caller: call.callerNumber ?? call.callerName,
  outcome: call.outcome,
  timestamp: call.startedAt.toISOString(),
  transcript: call.transcript,
  notes: call.notes,
  duration: call.durationMs === null ? null : call.durationMs / 1000,
  cost: call.costUsd,
  endedReason: call.endedReason,
});
