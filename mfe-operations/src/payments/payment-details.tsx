import type { PaymentEvent } from '@booking/contracts/payments';
import { formatHotelTime } from '@booking/hotel/hotel-time';
import { useHost } from '@booking/remote-kit/kit';
import { Facts, makeStyles, tokens, type Fact } from '@booking/ui/kit';
import { factsOf } from './metadata.ts';

const useStyles = makeStyles({
  root: { flexGrow: 1, minWidth: 0, flexBasis: '16rem' },
  summary: {
    width: 'fit-content',
    marginBottom: tokens.spacingVerticalXS,
    color: tokens.colorBrandForegroundLink,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase400,
    cursor: 'pointer',
  },
});

/** The rest of what is known of a payment, folded. */
export function PaymentDetails({ payment: { id, paidAt, metadata } }: { payment: PaymentEvent }) {
  const styles = useStyles();
  const { hotelTimeZone } = useHost();
  const facts: Fact[] = [
    ['Payment id', id],
    ['Paid', paidAt ? formatHotelTime(new Date(paidAt), hotelTimeZone) : 'Not yet'],
    ...factsOf(metadata),
  ];
  return (
    <details className={styles.root}>
      <summary className={styles.summary}>Details</summary>
      <Facts isSpread facts={facts} />
    </details>
  );
}
