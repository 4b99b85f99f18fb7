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
  /** How long it is left to whoever enqueues it before its first try; not at all unless said. */
  startAfterSeconds?: number;
  /** How long it may take; after that its worker counts as dead, and it is tried again. */
  seconds: number;
  /** For whom it asks providers; for nobody who waits unless said. */
  lane?: Lane;
  /** How many workers of one process share it, so that a slow job does not hold up the others; one unless said. */
  workers?: number;
};
