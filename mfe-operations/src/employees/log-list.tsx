import { Button, EmptyState, makeStyles, Text, tokens } from '@booking/ui/kit';
import { isFiltered, type LogFilter } from './log-filter.ts';
import { LogTable } from './log-table.tsx';
import { useShowMore, type LogPage } from './logs.queries.ts';

const useStyles = makeStyles({
  more: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
  quiet: { color: tokens.colorNeutralForeground3 },
});

type Props = { page: LogPage; filter: LogFilter; onShowAll: () => void };

/** The attempts that a filter leaves, the newest of them first, and a way to those before. */
export function LogList({ page: { logs, next }, filter, onShowAll }: Props) {
  const styles = useStyles();
  const { isPending, mutate } = useShowMore();
  if (logs.length === 0) {
    return isFiltered(filter) ? (
      <EmptyState title="No verification logs found" action={<Button onClick={onShowAll}>Show all attempts</Button>}>
        None fits these filters
      </EmptyState>
    ) : (
      <EmptyState title="No verification logs found">Whoever asks for a staff code will be listed here</EmptyState>
    );
  }
  return (
    <>
      <LogTable logs={logs} />
      {next !== undefined && (
        <div className={styles.more}>
          <Text className={styles.quiet}>These are the newest {logs.length} attempts.</Text>
          <Button disabledFocusable={isPending} onClick={() => mutate({ filter, cursor: next })}>
            {isPending ? 'Loading…' : 'Show more'}
          </Button>
        </div>
      )}
    </>
  );
}
