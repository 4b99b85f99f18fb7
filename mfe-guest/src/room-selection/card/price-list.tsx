import type { OfferedRoom } from '@booking/contracts/guest-pages';
import { useWords } from '../../language/use-words.ts';
import styles from './price-list.module.css';
import { priceLines } from './price.ts';

/** What taxes and fees are made of, to open. */
function TaxesAndFees({ lines }: { lines: OfferedRoom['taxesAndFees'] }) {
  const { t, dollars } = useWords();
  if (lines.length === 0) return t('rooms.taxesAndFees');
  return (
    <details>
      <summary className={styles.summary}>{t('rooms.taxesAndFees')}</summary>
      <ul className={styles.breakdown}>
        {lines.map(({ name, amount }, place) => (
          <li key={place}>{`${name}: ${dollars(amount)}`}</li>
        ))}
      </ul>
    </details>
  );
}

/** What a room costs, line by line; what the guest pays in all stands out. */
export function PriceList({ room }: { room: OfferedRoom }) {
  const { t, dollars } = useWords();
  const { optionalFees, taxesAndFees } = room;
  // what a guest may use or not, for the whole stay
  const optional = optionalFees.map(({ name, amount }) => `${name} ${dollars(amount)}`).join(', ');
  return (
    <div>
      <dl className={styles.lines}>
        {priceLines(room).map(({ label, amount }) => (
          <div key={label} className={styles.line}>
            <dt>{label === 'rooms.taxesAndFees' ? <TaxesAndFees lines={taxesAndFees} /> : t(label)}</dt>
            <dd className={styles.amount}>{dollars(amount)}</dd>
          </div>
        ))}
      </dl>
      {optional && <p className={styles.optional}>{t('rooms.optional', { fees: optional })}</p>}
    </div>
  );
}
