import { phoneNumberOf } from '@booking/hotel/phone-number';
import { Refusal } from '../../../platform/http/refusal.error.ts';
import type { ToolContext } from '../../../providers/tool-runner.port.ts';

/** The United States, Canada, and islands that the messaging service refuses unless the hotel allows them there. */
const textable = /^\+1[2-9]\d{9}$/;

/**
 * The number for texts: that of the call, never one that is said on the phone, and on the web that of the conversation. That one was
 * typed, so it proves no identity, and is of this continent. @throws Refusal 409 without one
 */
export function getCallerNumber({ callerNumber, caller, web }: ToolContext): string {
  const number = phoneNumberOf((web ? web.phone : callerNumber) ?? '');
  if (number && web && !textable.test(number)) {
    throw new Refusal(409, 'far_phone', 'Only numbers of the United States and Canada can be texted from here.');
  }
  if (number) return number;
  if (web) throw new Refusal(409, 'no_phone', 'Ask for the phone number that can be texted, with its area code.');
  throw caller === 'own_line'
    ? new Refusal(409, 'own_line', 'This call comes over a line of the hotel, where no text would reach the caller.')
    : new Refusal(409, 'no_caller', 'This call has no phone number that can be texted.');
}
