import { phoneAddress, phoneInWords } from '@booking/hotel/phone-in-words';
import { Link } from '@booking/remote-kit/kit';
import { makeStyles, PageHeader, Text, tokens, useLinkClass } from '@booking/ui/kit';
import { useHotel } from './hotel/hotel.queries.ts';
import { useSession } from './session.ts';
import { useTitle } from './use-title.ts';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
  links: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalL },
});

/** Whom guests can call instead. */
function HotelLine() {
  const linkClass = useLinkClass();
  const hotel = useHotel();
  if (!hotel) return null;
  return (
    <Text>
      {hotel.name}
      {hotel.phone && (
        <>
          {': '}
          <a href={phoneAddress(hotel.phone)} className={linkClass}>
            {phoneInWords(hotel.phone)}
          </a>
        </>
      )}
    </Text>
  );
}

/** For staff it keeps the way on in sight; guests read whom they can call. */
export function NotFound() {
  const { user } = useSession();
  const styles = useStyles();
  const linkClass = useLinkClass();
  useTitle('Page not found');
  return (
    <>
      <PageHeader title="404 Page Not Found" />
      <div className={styles.root}>
        <Text>We can't find that page. The link may be old or incomplete.</Text>
        {user ? (
          <div className={styles.links}>
            <Link to="/" className={linkClass}>
              Go to the dashboard
            </Link>
            <Link to="/account" className={linkClass}>
              Your account
            </Link>
          </div>
        ) : (
          <HotelLine />
        )}
      </div>
    </>
  );
}
