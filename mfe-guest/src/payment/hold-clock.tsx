import { useState } from 'react';
import type { RoomHold } from '@booking/contracts/payment-progress';
import { useClock } from '../language/use-clock.ts';
import { useWords } from '../language/use-words.ts';
import { isAnnounced, type HoldLeft } from './hold-left.ts';
import styles from './payment.module.css';
import { useHoldLeft } from './use-hold-left.ts';

type Props = {
  held: RoomHold;
  /** Its time is over; the same function on each render. */
  onEnd?: () => void;
};

/** Until when the room is held, by the hotel's clock, and what is left of it. */
export function HoldClock({ held, onEnd }: Props) {
  const { t } = useWords();
  const { time } = useClock();
  const left = useHoldLeft(held, onEnd);
  return (
    <div className={styles.hold}>
      {left.isOver ? (
        <p className={styles.clock}>{t('payment.holdOver')}</p>
      ) : (
        <p className={styles.clock}>
          <strong>{t('payment.heldUntil', { time: time(held.until) })}</strong>{' '}
          <span className={styles.quiet}>{t('payment.minutesLeft', { count: left.minutes })}</span>
        </p>
      )}
      <Announcement left={left} />
    </div>
  );
}

/** Says politely what a screen reader would not notice: nothing at first, for the page is read anyway. */
function Announcement({ left }: { left: HoldLeft }) {
  const { t } = useWords();
  const [first] = useState(left);
  const isNew = left.minutes !== first.minutes || left.isOver !== first.isOver;
  const words = left.isOver ? t('payment.holdOver') : t('payment.stillHeld', { count: left.minutes });
  return (
    <span role="status" className={styles.hidden}>
      {isNew && isAnnounced(left) && words}
    </span>
  );
}
