import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', margin: 0, padding: 0, listStyleType: 'none' },
  XXS: { gap: tokens.spacingVerticalXXS },
  XS: { gap: tokens.spacingVerticalXS },
  S: { gap: tokens.spacingVerticalS },
  M: { gap: tokens.spacingVerticalM },
  L: { gap: tokens.spacingVerticalL },
});

/**
 * The look of a list (`ul` or `ol`) whose items stand one under the other, without marks. Fluent's `List` is for items that are
 * selected or moved through by keyboard.
 * @param gap between its items; none unless said
 */
export function useListClass(gap?: 'XXS' | 'XS' | 'S' | 'M' | 'L'): string {
  const styles = useStyles();
  return mergeClasses(styles.list, gap && styles[gap]);
}
