import { shownCaller } from '@booking/hotel/caller-identity';
import { isWithheld } from '@booking/hotel/withheld-number';
import { longest } from '../../bounded-text.schema.ts';
import type { CallFacts } from '../../voice-platform.port.ts';
import { line, name, object, type Json } from '../lenient-json.mapper.ts';

const isShown = (text: string | undefined): text is string => text !== undefined && !isWithheld(text);

/** The caller of a call: the number of a phone call, its SIP address, or the name and number that a web page passed with the call. */
export function callerOf(customer: Json, call: Json): Pick<CallFacts, 'callerNumber' | 'callerName'> {
  const variables = object(object(call['assistantOverrides'])['variableValues']);
  const onCall = object(call['customer']);
  const number = [customer['number'], onCall['number'], variables['guestPhone']]
    .map((value) => shownCaller({ number: line(value, longest.phone) }))
    .find((value) => value !== null);
  const address = [customer['sipUri'], onCall['sipUri']]
    .map((value) => shownCaller({ sipUri: line(value) }))
    .find((value) => value !== null);
  const callerName = [customer['name'], onCall['name'], variables['guestName']].map(name).find(isShown);
  // without a number the address goes with the name, because staff search for names; digits in an address are no phone number
  return {
    callerNumber: number ?? undefined,
    callerName: number ? callerName : [callerName, address].filter(Boolean).join(' ') || undefined,
  };
}
