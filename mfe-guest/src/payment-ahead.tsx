import type { RoomSelectionSession } from '@booking/contracts/guest-pages';
import { Button, makeStyles } from '@booking/ui/kit';
import { HotelContact } from './hotel-contact.tsx';
import { useLayout } from './layout.styles.ts';

const useStyles = makeStyles({ pay: { alignSelf: 'flex-start' } });

type Props = { session: Pick<RoomSelectionSession, 'paymentUrl' | 'hotel'>; children: string };

/** Nothing is left to tell; what is left is to pay, by the link in the text or from here. */
export function PaymentAhead({ session: { paymentUrl, hotel }, children }: Props) {
  const styles = useStyles();
  const layout = useLayout();
  return (
    <div className={layout.surface}>
      <p className={layout.paragraph}>{children}</p>
      {paymentUrl && (
        <Button as="a" appearance="primary" size="large" className={styles.pay} href={paymentUrl}>
          Pay Now
        </Button>
      )}
      <HotelContact hotel={hotel} />
    </div>
  );
}
