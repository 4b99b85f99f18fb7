import { setTimeout as wait } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { toolOf, type ToolAudience } from '@booking/contracts/tools';
import { Clock } from '../../../platform/clock/clock.service.ts';
import { toStorable } from '../../../platform/database/storable.mapper.ts';
import type { ToolAnswer } from '../../tool-runner.port.ts';
import type { ToolClaimEntity } from './tool-claim.entity.ts';
import { ToolClaimsRepository, type ToolClaim } from './tool-claims.repository.ts';

export type { ToolClaim } from './tool-claims.repository.ts';

/** Vapi waits 20 s for a tool; a claim without an answer for longer was made by a process that has died. */
const longestWorkMs = 25_000;
const longestWaitMs = 15_000;
const lookAgainMs = 150;

const unknownOutcome =
  'This was begun before, and I cannot see whether it went through. I will not do it a second time. Please ask the front desk to check.';
const doneBefore = 'This was already done earlier in this call. Ask again if something else is wanted.';
const stillWorking = 'This is still being worked on. Please give me a moment.';
const otherTool = 'I am sorry, that did not work just now. Please ask again.';

/**
 * Does each tool call once. Vapi names every use of a tool in a call; a repeat, also one at the same moment, gets the answer of
 * the first. What only reads is done anew when the first one died over it; what writes or charges is not.
 */
@Injectable()
export class ToolClaims {
  private readonly logger = new Logger('ToolRunnerService');

  constructor(
    private readonly claims: ToolClaimsRepository,
    private readonly clock: Clock,
  ) {}

  async runOnce(asked: ToolClaim, work: () => Promise<ToolAnswer>): Promise<ToolAnswer> {
    const claim = toStorable(asked);
    return (await this.claims.claim(claim, this.clock.now())) ? this.answer(claim, work) : this.repeat(claim, work);
  }

  /** What was done is said to the caller, even when it cannot be kept. */
  private async answer(claim: ToolClaim, work: () => Promise<ToolAnswer>): Promise<ToolAnswer> {
    const answer = await work();
    await this.claims
      .saveAnswer(claim, answer, this.clock.now())
      .catch((error: unknown) => this.logger.error({ err: error, callId: claim.callId }));
    return answer;
  }

  private async repeat(claim: ToolClaim, work: () => Promise<ToolAnswer>): Promise<ToolAnswer> {
    const until = performance.now() + longestWaitMs;
    for (;;) {
      const first = await this.claims.get(claim);
      // an id that was used for another tool is no repeat, and one callback does not tell what was answered at another
      if (first.audience !== claim.audience || first.tool !== claim.tool) return { error: otherTool };
      if (first.answeredAt) return answerOf(first);
      if (this.clock.now().getTime() - first.claimedAt.getTime() > longestWorkMs) return this.afterDeath(first, work);
      if (performance.now() > until) return { error: stillWorking };
      await wait(lookAgainMs);
    }
  }

  private async afterDeath(first: ToolClaimEntity, work: () => Promise<ToolAnswer>): Promise<ToolAnswer> {
    if (!isReading(first.audience, first.tool)) return { error: unknownOutcome };
    const now = this.clock.now();
    const isOurs = await this.claims.takeOver(first, new Date(now.getTime() - longestWorkMs), now);
    return isOurs ? this.answer(first, work) : { error: stillWorking };
  }
}

/** Answers are kept for a day, so that a repeat after that is only known to be one. */
function answerOf({ result, error }: ToolClaimEntity): ToolAnswer {
  if (result !== null) return { result };
  return { error: error ?? doneBefore };
}

const isReading = (audience: ToolAudience, tool: string): boolean => toolOf(audience, tool)?.effect === 'reads';
