import type { ReactNode } from 'react';
import { makeStyles, tokens } from '@booking/ui/kit';

const useStyles = makeStyles({
  summary: {
    width: 'fit-content',
    cursor: 'pointer',
    color: tokens.colorBrandForegroundLink,
    ':focus-visible': { outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}` },
  },
  body: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, paddingTop: tokens.spacingVerticalS },
});

/** Details that few people need; a press on the title shows them. */
export function Fold({ title, children }: { title: string; children: ReactNode }) {
  const styles = useStyles();
  return (
    <details>
      <summary className={styles.summary}>{title}</summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
