import { phoneNumberOf } from '@booking/hotel/phone-number';
import { Refusal } from '../../platform/http/refusal.ts';
import type { ToolContext } from '../../providers/tool-runner.ts';

/** The number of the call; what is said on the phone is never texted to another. @throws Refusal 409 without one */
export function callerOf({ callerNumber }: ToolContext): string {
  const number = callerNumber && phoneNumberOf(callerNumber);
  if (number) return number;
  throw new Refusal(409, 'no_caller', 'This call has no phone number that can be texted.');
}
