import { Injectable } from '@nestjs/common';
import { RateLimits } from '../../platform/http/rate-limits.ts';

const what = 'guest-link-miss';
const most = { points: 20, seconds: 60 };

/** Links that open nothing, by the address they were tried from, so that guessing is slow whatever page is guessed at. */
@Injectable()
export class LinkMisses {
  constructor(private readonly limits: RateLimits) {}

  /** @throws Refusal 429 after too many, for a right link too */
  check(ip: string): Promise<void> {
    return this.limits.check(what, ip, most);
  }

  /** One more. @throws Refusal 429 */
  async count(ip: string): Promise<void> {
    await this.limits.count(what, ip, most);
  }
}
