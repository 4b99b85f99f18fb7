import { Link, useLocation } from '@booking/remote-kit/kit';
import { useLinkClass } from '@booking/ui/kit';
import { words } from './precheckin.words.ts';

/** Leads back to the list; the filters it had stand in this address too. */
export function BackToPrecheckins() {
  const linkClass = useLinkClass();
  const { search } = useLocation();
  return (
    <Link to={`/precheckins${search}`} className={linkClass}>
      {words.back}
    </Link>
  );
}
