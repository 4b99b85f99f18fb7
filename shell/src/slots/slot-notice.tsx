import type { ReactNode } from 'react';
import { Button, makeStyles, Text, tokens } from '@booking/ui/kit';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalS}`,
    color: tokens.colorNeutralForeground3,
    overflowWrap: 'anywhere',
  },
  reason: { flexBasis: '100%', fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 },
});

type Props = { children: ReactNode; reason: string; onRetry: () => void };

/** What is said in place of a slot, or above one of an older build; small, for the screen around it goes on. */
export function SlotNotice({ children, reason, onRetry }: Props) {
  const styles = useStyles();
  return (
    <div role="status" className={styles.root}>
      <Text size={200}>{children}</Text>
      <Button size="small" onClick={onRetry}>
        Try again
      </Button>
      <details className={styles.reason}>
        <summary>What went wrong</summary>
        {reason}
      </details>
    </div>
  );
}
