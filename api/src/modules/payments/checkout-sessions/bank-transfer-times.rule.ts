import { addDays, hotelDate, startOfHotelDay } from '@booking/hotel/hotel-time';
import type { PaymentEntity } from '../records/payment.entity.ts';

/** A bank transfer takes up to four business days, which are six days with a weekend. */
const settlingMs = 6 * 24 * 60 * 60_000;

type Needed = Pick<PaymentEntity, 'purpose' | 'metadata'>;

/** The hotel day on which the money has to be there: that of arrival, or for more nights the one on which these begin. */
function dayNeeded({ purpose, metadata }: Needed): string {
  const { startDate, endDate } = metadata as { startDate: string; endDate: string };
  return purpose === 'extension' ? endDate : startDate;
}

/** Whether money that is sent at the last moment (`payableUntil`), by a way that takes days, is there when it is needed. */
export const settlesInTime = (payment: Needed, payableUntil: Date, zone: string): boolean =>
  payableUntil.getTime() + settlingMs < startOfHotelDay(dayNeeded(payment), zone).getTime();

/** Until when a room is kept for money on its way: as long as a transfer takes, and not beyond the day on which the money is needed. */
export function transferHoldEnd(payment: Needed, now: Date, zone: string): Date {
  const settled = now.getTime() + settlingMs;
  const over = startOfHotelDay(addDays(dayNeeded(payment), 1), zone).getTime() - 1;
  // a guest who pays so late is on the way already
  return new Date(over > now.getTime() ? Math.min(settled, over) : settled);
}

/** The hotel day that guests are told, undefined once the day on which the money is needed has passed. */
export function lastDayHeld(payment: Needed & Pick<PaymentEntity, 'expiresAt'>, zone: string): string | undefined {
  const until = hotelDate(payment.expiresAt!, zone);
  return until <= dayNeeded(payment) ? until : undefined;
}
