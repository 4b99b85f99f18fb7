import type { ComponentProps } from 'react';
import { makeStyles, mergeClasses, tokens } from '@booking/ui/kit';
import { ScrollRegion as Region } from '@booking/ui/scroll-region';

const useStyles = makeStyles({
  root: {
    overflowY: 'auto',
    ':focus-visible': { outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}` },
  },
});

/** The same with the look of these screens. */
export function ScrollRegion({ className, ...props }: ComponentProps<typeof Region>) {
  const styles = useStyles();
  return <Region {...props} className={mergeClasses(styles.root, className)} />;
}
