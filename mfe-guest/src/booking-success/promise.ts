import type { BookedStay } from '@booking/contracts/booked-stay';
import type { Translate } from '@booking/languages/translate';

/**
 * Where a guest finds the confirmation besides this page. It promises what was sent, or is on its way, and nothing else.
 * @param booking undefined for a page that was opened without one, which says what the specification has it say
 */
export function promiseOf(t: Translate, booking: BookedStay | undefined): string {
  if (!booking || isTexted(booking))
    return booking && !booking.isEmailed ? t('outcome.told.byText') : t('outcome.told.both');
  const number = booking.reservationId;
  const why = booking.text === 'opted_out' ? t('outcome.told.optedOut') : t('outcome.told.noText');
  const keep = number === null ? t('outcome.told.numberComes') : t('outcome.told.keepNumber', { number });
  return [why, keep, ...(booking.isEmailed ? [t('outcome.told.byEmail')] : [])].join(' ');
}

/** What this page cannot read is not promised. */
const isTexted = ({ text }: BookedStay): boolean => ['waiting', 'sent', 'delivered'].includes(String(text));
