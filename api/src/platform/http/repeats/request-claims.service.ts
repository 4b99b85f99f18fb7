import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { Sealed } from '../../secrets/sealed.service.ts';
import { refusalOf } from '../error.filter.ts';
import { Refusal } from '../refusal.error.ts';
import type { RequestClaimEntity } from './request-claim.entity.ts';
import { RequestClaimsRepository, type HeldClaim } from './request-claims.repository.ts';

/** No request takes longer; a claim without an answer for longer was made by a process that has died. */
const withoutAnswer = 60;
/** Copies that come by another way are no longer under way so long after the answer. */
const afterAnswer = 3;
const keptMs = 10_000;
const longestWaitMs = 20_000;
const lookAgainMs = 100;

const purpose = 'answers to copies of requests';
type Answered = { answer: unknown } | { refusal: Omit<Refusal, 'name'> };

/** Does what all replicas are asked at the same moment once, and gives every copy the answer. */
@Injectable()
export class RequestClaims {
  private readonly logger = new Logger('RequestClaims');
  /** What this process answered: a later request here is a new one, not a copy, which MergedCopies knows. */
  private readonly answered = new Map<string, string>();

  constructor(
    private readonly claims: RequestClaimsRepository,
    private readonly sealed: Sealed,
  ) {}

  /**
   * @param asked what makes two requests the same
   * @throws as `work`, to all copies; Refusal 503 to one whose first is not answered in time
   */
  async runOnce<T>(asked: string, work: () => Promise<T>): Promise<T> {
    const key = createHash('sha256').update(asked).digest('base64url');
    const until = performance.now() + longestWaitMs;
    for (;;) {
      const held = { key, claim: randomUUID() };
      const isFirst = await this.claims.claim(held, this.answered.get(key), { afterAnswer, withoutAnswer });
      if (isFirst) return this.answer(held, work);
      const first = await this.claims.find(key);
      if (first?.answeredAt) return this.repeat(first) as T;
      if (performance.now() > until) throw unknownOutcome();
      await wait(lookAgainMs);
    }
  }

  private async answer<T>(held: HeldClaim, work: () => Promise<T>): Promise<T> {
    try {
      const answer = await work();
      await this.saveAnswer(held, { answer });
      return answer;
    } catch (error) {
      const { status, code, message, issues, report, retryAfter } = refusalOf(error);
      const more = { ...(issues && { issues }), ...(report && { report }), ...(retryAfter && { retryAfter }) };
      await this.saveAnswer(held, { refusal: { status, code, message, ...more } });
      throw error;
    }
  }

  /** What was done is answered, even when that cannot be kept. */
  private async saveAnswer(held: HeldClaim, answered: Answered): Promise<void> {
    const answer = this.sealed.seal(purpose, JSON.stringify(answered));
    await this.claims.saveAnswer(held, answer).catch((error: unknown) => this.logger.error({ err: error }));
    this.forgetSoon(held);
  }

  /** @throws Refusal, as the first was refused */
  private repeat(first: RequestClaimEntity): unknown {
    this.forgetSoon(first);
    const opened = this.sealed.open(purpose, first.answer!);
    if (opened === undefined) throw unknownOutcome();
    const answered = JSON.parse(opened) as Answered;
    if (!('refusal' in answered)) return answered.answer;
    const { status, code, message, issues, report, retryAfter } = answered.refusal;
    const refusal = new Refusal(status, code, message, issues, report);
    if (retryAfter) refusal.retryAfter = retryAfter;
    throw refusal;
  }

  private forgetSoon({ key, claim }: HeldClaim): void {
    this.answered.set(key, claim);
    setTimeout(() => {
      if (this.answered.get(key) === claim) this.answered.delete(key);
      // what stays behind is taken out by the nightly job
      this.claims.delete({ key, claim }).catch(() => undefined);
    }, keptMs).unref();
  }
}

const unknownOutcome = (): Refusal =>
  new Refusal(
    503,
    'busy',
    'The same was asked a moment ago and is not answered yet. Look whether it was done before you ask again.',
  );
