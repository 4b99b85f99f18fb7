import { Injectable } from '@nestjs/common';
import type { Mode } from '@booking/contracts/mode';
import type { Provider } from '@booking/contracts/integrations';
import {
  BrokenCircuitError,
  circuitBreaker,
  ConsecutiveBreaker,
  ExponentialBackoff,
  handleWhen,
  retry,
  type CircuitBreakerPolicy,
} from 'cockatiel';
import { Env } from '../env/env.service.ts';
import { Metrics } from '../metrics/metrics.service.ts';
import { ProviderError, providerErrors } from './provider.error.ts';

export type Line = { provider: Provider; title: string; mode: Mode };

/** One request to a provider. */
export type Sending = {
  line: Line;
  /** For figures and messages: the kind of request, without ids or secrets. */
  operation: string;
  url: string;
  init: RequestInit;
  /** Whether asking twice does no more than asking once: a read, or a write with an idempotency key. */
  isRepeatable: boolean;
  timeoutMs?: number;
  /** Waited for before every attempt, outside of its time limit. */
  turn?: () => Promise<void>;
};

export type ProviderAnswer = { status: number; headers: Headers; text: string };

const failuresUntilPaused = 5;

const isKnownNotTaken = (error: unknown): boolean => {
  if (!(error instanceof ProviderError)) return false;
  return error.kind === 'rate_limited' || (error.kind === 'unreachable' && !error.mayHaveHappened);
};
/** A request that hit the time limit is not retried: an assistant waits 20 s for its tool, a person less. */
const isPassing = (error: unknown): boolean =>
  error instanceof ProviderError && error.kind !== 'timeout' && (error.isOutage || error.kind === 'rate_limited');

const backoff = () => new ExponentialBackoff({ initialDelay: 250, maxDelay: 2_000 });
const again = {
  /** Twice more, whatever passing thing went wrong. */
  repeatable: retry(handleWhen(isPassing), { maxAttempts: 2, backoff: backoff() }),
  /** Twice more, but only when it is certain that the request was not taken. */
  once: retry(handleWhen(isKnownNotTaken), { maxAttempts: 2, backoff: backoff() }),
};

type Breaker = { policy: CircuitBreakerPolicy; last: string };

/** Every request to a provider goes through here: time limit, safe retries, circuit breaker, figures. */
@Injectable()
export class Outbound {
  private readonly breakers = new Map<string, Breaker>();

  constructor(
    private readonly metrics: Metrics,
    private readonly env: Env,
  ) {}

  /**
   * Sends and gives back any answer below 500 but 429; the provider's client knows what it means.
   * @throws ProviderError for everything else
   */
  send(sending: Sending): Promise<ProviderAnswer> {
    return this.through(sending, async () => {
      const { timeoutMs = this.usualTimeLimit } = sending;
      return this.exchange(sending, AbortSignal.timeout(timeoutMs), async (response) => ({
        status: response.status,
        headers: response.headers,
        text: await response.text(),
      }));
    });
  }

  /**
   * The same for an answer too long to be held: its body is still to be read. The time limit is for its head.
   * @param gone ends it, at any time
   * @throws ProviderError; what `gone` says when it is over before the head came
   */
  open(sending: Sending, gone: AbortSignal): Promise<Response> {
    return this.through(sending, async () => {
      const { line, timeoutMs = this.usualTimeLimit } = sending;
      const late = new AbortController();
      const timer = setTimeout(() => late.abort(new DOMException(line.title, 'TimeoutError')), timeoutMs);
      const signal = AbortSignal.any([gone, late.signal]);
      return this.exchange(sending, signal, withoutIdle)
        .catch((error: unknown) => {
          gone.throwIfAborted();
          throw error;
        })
        .finally(() => clearTimeout(timer));
    });
  }

  private get usualTimeLimit(): number {
    return this.env.settings.OUTBOUND_TIMEOUT_MS;
  }

  private async through<Answer extends { status: number }>(
    sending: Sending,
    exchange: () => Promise<Answer>,
  ): Promise<Answer> {
    const { line, isRepeatable } = sending;
    const breaker = this.breakerOf(sending);
    const policy = isRepeatable ? again.repeatable : again.once;
    try {
      return await policy.execute(() => breaker.policy.execute(() => this.attempt(sending, breaker, exchange)));
    } catch (error) {
      throw error instanceof BrokenCircuitError
        ? providerErrors.paused(line.title, this.env.settings.BREAKER_PAUSE_MS, breaker.last)
        : error;
    }
  }

  /** One for each place: what keeps recordings is not what takes requests. */
  private breakerOf({ line: { provider, mode }, url }: Sending): Breaker {
    const key = `${provider} ${mode} ${new URL(url).origin}`;
    const known = this.breakers.get(key);
    if (known) return known;
    const policy = circuitBreaker(
      handleWhen((error) => error instanceof ProviderError && error.isOutage),
      { halfOpenAfter: this.env.settings.BREAKER_PAUSE_MS, breaker: new ConsecutiveBreaker(failuresUntilPaused) },
    );
    const made = { policy, last: '' };
    this.breakers.set(key, made);
    return made;
  }

  private async attempt<Answer extends { status: number }>(
    sending: Sending,
    breaker: Breaker,
    exchange: () => Promise<Answer>,
  ): Promise<Answer> {
    const { line, operation } = sending;
    await sending.turn?.();
    const stop = this.metrics.providerRequest.startTimer({ provider: line.provider, mode: line.mode, operation });
    try {
      const answer = await exchange();
      stop({ outcome: String(answer.status) });
      return answer;
    } catch (error) {
      stop({ outcome: error instanceof ProviderError ? error.kind : 'fault' });
      // others may find the circuit open before this request has given up
      if (error instanceof ProviderError) breaker.last = error.message;
      throw error;
    }
  }

  private async exchange<Answer extends { status: number }>(
    { line: { title }, url, init, isRepeatable, timeoutMs = this.usualTimeLimit }: Sending,
    signal: AbortSignal,
    read: (response: Response) => Promise<Answer>,
  ): Promise<Answer> {
    const isWrite = !isRepeatable;
    let answer: Answer;
    try {
      answer = await read(await fetch(url, { ...init, redirect: 'manual', signal }));
    } catch (error) {
      const { name, cause } = error as Error & { cause?: { code?: string } };
      if (name === 'TimeoutError') throw providerErrors.timeout(title, timeoutMs / 1000, isWrite);
      const wasNeverSent = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'].includes(
        cause?.code ?? '',
      );
      throw wasNeverSent ? providerErrors.unreachable(title) : providerErrors.cutOff(title, isWrite);
    }
    if (answer.status === 429) throw providerErrors.rateLimited(title);
    if (answer.status >= 500) throw providerErrors.serverError(title, answer.status, isWrite);
    return answer;
  }
}

/** An answer that is thrown away must not hold its connection. */
async function withoutIdle(response: Response): Promise<Response> {
  if (response.status === 429 || response.status >= 500) await response.body?.cancel();
  return response;
}

/** The JSON of an answer. @param isWrite whether what was asked may have been done @throws ProviderError when it is none */
export function jsonOf({ text }: ProviderAnswer, { title }: Line, isWrite = false): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw providerErrors.unreadable(title, isWrite);
  }
}
