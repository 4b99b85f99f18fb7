import { verificationEndpoints, type VerificationLog } from '@booking/contracts/staff-verification';
import { Button, EmptyState } from '@booking/ui/kit';
import { isFiltered } from '../../list/address-filter.ts';
import { fetchPage, type ListPage } from '../../list/list-page.ts';
import { ShowMore } from '../../list/show-more.tsx';
import { words } from '../employees.words.ts';
import type { LogFilter } from './log-filter.ts';
import { LogTable } from './log-table.tsx';
import { logQueries } from './logs.queries.ts';

const { logs } = words;

type Props = { page: ListPage<VerificationLog>; filter: LogFilter; onShowAll: () => void };

/** The attempts that a filter leaves, the newest of them first, and a way to those before. */
export function LogList({ page: { rows, next }, filter, onShowAll }: Props) {
  if (rows.length === 0) {
    return isFiltered(filter) ? (
      <EmptyState title={logs.none} action={<Button onClick={onShowAll}>{logs.showAll}</Button>}>
        {logs.noMatch}
      </EmptyState>
    ) : (
      <EmptyState title={logs.none}>{logs.willAppear}</EmptyState>
    );
  }
  return (
    <>
      <LogTable logs={rows} />
      <ShowMore
        count={rows.length}
        what="attempts"
        next={next}
        queryKey={logQueries.list(filter).queryKey}
        load={(cursor) => fetchPage(verificationEndpoints.logs, { ...filter, cursor })}
      />
    </>
  );
}
