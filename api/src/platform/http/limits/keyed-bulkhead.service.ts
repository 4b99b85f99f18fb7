import { bulkhead, BulkheadRejectedError, type BulkheadPolicy } from 'cockatiel';
import { Refusal } from '../refusal.error.ts';

const busy = (): Refusal => {
  const refusal = new Refusal(429, 'too_many_requests', 'Too many requests at once. Wait a moment and try again.');
  refusal.retryAfter = 1;
  return refusal;
};

/** Does at most so much at once for each key. Others wait for their turn, and beyond the length of the queue are refused. */
export class KeyedBulkhead {
  private readonly bulkheads = new Map<string, BulkheadPolicy>();

  constructor(
    private readonly most: number,
    private readonly queue = Number.POSITIVE_INFINITY,
  ) {}

  /** @throws Refusal 429 when too many wait already */
  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const policy = this.bulkheads.get(key) ?? bulkhead(this.most, this.queue);
    this.bulkheads.set(key, policy);
    try {
      return await policy.execute(work);
    } catch (error) {
      throw error instanceof BulkheadRejectedError ? busy() : error;
    } finally {
      if (policy.executionSlots === this.most) this.bulkheads.delete(key);
    }
  }
}
