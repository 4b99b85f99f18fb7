import type { AvailableRoomType } from '@booking/contracts/inventory';
import { formatDollars } from '@booking/hotel/money';
import { Facts, makeStyles, Text, tokens } from '@booking/ui/kit';
import { nightsOf, priceLines, rateNames } from './price-lines.ts';

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalL}`,
    padding: `${tokens.spacingVerticalM} 0`,
    borderTop: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke3}`,
  },
  names: { display: 'flex', flexDirection: 'column', minWidth: 0, overflowWrap: 'anywhere' },
  sums: { display: 'flex', flexDirection: 'column', textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  quiet: { color: tokens.colorNeutralForeground3 },
  wide: { gridColumn: '1 / -1' },
  summary: {
    width: 'fit-content',
    cursor: 'pointer',
    color: tokens.colorBrandForegroundLink,
    ':focus-visible': { outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}` },
  },
  lines: { marginTop: tokens.spacingVerticalS, maxWidth: '30rem' },
});

/** What a room costs at one rate: the whole first, what it is made of on demand. */
export function RateOffer({ rate }: { rate: AvailableRoomType }) {
  const styles = useStyles();
  const { name, note } = rateNames(rate);
  const { totalCents, lines } = rate.price;
  const optional = lines.filter(({ isMandatory }) => !isMandatory);
  return (
    <li className={styles.root}>
      <div className={styles.names}>
        <Text weight="semibold">{name}</Text>
        <Text size={200} className={styles.quiet}>
          {note}
        </Text>
      </div>
      <div className={styles.sums}>
        <Text weight="bold" size={500}>
          {formatDollars(totalCents / 100)}
        </Text>
        <Text size={200} className={styles.quiet}>
          total with taxes and fees
        </Text>
        <Text>{formatDollars(rate.nightlyRate)} a night</Text>
      </div>
      {optional.length > 0 && (
        <Text size={200} className={styles.wide}>
          Optional: {optional.map(({ name: fee, cents }) => `${fee} ${formatDollars(cents / 100)}`).join(', ')}
        </Text>
      )}
      <details className={styles.wide}>
        <summary className={styles.summary}>Price details of {name}</summary>
        <div className={styles.lines}>
          <Facts facts={[...nightsOf(rate), ...priceLines(rate)]} />
        </div>
      </details>
    </li>
  );
}
