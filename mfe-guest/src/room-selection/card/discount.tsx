import type { OfferedRoom } from '@booking/contracts/guest-pages';
import { useWords } from '../../language/use-words.ts';
import { Badge } from '../../parts/badge.tsx';
import styles from './discount.module.css';
import { standardOf } from './price.ts';

/** By how much and why a room is cheaper than at the standard rate, where it is. What cannot be canceled is no bargain, so it is not green. */
export function Discount({ room }: { room: OfferedRoom }) {
  const { t, dollars } = useWords();
  const { discountPercent, rateType, terms } = room;
  if (discountPercent <= 0) return null;
  return (
    <div className={styles.discount}>
      <s>
        <span className={styles.hidden}>{t('rooms.standardTotal')} </span>
        {dollars(standardOf(room))}
      </s>
      <Badge isGood={terms.cancellation !== 'not_refundable'}>
        {t('rooms.discount', { percent: discountPercent, rate: rateType })}
      </Badge>
    </div>
  );
}
