import type { OfferedRoom } from '@booking/contracts/guest-pages';
import { formatDollars } from '@booking/hotel/money';
import { Badge } from '../parts/badge.tsx';
import styles from './price-list.module.css';
import { discountBadge, optionalInWords, priceLines } from './price.ts';

/** What a room costs, line by line; what the guest pays in all stands out. */
export function PriceList({ room }: { room: OfferedRoom }) {
  const badge = discountBadge(room);
  return (
    <div>
      {badge && (
        <div className={styles.discount}>
          <s>
            <span className={styles.hidden}>Standard total </span>
            {formatDollars(room.standardTotal)}
          </s>
          <Badge isGood>{badge}</Badge>
        </div>
      )}
      <dl className={styles.lines}>
        {priceLines(room).map(({ label, dollars }) => (
          <div key={label} className={styles.line}>
            <dt>{label}</dt>
            <dd className={styles.amount}>{formatDollars(dollars)}</dd>
          </div>
        ))}
      </dl>
      {room.optionalFees.length > 0 && (
        <p className={styles.optional}>{`Optional, not included: ${optionalInWords(room)}`}</p>
      )}
    </div>
  );
}
