import { addDays, hotelDate } from '@booking/hotel/hotel-time';
import { formatMoney } from '@booking/hotel/money';
import { useHost, useQuery } from '@booking/remote-kit/kit';
import { makeStyles, Text, tokens } from '@booking/ui/kit';
import { formatDate } from '../calendar-date.ts';
import { paymentQueries } from './payments.queries.ts';
import { words } from './payments.words.ts';

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalL, marginBottom: tokens.spacingVerticalL },
  figures: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
    flexGrow: 1,
    gap: tokens.spacingHorizontalL,
    margin: 0,
  },
  figure: {
    display: 'flex',
    flexDirection: 'column',
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}`,
    backgroundColor: tokens.colorNeutralBackground1,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
  },
  term: { color: tokens.colorNeutralForeground3 },
  sum: {
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
  },
});

/** The Sunday that this week began on. */
const weekOf = (today: string): string => addDays(today, -new Date(`${today}T00:00:00Z`).getUTCDay());

/** What was collected, refunded and is pending of the days that are shown, or of this week. Without an answer there is no line for it. */
export function PaymentTotals({ from, to }: { from: string | undefined; to: string | undefined }) {
  const styles = useStyles();
  const { hotelTimeZone } = useHost();
  const isGiven = from !== undefined || to !== undefined;
  const range = isGiven ? { from, to } : { from: weekOf(hotelDate(new Date(), hotelTimeZone)) };
  const { data, isError } = useQuery(paymentQueries.totals(range));
  if (isError) return null;
  const inWords = (date: string | undefined): string | undefined => date && formatDate(date);
  const period = isGiven ? words.totals.range(inWords(from), inWords(to)) : words.totals.thisWeek;
  const money = (cents: number | undefined): string =>
    data && cents !== undefined ? formatMoney(cents, data.currency) : '…';
  const figures = [
    [words.totals.collected, data?.collectedCents],
    [words.totals.refunded, data?.refundedCents],
    [words.totals.pending, data?.pendingCents],
  ] as const;
  return (
    <section aria-label={words.totals.label} className={styles.root}>
      <dl className={styles.figures}>
        {figures.map(([name, cents]) => (
          <div key={name} className={styles.figure}>
            <dt className={styles.term}>
              {name} <Text size={200}>{period}</Text>
            </dt>
            <dd className={styles.sum}>{money(cents)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
