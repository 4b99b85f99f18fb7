import type { Correction } from '@booking/contracts/precheckins';
import { DateRange, Phone } from '@booking/ui/kit';
import { useHotelToday } from '../parts/use-hotel-today.ts';

const isPlainNumber = (value: string): boolean => /^\+\d{7,15}$/.test(value);

/** A fact as a guest saw or wants it: dates are arrival/departure, and a phone is as it was typed. */
export function FactValue({ fact, value }: { fact: Correction['fact']; value: string }) {
  const today = useHotelToday();
  const [from, to] = value.split('/');
  if (fact === 'dates' && from && to) return <DateRange from={from} to={to} today={today} />;
  return fact === 'phone' && isPlainNumber(value) ? <Phone number={value} /> : value;
}
