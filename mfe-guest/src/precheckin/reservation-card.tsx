import { formatDollars } from '@booking/hotel/money';
import { Facts } from '../parts/facts.tsx';
import { Panel } from '../parts/panel.tsx';
import { dateRange, nightsInWords } from '../stay.ts';
import { PayDue } from './pay-due.tsx';
import type { Stage } from './stage.ts';
import { statusInWords } from './status-in-words.ts';

const dollars = (cents: number): string => formatDollars(cents / 100);

const datesOf = ({ checkInDate, checkOutDate }: Stage['session']) => ({
  startDate: checkInDate,
  endDate: checkOutDate,
});

/** The stay this is about, and what is still to be paid for it (S2 section 2). */
export function ReservationCard({ session, token }: Stage) {
  const { reservationStatus, adults, children, pets, roomTypeName, totalDue, totalPaid } = session;
  return (
    <Panel title="Your Reservation">
      <Facts
        facts={[
          ['Dates', dateRange(datesOf(session))],
          ['Nights', nightsInWords(datesOf(session))],
          ['Status', statusInWords(reservationStatus)],
          ['Adults', adults],
          ['Children', children],
          ...(pets > 0 ? [['Pets', pets] as const] : []),
          ['Room Type', roomTypeName || 'Standard Room'],
          ['Total Due', dollars(totalDue)],
          ['Total Paid', dollars(totalPaid)],
        ]}
      />
      {totalDue > 0 && <PayDue amount={dollars(totalDue)} token={token} />}
    </Panel>
  );
}
