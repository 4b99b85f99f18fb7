import { makeStyles, Text, tokens, useHiddenTextClass } from '@booking/ui/kit';

const useStyles = makeStyles({
  root: { position: 'relative' },
  words: {
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalM}`,
    color: tokens.colorNeutralForeground3,
    overflowWrap: 'anywhere',
  },
});

type Props = { hits: readonly unknown[]; isSearching: boolean; isTooShort: boolean; words: string };

const counted = (count: number): string => `${count} result${count === 1 ? '' : 's'}`;

/** How the search stands: for the ear alone where the results are seen. */
export function SearchStatus({ hits, isSearching, isTooShort, words }: Props) {
  const styles = useStyles();
  const hiddenClass = useHiddenTextClass();
  const isHint = isTooShort && words !== '';
  const said = isSearching
    ? 'Searching…'
    : isHint
      ? 'Type one more character to look for records as well.'
      : hits.length > 0
        ? counted(hits.length)
        : `No results for “${words}”`;
  return (
    <div role="status" className={styles.root}>
      {hits.length > 0 && !isHint ? (
        <span className={hiddenClass}>{said}</span>
      ) : (
        <Text block className={styles.words}>
          {said}
        </Text>
      )}
    </div>
  );
}
