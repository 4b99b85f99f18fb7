import { useId } from 'react';
import { makeStyles, Text, tokens } from '@booking/ui/kit';
import { words } from './dashboard.words.ts';

/** As the API says it after a day of nothing. */
export const notComparable = '–';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXS,
    padding: tokens.spacingHorizontalL,
    backgroundColor: tokens.colorNeutralBackground1,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
    boxShadow: tokens.shadow2,
  },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorNeutralForeground3,
  },
  value: {
    fontSize: tokens.fontSizeHero800,
    lineHeight: tokens.lineHeightHero800,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
  },
  quiet: { color: tokens.colorNeutralForeground3 },
  good: { color: tokens.colorStatusSuccessForeground1 },
  bad: { color: tokens.colorPaletteRedForeground1 },
  neutral: { color: tokens.colorNeutralForeground3 },
});

/** With what is said where there is nothing to compare with. */
export type Change = { text: string; tone: 'good' | 'bad' | 'neutral'; nothing: string };

type Props = {
  title: string;
  value: string;
  /** Against yesterday up to the same hour. */
  change?: Change;
  note?: string;
};

export function MetricCard({ title, value, change, note }: Props) {
  const styles = useStyles();
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.root}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <span className={styles.value}>{value}</span>
      <Text size={200} className={styles.quiet}>
        {change ? (
          <>
            <span data-tone={change.tone} className={styles[change.tone]}>
              {change.text === notComparable ? change.nothing : change.text}
            </span>
            {change.text !== notComparable && ` ${words.sinceYesterday}`}
          </>
        ) : (
          note
        )}
      </Text>
    </section>
  );
}
