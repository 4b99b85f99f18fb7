import type { RateNight } from '@booking/contracts/inventory';
import { mergeClasses, useHiddenTextClass } from '@booking/ui/kit';
import { monthCell } from './month-cell.ts';
import { useLevelStyles, useMonthStyles } from './month-grid.styles.ts';
import type { CellProps } from './use-grid-keys.ts';

type Props = {
  /** Room type and date, for the ear. */
  what: string;
  night: RateNight | undefined;
  place: CellProps;
  onChoose: () => void;
};

/** What is left of a room type on a night, at which rate, and what restricts a stay. */
export function MonthNight({ what, night, place, onChoose }: Props) {
  const styles = useMonthStyles();
  const hiddenClass = useHiddenTextClass();
  const levels = useLevelStyles();
  const { level, left, rate, marks, spoken } = monthCell(night);
  return (
    <button
      type="button"
      data-level={level}
      title={spoken}
      className={mergeClasses(styles.night, levels[level])}
      onClick={onChoose}
      {...place}
    >
      <span className={hiddenClass}>{`${what}: ${spoken}`}</span>
      <span aria-hidden className={styles.left}>
        {left}
      </span>
      <span aria-hidden className={styles.small}>
        {rate}
      </span>
      {marks.map((mark) => (
        <span aria-hidden key={mark} className={styles.small}>
          {mark}
        </span>
      ))}
    </button>
  );
}
