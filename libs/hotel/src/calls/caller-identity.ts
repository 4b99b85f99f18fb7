import { phoneNumberOf } from '../phone-numbers/phone-number.ts';
import { visibleText } from '../text/visible-text.ts';
import { isWithheld } from '../phone-numbers/withheld-number.ts';

/** What the voice platform says of who is on the phone. */
export type ReportedCaller = { number?: string | null | undefined; sipUri?: string | null | undefined };

/** How somebody reached us, as far as it says who they are. */
export type CallerKind = 'phone' | 'own_line' | 'sip' | 'withheld' | 'web';

/** What comes of it. On the web, rights come from the conversation and from what its visitor knows. */
export type CallerRights = {
  /** Whether reservations, payments and what was typed on the website are found by the number of the call. */
  isFoundByNumber: boolean;
  /** What another call began: gone on with for the same guest (name or e-mail), or by nobody. */
  continues: 'same_guest' | 'nothing';
  texts: 'to_the_call' | 'to_a_proven_number' | 'none';
};

export const callerRights: Record<CallerKind, CallerRights> = {
  phone: { isFoundByNumber: true, continues: 'same_guest', texts: 'to_the_call' },
  // calls are put through from there, so it is everybody's, and a text stays at the desk
  own_line: { isFoundByNumber: false, continues: 'nothing', texts: 'none' },
  // a SIP address is what the caller's own telephone says of itself
  sip: { isFoundByNumber: false, continues: 'nothing', texts: 'none' },
  withheld: { isFoundByNumber: false, continues: 'nothing', texts: 'none' },
  web: { isFoundByNumber: false, continues: 'nothing', texts: 'to_a_proven_number' },
};

const addressOf = (told: string | null | undefined): string | undefined =>
  told && !isWithheld(told) ? visibleText(told) : undefined;

/** The number or SIP address that lists show; null for one that is withheld. */
export const shownCaller = ({ number, sipUri }: ReportedCaller): string | null =>
  addressOf(number) ?? addressOf(sipUri) ?? null;

/** @param ownNumbers lines of the hotel, E.164 */
export function callerKind({ number, sipUri }: ReportedCaller, ownNumbers: readonly string[] = []): CallerKind {
  const called = number ? phoneNumberOf(number) : undefined;
  if (called) return ownNumbers.includes(called) ? 'own_line' : 'phone';
  return (addressOf(sipUri) ?? (number && /^sips?:/i.test(number) ? addressOf(number) : undefined))
    ? 'sip'
    : 'withheld';
}
