import type { ReactNode } from 'react';
import { makeStyles, mergeClasses, tokens } from '@booking/ui/kit';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    gap: tokens.spacingVerticalXL,
    boxSizing: 'border-box',
    maxWidth: '60rem',
    minHeight: '100vh',
    margin: '0 auto',
    padding: tokens.spacingHorizontalXXL,
  },
  narrow: { maxWidth: '26rem' },
});

/** A page without the console around it. */
export function BareFrame({ narrow = false, children }: { narrow?: boolean; children: ReactNode }) {
  const styles = useStyles();
  return <main className={mergeClasses(styles.root, narrow && styles.narrow)}>{children}</main>;
}
