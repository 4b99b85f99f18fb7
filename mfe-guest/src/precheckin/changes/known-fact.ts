import type { CorrectedFact } from '@booking/contracts/corrections';
import { phoneInWords } from '../../hotel/phone-in-words.ts';
import type { PageWords } from '../../language/use-words.ts';
import type { ShownPrecheckin } from '../stage.ts';

type Dates = Pick<PageWords, 'dates'>;

/** In the order in which they are offered. */
export const facts = ['name', 'phone', 'email', 'dates'] as const satisfies readonly CorrectedFact[];

/** A fact as the API writes it, as people do: dates are arrival/departure there. */
export function factInWords(fact: CorrectedFact, value: string, { dates }: Dates): string {
  if (fact === 'phone') return phoneInWords(value);
  if (fact !== 'dates') return value;
  const [startDate, endDate] = value.split('/') as [string, string];
  return dates({ startDate, endDate });
}

/** What the page shows of a fact; undefined where nothing is known. */
export function knownFact(fact: CorrectedFact, session: ShownPrecheckin, words: Dates): string | undefined {
  const { guestName, guestPhone, guestEmail, checkInDate, checkOutDate } = session;
  const values = { name: guestName, phone: guestPhone, email: guestEmail, dates: `${checkInDate}/${checkOutDate}` };
  const value = values[fact];
  return value ? factInWords(fact, value, words) : undefined;
}
