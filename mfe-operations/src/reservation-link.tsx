import { Link } from '@booking/remote-kit/kit';
import { useLinkClass } from '@booking/ui/kit';

/** Leads to a reservation as Cloudbeds has it now. */
export function ReservationLink({ id, children }: { id: string; children: string }) {
  return (
    <Link to={`/reservations/${encodeURIComponent(id)}`} className={useLinkClass()} aria-label={`Reservation ${id}`}>
      {children}
    </Link>
  );
}
