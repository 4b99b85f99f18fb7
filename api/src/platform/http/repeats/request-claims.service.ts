import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Sealed } from '../../secrets/sealed.service.ts';
import { refusalOf } from '../error.filter.ts';
import { Refusal } from '../refusal.error.ts';
import { RequestClaimEntity } from './request-claim.entity.ts';

/** No request takes longer; a claim without an answer for longer was made by a process that has died. */
const longestWorkSeconds = 60;
/** Copies that come by another way are no longer under way so long after the answer. */
const secondsApart = 3;
const keptMs = 10_000;
const longestWaitMs = 20_000;
const lookAgainMs = 100;

const purpose = 'answers to copies of requests';
type Answered = { answer: unknown } | { refusal: Omit<Refusal, 'name'> };

/** Does what all replicas are asked at the same moment once, and gives every copy the answer. */
@Injectable()
export class RequestClaims {
  private readonly logger = new Logger('RequestClaims');
  /** What was answered here: whoever asks for it here after that wants it anew, which MergedCopies knows. */
  private readonly answered = new Map<string, string>();

  constructor(
    @InjectRepository(RequestClaimEntity) private readonly claims: Repository<RequestClaimEntity>,
    private readonly sealed: Sealed,
  ) {}

  /**
   * @param asked what makes two requests the same
   * @throws as `work`, to all copies; Refusal 503 to one whose first is not answered in time
   */
  async once<T>(asked: string, work: () => Promise<T>): Promise<T> {
    const key = createHash('sha256').update(asked).digest('base64url');
    const until = performance.now() + longestWaitMs;
    for (;;) {
      const claim = randomUUID();
      if (await this.take(key, claim)) return this.answer({ key, claim }, work);
      const first = await this.claims.findOneBy({ key });
      if (first?.answeredAt) return this.repeat(first) as T;
      if (performance.now() > until) throw unknownOutcome();
      await wait(lookAgainMs);
    }
  }

  private async take(key: string, claim: string): Promise<boolean> {
    const taken = await this.claims.query<unknown[]>(
      `INSERT INTO request_claim AS known (key, claim, claimed_at) VALUES ($1, $2, now())
       ON CONFLICT (key) DO UPDATE SET claim = excluded.claim, claimed_at = now(), answered_at = NULL, answer = NULL
       WHERE known.claim = $3 OR known.answered_at < now() - make_interval(secs => $4)
         OR known.claimed_at < now() - make_interval(secs => $5)
       RETURNING key`,
      [key, claim, this.answered.get(key) ?? null, secondsApart, longestWorkSeconds],
    );
    return taken.length > 0;
  }

  private async answer<T>(taken: Pick<RequestClaimEntity, 'key' | 'claim'>, work: () => Promise<T>): Promise<T> {
    try {
      const answer = await work();
      await this.keep(taken, { answer });
      return answer;
    } catch (error) {
      const { status, code, message, issues, report, retryAfter } = refusalOf(error);
      const more = { ...(issues && { issues }), ...(report && { report }), ...(retryAfter && { retryAfter }) };
      await this.keep(taken, { refusal: { status, code, message, ...more } });
      throw error;
    }
  }

  /** What was done is answered, even when that cannot be kept. */
  private async keep(taken: Pick<RequestClaimEntity, 'key' | 'claim'>, answered: Answered): Promise<void> {
    const answer = this.sealed.seal(purpose, JSON.stringify(answered));
    await this.claims
      .update(taken, { answer, answeredAt: () => 'now()' })
      .catch((error: unknown) => this.logger.error({ err: error }));
    this.forgetSoon(taken);
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

  private forgetSoon({ key, claim }: Pick<RequestClaimEntity, 'key' | 'claim'>): void {
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
