import type { Twilio } from '../twilio/create-twilio.ts';
import type { StopText } from './call-requests.ts';
import { findAccount } from './place-call.ts';

/** Has a phone text STOP to an account's line; answers the sid of the text. */
export function textStop(twilio: Twilio, { account, number, untold }: StopText): string {
  return twilio.takeText(findAccount(twilio.accounts, account), number, 'STOP', { untold }).id;
}
