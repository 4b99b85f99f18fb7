import type { ReactNode } from 'react';
import { Time } from '@booking/remote-kit/kit';
import { makeStyles, mergeClasses, Text, tokens } from '@booking/ui/kit';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: tokens.spacingVerticalS,
    padding: `0 0 ${tokens.spacingVerticalXL} ${tokens.spacingHorizontalM}`,
    borderLeft: `${tokens.strokeWidthThicker} solid ${tokens.colorNeutralStroke1}`,
  },
  done: { borderLeftColor: tokens.colorPaletteGreenBorder2 },
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  title: { margin: 0, fontSize: tokens.fontSizeBase300, lineHeight: tokens.lineHeightBase300 },
  quiet: { color: tokens.colorNeutralForeground3 },
});

type Props = {
  title: string;
  isDone: boolean;
  badge: ReactNode;
  /** When it happened, if it did. */
  at?: string | undefined;
  children?: ReactNode;
};

/** One of the steps before arrival: whether it was taken and when, and below it what came of it. */
export function StepLine({ title, isDone, badge, at, children }: Props) {
  const styles = useStyles();
  return (
    <li className={mergeClasses(styles.root, isDone && styles.done)}>
      <div className={styles.line}>
        <h3 className={styles.title}>{title}</h3>
        {badge}
        {at && (
          <Text size={200} className={styles.quiet}>
            <Time at={at} />
          </Text>
        )}
      </div>
      {children}
    </li>
  );
}
