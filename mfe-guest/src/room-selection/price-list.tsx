import type { OfferedRoom } from '@booking/contracts/guest-pages';
import { formatDollars } from '@booking/hotel/money';
import { Badge, makeStyles, mergeClasses, tokens, VisuallyHidden } from '@booking/ui/kit';
import { discountBadge, priceLines } from './price.ts';

const useStyles = makeStyles({
  discount: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  badge: { height: 'auto', minHeight: '20px' },
  lines: { margin: 0, fontVariantNumeric: 'tabular-nums' },
  line: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: tokens.spacingHorizontalM,
    color: tokens.colorNeutralForeground3,
  },
  paid: { color: tokens.colorNeutralForeground1, fontWeight: tokens.fontWeightSemibold },
  amount: { margin: 0 },
  amountPaid: { fontSize: tokens.fontSizeHero700, lineHeight: tokens.lineHeightHero700 },
});

/** What a room costs, line by line; what the guest pays in all stands out. */
export function PriceList({ room }: { room: OfferedRoom }) {
  const styles = useStyles();
  const badge = discountBadge(room);
  const lines = priceLines(room);
  return (
    <div>
      {badge && (
        <div className={styles.discount}>
          <s>
            <VisuallyHidden>Standard total </VisuallyHidden>
            {formatDollars(room.standardTotal)}
          </s>
          <Badge appearance="tint" shape="rounded" color="success" className={styles.badge}>
            {badge}
          </Badge>
        </div>
      )}
      <dl className={styles.lines}>
        {lines.map((line) => {
          const isPaid = line === lines.at(-1);
          return (
            <div key={line.label} className={mergeClasses(styles.line, isPaid && styles.paid)}>
              <dt>{line.label}</dt>
              <dd className={mergeClasses(styles.amount, isPaid && styles.amountPaid)}>
                {formatDollars(line.dollars)}
              </dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}
