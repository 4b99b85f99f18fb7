import { ArrowClockwiseRegular } from '@fluentui/react-icons/headless/svg/arrow-clockwise';
import { Link, Slot, useMay, useParams, useQuery, useRecordTitle } from '@booking/remote-kit/kit';
import { Answer, Button, makeStyles, PageHeader, Panel, tokens, useLinkClass } from '@booking/ui/kit';
import { OwedNotice } from './owed-notice.tsx';
import { PaymentsPanel } from './payments-panel.tsx';
import { PrecheckinPanel } from './precheckin-panel.tsx';
import { ReservationActions } from './reservation-actions.tsx';
import { ReservationFacts } from './reservation-facts.tsx';
import { ReservationNotes } from './reservation-notes.tsx';
import { reservationQueries } from './reservation.queries.ts';
import { words } from './reservation.words.ts';
import { AttentionPanel, TimelinePanel } from './timeline-panel.tsx';
import { isUnknown, UnknownReservation } from './unknown-reservation.tsx';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
  links: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`,
  },
});

function BackToReservations() {
  return (
    <>
      {words.subtitle} ·{' '}
      <Link to="/reservations" className={useLinkClass()}>
        {words.back}
      </Link>
    </>
  );
}

/** What is known of a reservation beside Cloudbeds, and the ways to more. */
function Related({ id }: { id: string }) {
  const styles = useStyles();
  const linkClass = useLinkClass();
  const search = new URLSearchParams({ q: id }).toString();
  return (
    <Panel title={words.related.title}>
      <div className={styles.links}>
        <Link to={`/payments?${search}`} className={linkClass}>
          {words.related.payments}
        </Link>
        <Link to={`/extensions?${search}`} className={linkClass}>
          {words.related.extensions}
        </Link>
        <Slot key={id} name="reservation-action" reservationId={id} of={`reservation ${id}`} />
      </div>
    </Panel>
  );
}

/** One reservation as Cloudbeds has it, what happened around it, and what can be done. */
export function Screen() {
  const styles = useStyles();
  const { id = '' } = useParams();
  const seesPayments = useMay('payments:read');
  const seesPrecheckins = useMay('precheckins:read');
  const reservation = useQuery(reservationQueries.now(id));
  const { data, error, isFetching, refetch } = reservation;
  useRecordTitle(data && [data.guestName, words.title(id)].filter(Boolean).join(' · '));
  const refresh = (
    <Button icon={<ArrowClockwiseRegular />} disabledFocusable={isFetching} onClick={() => void refetch()}>
      {isFetching ? words.refreshing : words.refresh}
    </Button>
  );
  const isMissing = !data && isUnknown(error);
  return (
    <>
      <PageHeader title={words.title(id)} subtitle={<BackToReservations />} actions={isMissing ? undefined : refresh} />
      {isMissing ? (
        <UnknownReservation id={id} error={error!} />
      ) : (
        <div className={styles.root} key={id}>
          <AttentionPanel reservationId={id} />
          <Answer query={reservation} what={words.what}>
            {(now) => (
              <>
                {seesPayments && <OwedNotice reservation={now} />}
                <Panel title={words.stay}>
                  <ReservationFacts reservation={now} />
                  <ReservationActions reservation={now} />
                </Panel>
                <Panel title={words.notes.title}>
                  <ReservationNotes notes={now.notes} />
                </Panel>
              </>
            )}
          </Answer>
          <TimelinePanel reservationId={id} />
          {seesPayments && <PaymentsPanel reservationId={id} />}
          {seesPrecheckins && <PrecheckinPanel reservationId={id} />}
          <Related id={id} />
        </div>
      )}
    </>
  );
}
