import { ArrowClockwiseRegular } from '@fluentui/react-icons/headless/svg/arrow-clockwise';
import { Link, Slot, useParams, useQuery } from '@booking/remote-kit/kit';
import { Answer, Button, makeStyles, PageHeader, Panel, tokens, useLinkClass } from '@booking/ui/kit';
import { PrecheckinLink } from './precheckin-link.tsx';
import { ReservationFacts } from './reservation-facts.tsx';
import { ReservationNotes } from './reservation-notes.tsx';
import { reservationQueries } from './reservation.queries.ts';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
  links: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`,
  },
});

/** One reservation as Cloudbeds has it, and the way to what was paid for it. */
export function Screen() {
  const styles = useStyles();
  const linkClass = useLinkClass();
  const { id = '' } = useParams();
  const reservation = useQuery(reservationQueries.now(id));
  const { isFetching, refetch } = reservation;
  const search = new URLSearchParams({ q: id }).toString();
  return (
    <>
      <PageHeader
        title={`Reservation ${id}`}
        subtitle="As it is in Cloudbeds now"
        actions={
          <Button icon={<ArrowClockwiseRegular />} disabledFocusable={isFetching} onClick={() => void refetch()}>
            {isFetching ? 'Refreshing…' : 'Refresh'}
          </Button>
        }
      />
      <div className={styles.root}>
        <Answer query={reservation} what="the reservation">
          {(now) => (
            <>
              <Panel title="Stay">
                <ReservationFacts reservation={now} />
              </Panel>
              <Panel title="Notes in Cloudbeds">
                <ReservationNotes notes={now.notes} />
              </Panel>
            </>
          )}
        </Answer>
        <Panel title="In This Console">
          <div className={styles.links}>
            <Link to={`/payments?${search}`} className={linkClass}>
              Payments
            </Link>
            <Link to={`/extensions?${search}`} className={linkClass}>
              Extension requests
            </Link>
            <PrecheckinLink reservationId={id} />
            <Slot key={id} name="reservation-action" reservationId={id} of={`reservation ${id}`} />
          </div>
        </Panel>
      </div>
    </>
  );
}
