import { makeStyles, Text, tokens } from '@fluentui/react-components';

const useStyles = makeStyles({
  // as high as its words, so that nothing moves when they come
  root: { display: 'block', minHeight: tokens.lineHeightBase300, color: tokens.colorNeutralForeground3 },
});

const singular = (noun: string): string => (noun.endsWith('ies') ? noun.replace(/ies$/, 'y') : noun.replace(/s$/, ''));

type Props = {
  /** Not known yet. */
  count: number | undefined;
  /** There are more than were counted. */
  isCapped?: boolean | undefined;
  /** What is counted, in the plural. */
  noun: string;
};

/** "251 calls", "1,000+ calls". */
export function ListCount({ count, isCapped = false, noun }: Props) {
  const styles = useStyles();
  return (
    <Text className={styles.root} role="status">
      {count !== undefined &&
        `${count.toLocaleString('en-US')}${isCapped ? '+' : ''} ${count === 1 && !isCapped ? singular(noun) : noun}`}
    </Text>
  );
}
