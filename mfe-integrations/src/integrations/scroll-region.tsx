import type { ComponentProps } from 'react';
import { makeStyles, mergeClasses, tokens } from '@booking/ui/kit';

const useStyles = makeStyles({
  root: {
    overflowY: 'auto',
    ':focus-visible': { outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}` },
  },
});

type Props = ComponentProps<'div'> & { 'aria-label': string };

/** What scrolls within itself: reached by keyboard, and named. */
export function ScrollRegion({ className, ...props }: Props) {
  const styles = useStyles();
  // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
  return <div role="region" tabIndex={0} {...props} className={mergeClasses(styles.root, className)} />;
}
