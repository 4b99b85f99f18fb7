import { Button, makeStyles, Text, tokens } from '@booking/ui/kit';
import { useShowMore, type More } from './use-show-more.ts';

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
  quiet: { color: tokens.colorNeutralForeground3 },
});

type Props<Row> = Omit<More<Row>, 'cursor'> & {
  /** How many rows of what are shown, as in 100 and "payments". */
  count: number;
  what: string;
  next: string | undefined;
};

/** Below a list: how much of it is shown, and the way to the rest; nothing when that is all. */
export function ShowMore<Row>({ count, what, next, queryKey, load }: Props<Row>) {
  const styles = useStyles();
  const { isPending, mutate } = useShowMore<Row>();
  if (next === undefined) return null;
  return (
    <div className={styles.root}>
      <Text className={styles.quiet}>
        These are the newest {count} {what}.
      </Text>
      <Button disabledFocusable={isPending} onClick={() => mutate({ queryKey, cursor: next, load })}>
        {isPending ? 'Loading…' : 'Show more'}
      </Button>
    </div>
  );
}
