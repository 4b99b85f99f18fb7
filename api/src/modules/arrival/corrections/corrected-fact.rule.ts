import type { CorrectedFact, NewCorrection } from '@booking/contracts/corrections';
import type { PrecheckinEntity } from '../precheckin/precheckin.entity.ts';

export type KnownFacts = Pick<PrecheckinEntity, 'guestName' | 'guestPhone' | 'guestEmail' | 'startDate' | 'endDate'>;

/** What is known, as a correction writes it; empty where nothing is. */
export function knownFact(fact: CorrectedFact, precheckin: KnownFacts): string {
  switch (fact) {
    case 'name':
      return precheckin.guestName;
    case 'phone':
      return precheckin.guestPhone ?? '';
    case 'email':
      return precheckin.guestEmail ?? '';
    case 'dates':
      return `${precheckin.startDate}/${precheckin.endDate}`;
  }
}

const digits = (phone: string): string => phone.replaceAll(/\D/g, '').slice(-10);

/** Whether nothing would change. The case of a name may be what is wrong with it. */
export function isAlreadyRight({ fact, wanted }: Pick<NewCorrection, 'fact' | 'wanted'>, was: string): boolean {
  if (fact === 'phone') return digits(wanted) === digits(was);
  return fact === 'email' ? wanted.toLowerCase() === was.toLowerCase() : wanted === was;
}
