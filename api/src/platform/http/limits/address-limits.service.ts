import { Injectable } from '@nestjs/common';
import type { RateLimit } from '@booking/contracts/endpoint';
import { addressBuckets, type AddressBucket } from './client-address.rule.ts';
import { RateLimits } from './rate-limits.service.ts';

const bucketLimit = ({ times }: AddressBucket, { points, seconds }: RateLimit): RateLimit => ({
  points: points * times,
  seconds,
});

/** A wider bucket has counters of its own. */
const bucketCounter = (what: string, { times }: AddressBucket): string => (times === 1 ? what : `${what} /48`);

/** The counters of `RateLimits` for the senders of an address, told apart by `addressBuckets`. */
@Injectable()
export class AddressLimits {
  constructor(private readonly limits: RateLimits) {}

  /**
   * Counts one more. @param nameOf under which name a network is kept, for counters that live for long
   * @throws Refusal 429 that says how long to wait
   */
  async count(
    what: string,
    address: string,
    limit: RateLimit,
    nameOf: (network: string) => string = (network) => network,
  ): Promise<void> {
    for (const bucket of addressBuckets(address)) {
      await this.limits.count(bucketCounter(what, bucket), nameOf(bucket.name), bucketLimit(bucket, limit));
    }
  }

  /** Takes back one that was counted before it was known to be harmless. */
  async uncount(what: string, address: string, limit: RateLimit): Promise<void> {
    for (const bucket of addressBuckets(address)) {
      await this.limits.uncount(bucketCounter(what, bucket), bucket.name, bucketLimit(bucket, limit));
    }
  }

  /** @throws Refusal 429 when the limit is used up; counts nothing */
  async check(what: string, address: string, limit: RateLimit): Promise<void> {
    await Promise.all(
      addressBuckets(address).map((bucket) =>
        this.limits.check(bucketCounter(what, bucket), bucket.name, bucketLimit(bucket, limit)),
      ),
    );
  }
}
