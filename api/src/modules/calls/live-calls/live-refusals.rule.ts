import { Refusal } from '../../../platform/http/refusal.error.ts';
import type { NotLive } from '../../../providers/voice-platform.port.ts';

export const callOver = (): Refusal => new Refusal(409, 'call_over', 'This call is over.');

export const notAllowed = (what: 'listened to' | 'ended'): Refusal =>
  new Refusal(409, 'not_allowed', `The account at the voice platform does not let calls be ${what} from here.`);

/** @throws Refusal 409 for a call that is over, and where the account does not allow it */
export function requireLive<Done>(done: Done, what: 'listened to' | 'ended'): Exclude<Done, NotLive> {
  if (done === 'over') throw callOver();
  if (done === 'not_allowed') throw notAllowed(what);
  return done as Exclude<Done, NotLive>;
}
