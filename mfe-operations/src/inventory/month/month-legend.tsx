import { makeStyles, mergeClasses, Text, tokens, useListClass } from '@booking/ui/kit';
import { words } from '../inventory.words.ts';
import { useLevelStyles } from './month-grid.styles.ts';

const useStyles = makeStyles({
  root: { flexDirection: 'row', flexWrap: 'wrap', gap: tokens.spacingHorizontalL },
  entry: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalXS },
  mark: {
    minWidth: '1.75rem',
    padding: `0 ${tokens.spacingHorizontalXXS}`,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusSmall,
    fontSize: tokens.fontSizeBase200,
    textAlign: 'center',
  },
});

const { month } = words;
const levels = [
  ['few', '2', month.few],
  ['full', '0', month.full],
  ['closed', '×', month.closed],
] as const;
const marks = [
  ['3+', month.minimum],
  ['CTA', month.noArrivals],
  ['CTD', month.noDepartures],
] as const;

/** What the colors and short marks of the month mean. Each night says the same in words to a screen reader. */
export function MonthLegend() {
  const styles = useStyles();
  const levelStyles = useLevelStyles();
  const listClass = useListClass();
  return (
    <ul aria-label={month.legend} className={mergeClasses(listClass, styles.root)}>
      {levels.map(([level, mark, meaning]) => (
        <li key={level} className={styles.entry}>
          <span className={mergeClasses(styles.mark, levelStyles[level])}>{mark}</span>
          <Text size={200}>{meaning}</Text>
        </li>
      ))}
      {marks.map(([mark, meaning]) => (
        <li key={mark} className={styles.entry}>
          <span className={styles.mark}>{mark}</span>
          <Text size={200}>{meaning}</Text>
        </li>
      ))}
    </ul>
  );
}
