import type { ListedPrecheckin } from '@booking/contracts/precheckins';
import { Link, Time, useLocation } from '@booking/remote-kit/kit';
import type { GridColumn } from '@booking/ui/grid';
import { DateRange, makeStyles, StatusBadge, Text, tokens, useLinkClass } from '@booking/ui/kit';
import { GuestLink } from '../guest-link.tsx';
import { StepBadge } from '../precheckin-step.tsx';
import { ReservationLink } from '../reservation-link.tsx';
import { useHotelToday } from '../parts/use-hotel-today.ts';
import { allSteps, doneSteps, dueOf } from './arrival-groups.ts';
import { words } from './precheckins.words.ts';

const useStyles = makeStyles({
  line: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalS, minWidth: 0 },
  words: { overflow: 'hidden', textOverflow: 'ellipsis' },
  quiet: { color: tokens.colorNeutralForeground3 },
});

type Props = { precheckin: ListedPrecheckin };

const { columns: names } = words;

function Stay({ precheckin: { checkInDate, checkOutDate } }: Props) {
  return <DateRange from={checkInDate} to={checkOutDate} today={useHotelToday()} />;
}

/** "2 of 4", which leads to the page; amber where the desk has to see to it. */
function Progress({ precheckin }: Props) {
  const styles = useStyles();
  const linkClass = useLinkClass();
  const today = useHotelToday();
  // the page of one leads back to these filters
  const { search } = useLocation();
  const { id, guestName } = precheckin;
  const done = doneSteps(precheckin);
  const due = dueOf(precheckin, today);
  return (
    <span className={styles.line}>
      <Link
        to={`/precheckins/${id}${search}`}
        className={linkClass}
        aria-label={words.progressOf(guestName, done, allSteps)}
      >
        {words.progress(done, allSteps)}
      </Link>
      {due && <StatusBadge tone="warning">{due === 'today' ? words.dueToday : words.overdue}</StatusBadge>}
    </span>
  );
}

function Step({ precheckin }: Props) {
  const styles = useStyles();
  const { problem, openCorrections, isOver } = precheckin;
  return (
    <span className={styles.line}>
      <StepBadge precheckin={precheckin} />
      {openCorrections > 0 && <StatusBadge tone="warning">{words.changes(openCorrections)}</StatusBadge>}
      {isOver && (
        <Text size={200} className={styles.quiet}>
          {words.expired}
        </Text>
      )}
      {problem && (
        <Text size={200} title={problem} className={styles.words}>
          {problem}
        </Text>
      )}
    </span>
  );
}

export const columns: readonly GridColumn<ListedPrecheckin>[] = [
  {
    ...{ id: 'guest', name: names.guest, width: 170, isRowHeader: true },
    render: ({ id, guestName }) => <GuestLink of={{ precheckin: id }}>{guestName}</GuestLink>,
  },
  {
    ...{ id: 'arrival', name: names.stay, width: 130, isSortable: true },
    render: (precheckin) => <Stay precheckin={precheckin} />,
  },
  {
    ...{ id: 'progress', name: names.progress, width: 140 },
    render: (precheckin) => <Progress precheckin={precheckin} />,
  },
  {
    ...{ id: 'step', name: names.step, width: 260 },
    render: (precheckin) => <Step precheckin={precheckin} />,
  },
  { id: 'roomType', name: names.roomType, width: 150, render: ({ roomTypeName }) => roomTypeName || '–' },
  {
    ...{ id: 'reservation', name: names.reservation, width: 130 },
    render: ({ reservationId }) => <ReservationLink id={reservationId}>{reservationId}</ReservationLink>,
  },
  {
    ...{ id: 'updatedAt', name: names.changed, width: 120, isSortable: true },
    render: ({ changedAt }) => <Time at={changedAt} />,
  },
  {
    ...{ id: 'sentAt', name: names.sent, width: 120, isHidden: true },
    render: ({ sentAt }) => <Time at={sentAt} />,
  },
];
