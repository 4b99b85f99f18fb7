import type { SetupStep } from '@booking/contracts/setup';

type Seen = Pick<SetupStep, 'lastCallbackAt'>;

/** Whether a callback arrived since. */
export const sawNewCallback = (before: Seen, now: Seen): boolean =>
  now.lastCallbackAt !== null && now.lastCallbackAt !== before.lastCallbackAt;
