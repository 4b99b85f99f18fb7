import type { Random } from '../../shared-kernel/random.ts';

/** Reasons that no list names yet, and one that is longer than any of them. */
const UNKNOWN = [
  'call.in-progress.error-carrier-lost-the-line',
  'customer-put-call-on-hold-too-long',
  'pipeline-error-next-voice-500-server-error',
  'worker-moved',
  `call.in-progress.error-${'provider-said-something-long-'.repeat(8)}`,
];

/** A reason for the end of a call that nobody has heard of. */
export const unknownEndedReason = (random: Random): string => random.pick(UNKNOWN);
