import { useWords } from '../../language/use-words.ts';
import { Facts } from '../../parts/facts.tsx';
import { Panel } from '../../parts/panel.tsx';
import { guestsInWords, nightsInWords } from '../../stay.ts';
import { PayDue } from './pay-due.tsx';
import type { Stage } from '../stage.ts';
import { statusInWords } from './status-in-words.ts';

/** The stay this is about, and what is still to be paid for it (S2 section 2). */
export function ReservationCard({ session, token }: Stage) {
  const { t, dates, money } = useWords();
  const { reservationStatus, adults, children, pets, roomTypeName, totalDue, totalPaid } = session;
  const span = { startDate: session.checkInDate, endDate: session.checkOutDate };
  const isPaid = totalDue === 0 && totalPaid > 0;
  const due = isPaid ? t('precheckin.stay.paidInFull', { amount: money(totalDue) }) : money(totalDue);
  return (
    <Panel title={t('precheckin.stay.title')}>
      <Facts
        facts={[
          [t('precheckin.stay.dates'), dates(span)],
          [t('precheckin.stay.nights'), nightsInWords(t, span)],
          [t('precheckin.stay.status'), statusInWords(t, reservationStatus)],
          [t('precheckin.stay.guests'), guestsInWords(t, { adults, children }).join(', ')],
          ...(pets > 0 ? [[t('precheckin.stay.pets'), pets] as const] : []),
          [t('precheckin.stay.roomType'), roomTypeName || t('precheckin.stay.standardRoom')],
          [t('precheckin.stay.totalPaid'), money(totalPaid)],
          [t('precheckin.stay.totalDue'), due],
        ]}
      />
      {totalDue > 0 && <PayDue amount={money(totalDue)} token={token} />}
    </Panel>
  );
}
