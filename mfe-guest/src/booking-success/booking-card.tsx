import type { BookedStay } from '@booking/contracts/booked-stay';
import { useWords } from '../language/use-words.ts';
import { Facts } from '../parts/facts.tsx';
import { Panel } from '../parts/panel.tsx';
import { guestsInWords, nightsInWords } from '../stay.ts';

type Props = {
  booking: BookedStay;
  /** From when the room is ready and until when it is to be left, in words. */
  hours: { checkIn: string; checkOut: string };
};

/** The booking as a guest shows it at the desk. */
export function BookingCard({ booking, hours }: Props) {
  const { t, date, money } = useWords();
  const { reservationId, roomTypeName, rateType, startDate, endDate, amountPaid, amountRefunded } = booking;
  const facts: [string, string][] = [
    [t('outcome.card.number'), reservationId ?? t('outcome.card.numberComes')],
    [t('outcome.card.checkIn'), t('outcome.card.from', { date: date(startDate), time: hours.checkIn })],
    [t('outcome.card.checkOut'), t('outcome.card.until', { date: date(endDate), time: hours.checkOut })],
    [t('outcome.card.nights'), nightsInWords(t, booking)],
    [t('outcome.card.room'), roomTypeName],
    [t('outcome.card.rate'), rateType === 'standard' ? t('outcome.card.standardRate') : rateType],
    [t('outcome.card.guests'), guestsInWords(t, booking).join(', ')],
    [t('outcome.card.paid'), money(amountPaid)],
  ];
  if (amountRefunded > 0) facts.push([t('outcome.card.refunded'), money(amountRefunded)]);
  return (
    <Panel title={t('outcome.card.title')}>
      <Facts facts={facts.filter(([, fact]) => fact !== '')} />
    </Panel>
  );
}
