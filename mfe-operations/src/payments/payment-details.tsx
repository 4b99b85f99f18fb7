import { labelOf } from '@booking/contracts/labels';
import type { Dispute, PaymentEvent, Refund } from '@booking/contracts/payments';
import { formatHotelTime } from '@booking/hotel/hotel-time';
import { formatMoney } from '@booking/hotel/money';
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

const wordsOf = ({ amountCents, at, by, reason, failure }: Refund, currency: string, zone: string): string => {
  const when = at ? `${formatHotelTime(new Date(at), zone)}, ` : '';
  const why = [by ? `by ${by}` : 'at Stripe', reason, failure && `did not arrive: ${failure}`].filter(Boolean);
  return `${formatMoney(amountCents, currency)}, ${when}${why.join(', ')}`;
};

const states = { not_sent: 'Not sent', sent: 'Sent', delivered: 'Delivered', opened: 'Opened' } as const;

/** "Not sent: No text went out." */
function linkInWords({ state, detail }: NonNullable<PaymentEvent['link']>): string {
  const word = labelOf(states, state);
  return detail?.startsWith(word) ? detail : [word, detail].filter(Boolean).join(': ');
}

const disputeWords = ({ amountCents, currency, reason, dueBy, isMoneyGone }: Dispute, zone: string): string =>
  [
    formatMoney(amountCents, currency),
    reason.replaceAll('_', ' '),
    dueBy && `answer in Stripe by ${formatHotelTime(new Date(dueBy), zone)}`,
    isMoneyGone ? 'the bank has the money' : 'the hotel has the money',
  ]
    .filter(Boolean)
    .join(', ');

/** The rest of what is known of a payment, folded. */
export function PaymentDetails({
  payment: { id, paidAt, link, currency, refunds, disputes, metadata },
}: {
  payment: PaymentEvent;
}) {
  const styles = useStyles();
  const { hotelTimeZone } = useHost();
  const facts: Fact[] = [
    ['Payment id', id],
    ['Paid', paidAt ? formatHotelTime(new Date(paidAt), hotelTimeZone) : 'Not yet'],
    ...(link ? [['Payment link', linkInWords(link)] satisfies Fact] : []),
    ...refunds.map((refund, index): Fact => [`Refund ${index + 1}`, wordsOf(refund, currency, hotelTimeZone)]),
    ...disputes.map((dispute, index): Fact => [`Dispute ${index + 1}`, disputeWords(dispute, hotelTimeZone)]),
    ...factsOf(metadata),
  ];
  return (
    <details className={styles.root}>
      <summary className={styles.summary}>Details</summary>
      <Facts isSpread facts={facts} />
    </details>
  );
}
