import type { AuditedSubject } from '../../../platform/http/request.context.ts';
import { allowedFacts } from './allowed-facts.rule.ts';
import type { Facts } from './changed-fields.rule.ts';

type AuditEntry = { action: string; subject?: AuditedSubject | undefined; detail?: Facts; after?: Facts | undefined };

/** The subject of words that may be about any person. Every erasure destroys its key, since the erased person may be meant. */
export const anybody = 'anybody';

/** Facts that name a record of a person, besides the subject of an event. */
const recordIds = {
  callId: 'call',
  fromCallId: 'call',
  precheckinId: 'precheckin',
  reservationId: 'reservation',
  paymentId: 'payment',
};

/** The records whose keys seal the words of an event; an erasure finds a person by them. */
export function sealingSubjects({ action, subject, detail = {}, after = {} }: AuditEntry): string[] {
  const facts: Facts = { ...after, ...detail };
  const named = Object.entries(recordIds).flatMap(([name, type]) =>
    typeof facts[name] === 'string' ? [`${type} ${facts[name]}`] : [],
  );
  const own = subject && !subject.isTyped ? [`${subject.type} ${subject.id}`] : [];
  const all = [...own, ...named];
  return allowedFacts(action)?.isAboutAnybody || all.length === 0 ? [anybody] : all;
}
