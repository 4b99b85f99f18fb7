import { auditEndpoints, type AuditEvent, type AuditFilter } from '@booking/contracts/audit';
import { Button, EmptyState } from '@booking/ui/kit';
import { isFiltered } from '../list/address-filter.ts';
import { fetchPage, type ListPage } from '../list/list-page.ts';
import { ShowMore } from '../list/show-more.tsx';
import { AuditTable } from './audit-table.tsx';
import { auditQueries } from './audit.queries.ts';

type Props = { page: ListPage<AuditEvent>; filter: AuditFilter; onShowAll: () => void };

/** The events that a filter leaves, the newest of them first, and the way to those before. */
export function AuditList({ page: { rows, next }, filter, onShowAll }: Props) {
  if (rows.length === 0) {
    return isFiltered(filter) ? (
      <EmptyState title="Nothing found" action={<Button onClick={onShowAll}>Show everything</Button>}>
        Nothing that was done fits these filters
      </EmptyState>
    ) : (
      <EmptyState title="Nothing here yet">What people change will be listed here</EmptyState>
    );
  }
  return (
    <>
      <AuditTable events={rows} />
      <ShowMore
        isEndless
        count={rows.length}
        what="events"
        next={next}
        queryKey={auditQueries.list(filter).queryKey}
        load={(cursor) => fetchPage(auditEndpoints.list, { ...filter, cursor })}
      />
    </>
  );
}
