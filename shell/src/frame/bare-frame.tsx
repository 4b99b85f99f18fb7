import type { ReactNode } from 'react';
import { makeStyles, mergeClasses, tokens } from '@booking/ui/kit';

const useStyles = makeStyles({
  page: { minHeight: '100vh', backgroundColor: tokens.colorNeutralBackground2 },
  main: {
    boxSizing: 'border-box',
    maxWidth: '60rem',
    margin: '0 auto',
    padding: `${tokens.spacingVerticalXXXL} ${tokens.spacingHorizontalL}`,
  },
  centred: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    gap: tokens.spacingVerticalXL,
    maxWidth: '26rem',
    minHeight: '100vh',
  },
});

/** A page without the console around it; centred for a page that is one small form. */
export function BareFrame({ centred = false, children }: { centred?: boolean; children: ReactNode }) {
  const styles = useStyles();
  return (
    <div data-bare className={styles.page}>
      <main className={mergeClasses(styles.main, centred && styles.centred)}>{children}</main>
    </div>
  );
}
