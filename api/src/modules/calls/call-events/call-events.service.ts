import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import { wantsNoRecording } from '@booking/spoken-language/recording-wish';
import { Transactions } from '../../../platform/database/transactions.service.ts';
import { ErasedSubjects } from '../../../platform/erased/erased-subjects.service.ts';
import { redactedInChunks } from '../../../platform/redaction/redacted.mapper.ts';
import { CallEvents } from '../../../providers/call-events.port.ts';
import type { CallEvent, Turn } from '../../../providers/voice-platform.port.ts';
import { PaymentsService } from '../../payments/records/payments.service.ts';
import { CallLessons } from '../lessons/call-lessons.service.ts';
import { UnwantedRecordingJob } from '../recordings/unwanted-recording.job.ts';
import { CallEventsRepository } from './call-events.repository.ts';
import { mergeCall } from './merge-call.rule.ts';
import { projectCall } from './project-call.mapper.ts';

const refusesRecording = ({ speaker, text }: Turn): boolean => speaker === 'guest' && wantsNoRecording(text);

/** Writes what the voice platform reports of calls into the call log. */
@Injectable()
export class CallEventsService extends CallEvents {
  constructor(
    private readonly transactions: Transactions,
    private readonly calls: CallEventsRepository,
    private readonly payments: PaymentsService,
    private readonly unwantedRecordings: UnwantedRecordingJob,
    private readonly erased: ErasedSubjects,
    private readonly lessons: CallLessons,
  ) {
    super();
  }

  async record(reported: CallEvent, mode: Mode, isCertain: boolean): Promise<void> {
    const [facts, toolCalls] = [await redactedInChunks(reported.facts), await redactedInChunks(reported.toolCalls)];
    const event = { ...reported, facts, toolCalls };
    const { callId } = event;
    await this.transactions.run(async (transaction) => {
      const known = await this.calls.lock(callId, transaction);
      if (await this.erased.has({ kind: 'call', id: callId }, transaction)) return;
      const state = mergeCall(known.state, event);
      if (state.facts.recording && state.facts.turns?.some(refusesRecording)) {
        delete state.facts.recording;
        await this.unwantedRecordings.enqueue(callId, transaction);
      }
      const outcome = await this.payments.getCallOutcome(callId, transaction);
      const call = projectCall(callId, isCertain ? mode : (known.mode ?? mode), outcome, state);
      await this.calls.save(call, transaction);
      if (state.facts.turns !== known.state.facts.turns) {
        await this.calls.replaceTurns(callId, state.facts.turns ?? [], transaction);
      }
      await this.calls.saveToolCalls(callId, event.toolCalls, transaction);
      await this.lessons.learn(callId, state.facts, transaction);
    });
  }
}
