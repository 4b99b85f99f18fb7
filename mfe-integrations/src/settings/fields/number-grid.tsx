import type { ReactNode } from 'react';
import { makeStyles, tokens } from '@booking/ui/kit';

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
    alignItems: 'end',
    gap: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}`,
  },
});

/** Short fields beside each other. */
export const NumberGrid = ({ children }: { children: ReactNode }) => <div className={useStyles().root}>{children}</div>;
