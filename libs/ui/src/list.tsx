import type { ComponentProps } from 'react';
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', margin: 0, padding: 0, listStyleType: 'none' },
  XXS: { gap: tokens.spacingVerticalXXS },
  XS: { gap: tokens.spacingVerticalXS },
  S: { gap: tokens.spacingVerticalS },
  M: { gap: tokens.spacingVerticalM },
  L: { gap: tokens.spacingVerticalL },
});

type Props = ComponentProps<'ul'> & {
  /** Between its items; none unless said. */
  gap?: 'XXS' | 'XS' | 'S' | 'M' | 'L';
  /** They stand in an order that tells something. */
  isOrdered?: boolean;
};

/** Items one under the other, without marks; a class may place them otherwise. */
export function List({ gap, isOrdered = false, className, ...props }: Props) {
  const styles = useStyles();
  // both take the same
  const Element = (isOrdered ? 'ol' : 'ul') as 'ul';
  return <Element {...props} className={mergeClasses(styles.root, gap && styles[gap], className)} />;
}
