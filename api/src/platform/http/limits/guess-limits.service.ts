import { Injectable } from '@nestjs/common';
import type { RateLimit } from '@booking/contracts/endpoint';
import { AddressLimits } from './address-limits.service.ts';
import { addressBuckets } from './client-address.rule.ts';
import { KeyedBulkhead } from './keyed-bulkhead.service.ts';

/** Looks secrets up for an address, so often as the limit lets it miss. */
@Injectable()
export class GuessLimits {
  /** As many as a limit of guesses has points: what is tried at the same moment is not counted yet. */
  private readonly lookups = new KeyedBulkhead(20);

  constructor(private readonly limits: AddressLimits) {}

  /**
   * What `find` finds. When it finds nothing, that counts as a miss.
   * @throws Refusal 429 after too many misses, for what could be found too
   */
  lookUp<T>(
    what: string,
    address: string,
    limit: RateLimit,
    find: () => Promise<T | undefined>,
  ): Promise<T | undefined> {
    const [{ name }] = addressBuckets(address);
    return this.lookups.run(`${what} ${name}`, async () => {
      const [found] = await Promise.all([find(), this.limits.check(what, address, limit)]);
      if (found === undefined) await this.limits.count(what, address, limit);
      return found;
    });
  }
}
