import { Injectable } from '@nestjs/common';
import { GuessLimits } from '../../../platform/http/limits/guess-limits.service.ts';

const what = 'guest-link-miss';
const most = { points: 20, seconds: 60 };

/** Links that open nothing, by the address they were tried from, so that guessing is slow whatever page is guessed at. */
@Injectable()
export class LinkMisses {
  constructor(private readonly guesses: GuessLimits) {}

  /** What is behind a link. @throws Refusal 429 after too many that had nothing behind them, for a right one too */
  lookUp<T>(ip: string, find: () => Promise<T | undefined>): Promise<T | undefined> {
    return this.guesses.lookUp(what, ip, most, find);
  }
}
