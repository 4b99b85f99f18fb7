import type { CorrectedFact } from '@booking/contracts/corrections';
import { rangeInWords } from '@booking/hotel/date-in-words';
import type { CorrectionEntity } from './correction.entity.ts';

type Asked = Pick<CorrectionEntity, 'fact' | 'was' | 'wanted' | 'note'>;

const names: Record<CorrectedFact, string> = { name: 'Name', phone: 'Phone', email: 'Email', dates: 'Dates' };

function inWords(fact: CorrectedFact, value: string): string {
  if (fact !== 'dates') return value;
  const [arrival, departure] = value.split('/');
  return rangeInWords(arrival!, departure!);
}

/** What a guest asked to have changed, as a note of the reservation in the property system. */
export function correctionNote({ fact, was, wanted, note }: Asked): string {
  const before = was ? ` instead of ${inWords(fact, was)}` : '';
  const words = note ? ` The guest says: ${note}` : '';
  return `Change requested by the guest: ${names[fact]} ${inWords(fact, wanted)}${before}.${words}`;
}
