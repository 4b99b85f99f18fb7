import { Injectable } from '@nestjs/common';
import type { CallScript, GoldenCall } from '@booking/contracts/golden-calls';
import { formatHotelTime } from '@booking/hotel/hotel-time';
import { Transactions } from '../../../platform/database/transactions.service.ts';
import { Env } from '../../../platform/env/env.service.ts';
import { notFound, Refusal } from '../../../platform/http/refusal.error.ts';
import { toCallScript } from '../call-scripts/call-script.mapper.ts';
import { listNamesInCall } from '../call-scripts/names-in-call.mapper.ts';
import { CallsRepository } from '../log/calls.repository.ts';
import { CallScriptRepository } from './call-script.repository.ts';
import { toGoldenCall } from './golden-call.mapper.ts';
import { GoldenCallsRepository } from './golden-calls.repository.ts';

/** Makes golden calls of calls of the log, so that the next draft does not repeat what went wrong in a call. */
@Injectable()
export class GoldenCallsFromLog {
  constructor(
    private readonly transactions: Transactions,
    private readonly goldenCalls: GoldenCallsRepository,
    private readonly calls: CallsRepository,
    private readonly sources: CallScriptRepository,
    private readonly env: Env,
  ) {}

  /** The golden call that a call would make. @throws Refusal 404 for an unknown call, 422 when the caller said nothing */
  async getScript(callId: string): Promise<CallScript> {
    const call = await this.calls.find(callId);
    if (!call) throw notFound('The call');
    const [lines, tools, guests] = await Promise.all([
      this.calls.listTurns(callId),
      this.calls.listToolCalls(callId),
      this.sources.listGuests(callId),
    ]);
    const turns = toCallScript(lines, tools, listNamesInCall(call.callerName, tools, guests));
    if (turns.length === 0) {
      throw new Refusal(422, 'nothing_said', 'The caller said nothing in this call, so there is nothing to play.');
    }
    const [assistant, goldenCall] = await Promise.all([
      this.sources.findAssistant(call),
      this.goldenCalls.findFromCall(callId),
    ]);
    return {
      name: `Call of ${formatHotelTime(call.startedAt, this.env.settings.HOTEL_TIME_ZONE)}`,
      assistantType: assistant?.assistantType ?? 'guest',
      turns,
      assistantId: assistant?.id ?? null,
      isKept: goldenCall !== null,
    };
  }

  /** Creates the golden call of a call, or returns the one there is. @throws Refusal 404, 422 */
  async create(callId: string, author: string): Promise<GoldenCall> {
    const { name, assistantType, turns } = await this.getScript(callId);
    return this.transactions.run(async (transaction) => {
      await this.goldenCalls.lockFromCall(callId, transaction);
      const existing = await this.goldenCalls.findFromCall(callId, transaction);
      if (existing) return toGoldenCall(existing);
      // inactive, because a bad call does not yet expect what a good one does
      const fields = { name, assistantType, turns, isActive: false, fromCallId: callId, createdBy: author };
      return toGoldenCall(await this.goldenCalls.create(fields, transaction));
    });
  }
}
