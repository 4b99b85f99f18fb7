import type { ReactNode } from 'react';
import { makeStyles, mergeClasses, tokens } from '@booking/ui/kit';

const useStyles = makeStyles({
  root: {
    margin: 0,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
});

type Props = { id?: string; className?: string; children: ReactNode };

/** Heads a part of a panel. */
export function PartTitle({ id, className, children }: Props) {
  const styles = useStyles();
  return (
    <h3 id={id} className={mergeClasses(styles.root, className)}>
      {children}
    </h3>
  );
}
