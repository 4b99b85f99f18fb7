import { Facts, makeStyles, Text, tokens } from '@booking/ui/kit';
import { LineDiff } from './line-diff.tsx';

const useStyles = makeStyles({ quiet: { color: tokens.colorNeutralForeground3 } });

const isLong = (value: string | null): boolean => value !== null && (value.includes('\n') || value.length > 120);

type Props = { names: readonly [string, string]; before: string | null; after: string | null };

/** Two values of a field: short ones under each other, long ones line by line. */
export function Comparison({ names: [older, newer], before, after }: Props) {
  const styles = useStyles();
  if (!isLong(before) && !isLong(after)) {
    return (
      <Facts
        facts={[
          [older, before],
          [newer, after],
        ]}
      />
    );
  }
  return (
    <>
      <Text block size={200} className={styles.quiet}>
        − {older}, + {newer}
      </Text>
      <LineDiff before={before ?? ''} after={after ?? ''} />
    </>
  );
}
