import { Injectable } from '@nestjs/common';
import { advisoryLock } from '../../../platform/database/advisory-lock.query.ts';
import { Transactions, type Transaction } from '../../../platform/database/transactions.service.ts';
import type { CallFacts } from '../../../providers/voice-platform.port.ts';
import { CallLessonsRepository } from './call-lessons.repository.ts';
import { learnFromCall } from './learn-from-call.rule.ts';

/** Learns from each call once it ended, and again when more is reported of it. */
@Injectable()
export class CallLessons {
  constructor(
    private readonly lessons: CallLessonsRepository,
    private readonly transactions: Transactions,
  ) {}

  /** @param transaction in which the call is stored and locked */
  async learn(callId: string, facts: CallFacts, transaction: Transaction): Promise<void> {
    if (facts.status !== 'ended') return;
    const tools = await this.lessons.listTools(callId, transaction);
    const { turns = [], endedReason = null, successEvaluation = null, namedQuestions = [] } = facts;
    const lesson = learnFromCall({ turns, tools, endedReason, successEvaluation, namedQuestions });
    await this.lessons.save(callId, lesson, transaction);
  }

  /** Learns from calls as they are stored, each under its lock. */
  async learnAgain(ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      await this.transactions.run(async (transaction) => {
        await advisoryLock(transaction, `call ${id}`);
        const [call] = await this.lessons.listFacts([id], transaction);
        if (call) await this.lessons.save(id, learnFromCall(call), transaction);
      });
    }
  }
}
