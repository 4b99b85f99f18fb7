import { Link } from '@booking/remote-kit/kit';
import { useLinkClass } from '@booking/ui/kit';

/** The record by which a guest is known. */
type Of = { payment: string } | { precheckin: string } | { reservation: string } | { call: string };

/** The name of a guest, which leads to all that is known of them. */
export function GuestLink({ of, children }: { of: Of; children: string }) {
  return (
    <Link to={`/guests?${new URLSearchParams(of)}`} className={useLinkClass()}>
      {children}
    </Link>
  );
}
