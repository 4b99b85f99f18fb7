import { useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import type { OfferedRoom } from '@booking/contracts/guest-pages';
import { useWords } from '../../language/use-words.ts';
import { Discount } from './discount.tsx';
import { totalOf } from './price.ts';
import styles from './rate-choice.module.css';
import { RateFacts } from './rate-facts.tsx';
import { rateName } from './rate-name.ts';

type RateProps = { rate: OfferedRoom; group: string; isChosen: boolean; onChoose: () => void };

/** A rate: its name and total are what it is called, and what comes with it describes it. */
function Rate({ rate, group, isChosen, onChoose }: RateProps) {
  const { t, dollars } = useWords();
  const id = useId();
  const { rateType, taxes, nightlyRate } = rate;
  const radio = useRef<HTMLInputElement>(null);
  const takeOver = useEffectEvent(() => {
    if (radio.current!.checked && !isChosen) onChoose();
  });
  // what a guest marked before the script arrived
  useLayoutEffect(() => takeOver(), []);
  return (
    <div className={styles.rate}>
      <input
        ref={radio}
        type="radio"
        id={id}
        name={group}
        aria-describedby={`${id}-about`}
        className={styles.radio}
        checked={isChosen}
        onChange={onChoose}
      />
      <label htmlFor={id} className={styles.label}>
        <span className={styles.name}>{rateName(t, rateType)}</span>
        <span className={styles.total}>{dollars(totalOf(rate))}</span>
      </label>
      <div id={`${id}-about`} className={styles.about}>
        <div className={styles.prices}>
          <span>{t('rooms.nightly', { amount: dollars(nightlyRate) })}</span>
          {taxes > 0 && <span>{t('rooms.withTaxes')}</span>}
        </div>
        <Discount room={rate} />
        <RateFacts rate={rate} />
      </div>
    </div>
  );
}

type Props = {
  rates: readonly OfferedRoom[];
  chosen: OfferedRoom;
  isLocked: boolean;
  onChoose: (rate: OfferedRoom) => void;
};

/** The rates of a room type, one of which is marked. */
export function RateChoice({ rates, chosen, isLocked, onChoose }: Props) {
  const { t } = useWords();
  const group = useId();
  return (
    <fieldset className={styles.rates}>
      <legend className={styles.legend}>{t('rooms.chooseRate')}</legend>
      {rates.map((rate) => (
        <Rate
          key={rate.ratePlanID}
          rate={rate}
          group={group}
          isChosen={rate === chosen}
          onChoose={() => !isLocked && onChoose(rate)}
        />
      ))}
    </fieldset>
  );
}
