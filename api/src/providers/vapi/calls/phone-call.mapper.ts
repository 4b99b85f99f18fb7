import { isWithheld } from '@booking/hotel/withheld-number';
import { object, text, type Json } from '../lenient-json.mapper.ts';

/** Only these are telephone calls; a kind that is new, missing or written otherwise has no caller's rights. */
const phoneKinds = ['inboundPhoneCall', 'outboundPhoneCall'];

const longestWord = 64;
const short = (value: unknown): string | null => {
  const read = text(value);
  return read !== undefined && read.length <= longestWord ? read : null;
};

/**
 * What a call is and who is on the phone, read off the call as Vapi has it. The number is `call.customer.number` and nothing else:
 * what stands beside it in a message, in overrides or in variables may come from a page. What carriers send for a withheld number is none.
 */
export function phoneCallOf(call: Json): { kind: string | null; callerNumber: string | null } {
  const kind = short(call['type']);
  const isPhone = kind !== null && phoneKinds.includes(kind);
  const number = isPhone ? short(object(call['customer'])['number']) : null;
  return { kind, callerNumber: number !== null && isWithheld(number) ? null : number };
}
