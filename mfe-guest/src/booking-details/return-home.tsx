import { Button, makeStyles } from '@booking/ui/kit';
import { useHotel } from '../hotel.queries.ts';

const useStyles = makeStyles({ root: { alignSelf: 'flex-start' } });

/** To the hotel's own site or, without one, to where a guest may begin anew. */
export function ReturnHome() {
  const styles = useStyles();
  const hotel = useHotel();
  return (
    <Button as="a" size="large" appearance="primary" className={styles.root} href={hotel?.website || '/book'}>
      Return Home
    </Button>
  );
}
