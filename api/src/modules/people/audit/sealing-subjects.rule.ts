import type { AuditedSubject } from '../../../platform/http/request.context.ts';
import { allowedFacts } from './allowed-facts.rule.ts';
import type { Facts } from './changed-fields.rule.ts';

type Deed = { action: string; subject?: AuditedSubject | undefined; detail?: Facts; after?: Facts | undefined };

/** Of words of which nobody can tell whom they are about. Whoever is erased may be meant, so this key goes with everybody. */
export const anybody = 'anybody';

/** Records that somebody may be known by, in what a deed tells besides its subject. */
const recordIds = {
  callId: 'call',
  fromCallId: 'call',
  precheckinId: 'precheckin',
  reservationId: 'reservation',
  paymentId: 'payment',
};

/** Whom the words of a deed are about, by the records that an erasure finds them by. */
export function sealingSubjects({ action, subject, detail = {}, after = {} }: Deed): string[] {
  const facts: Facts = { ...after, ...detail };
  const named = Object.entries(recordIds).flatMap(([name, type]) =>
    typeof facts[name] === 'string' ? [`${type} ${facts[name]}`] : [],
  );
  const own = subject && !subject.isTyped ? [`${subject.type} ${subject.id}`] : [];
  const all = [...own, ...named];
  return allowedFacts(action)?.isAboutAnybody || all.length === 0 ? [anybody] : all;
}
