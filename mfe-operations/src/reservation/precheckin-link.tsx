import { Link, useMay, useQuery } from '@booking/remote-kit/kit';
import { useLinkClass } from '@booking/ui/kit';
import { reservationQueries } from './reservation.queries.ts';

/** Leads to what the guest of a reservation did before arrival; nothing where no link was sent. */
export function PrecheckinLink({ reservationId }: { reservationId: string }) {
  const linkClass = useLinkClass();
  const isAllowed = useMay('precheckins:read');
  const { data: found = [] } = useQuery({ ...reservationQueries.precheckins(reservationId), enabled: isAllowed });
  const precheckin = found.find((one) => one.reservationId === reservationId);
  return (
    precheckin && (
      <Link to={`/precheckins/${precheckin.id}`} className={linkClass}>
        Pre-check-in
      </Link>
    )
  );
}
