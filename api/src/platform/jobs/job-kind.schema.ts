import type { z } from 'zod';
import type { Lane } from '../outbound/lane.context.ts';

/** A kind of work for the queue. */
export type JobKind<Data extends object> = {
  name: string;
  data: z.ZodType<Data>;
  /** How often it is tried again, at growing distances, before it counts as failed. */
  retries: number;
  /** The longest distance between two tries; five minutes unless said. */
  longestWaitSeconds?: number;
  /** The delay before the first try, in which the code that enqueued it may do the work; none by default. */
  startAfterSeconds?: number;
  /** How long it may take; after that its worker counts as dead, and it is tried again. */
  seconds: number;
  /** The lane of its requests to providers; `sync` by default. */
  lane?: Lane;
  /** How many workers of one process share it, so that a slow job does not hold up the others; one unless said. */
  workers?: number;
};
