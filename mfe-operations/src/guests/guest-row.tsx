import type { Guest } from '@booking/contracts/guests';
import { Link, Time, useLocation } from '@booking/remote-kit/kit';
import { makeTableStyles, mergeClasses, Phone, useLinkClass } from '@booking/ui/kit';
import { ReservationLink } from '../reservation-link.tsx';
import { words } from './guests.words.ts';

export const useTableStyles = makeTableStyles('48rem');

const names = words.columns;
export const columns = Object.values(names);

/** The first of several, and how many there are besides. */
function FirstOf({ all, show = (one) => one }: { all: readonly string[]; show?: (one: string) => React.ReactNode }) {
  const [first, ...others] = all;
  if (first === undefined) return '–';
  return (
    <span>
      {show(first)}
      {others.length > 0 && ` · ${words.more(others.length)}`}
    </span>
  );
}

/** A guest with what tells them from others of the same name. */
export function GuestRow({ guest: { id, name, phones, emails, reservations, lastSeenAt } }: { guest: Guest }) {
  const { row, cell, short } = useTableStyles();
  const linkClass = useLinkClass();
  // the page of one leads back to what was searched
  const { search } = useLocation();
  return (
    <tr className={row}>
      <th scope="row" data-label={names.guest} className={cell}>
        <Link to={`/guests/${id}${search}`} className={linkClass}>
          {name}
        </Link>
      </th>
      <td data-label={names.phone} className={mergeClasses(cell, short)}>
        <FirstOf all={phones} show={(one) => <Phone number={one} />} />
      </td>
      <td data-label={names.email} className={cell}>
        <FirstOf all={emails} />
      </td>
      <td data-label={names.reservation} className={mergeClasses(cell, short)}>
        <FirstOf all={reservations} show={(one) => <ReservationLink id={one}>{one}</ReservationLink>} />
      </td>
      <td data-label={names.seen} className={mergeClasses(cell, short)}>
        <Time at={lastSeenAt} />
      </td>
    </tr>
  );
}
