import { precheckinDeskEndpoints, type ListedPrecheckin } from '@booking/contracts/precheckins';
import { Button, EmptyState } from '@booking/ui/kit';
import { isFiltered } from '../list/address-filter.ts';
import { fetchPage, type ListPage } from '../list/list-page.ts';
import { ListTable } from '../list/list-table.tsx';
import { ShowMore } from '../list/show-more.tsx';
import type { PrecheckinFilter } from './precheckin-filter.ts';
import { columns, PrecheckinRow, useTableStyles } from './precheckin-row.tsx';
import { precheckinQueries } from './precheckins.queries.ts';

type Props = { page: ListPage<ListedPrecheckin>; filter: PrecheckinFilter; onShowAll: () => void };

/** The pre-check-ins that a filter leaves, the newest of them first, and a way to those before. */
export function PrecheckinList({ page: { rows, next }, filter, onShowAll }: Props) {
  const styles = useTableStyles();
  if (rows.length === 0) {
    return isFiltered(filter) ? (
      <EmptyState title="No pre-check-ins found" action={<Button onClick={onShowAll}>Show all pre-check-ins</Button>}>
        None fits these filters
      </EmptyState>
    ) : (
      <EmptyState title="No pre-check-ins found">
        Guests who have paid get a link by text from seven days before they arrive, and are listed here then. “Send a
        link” does it at once
      </EmptyState>
    );
  }
  return (
    <>
      <ListTable caption="Pre-check-ins, newest first" columns={columns} styles={styles}>
        {rows.map((precheckin) => (
          <PrecheckinRow key={precheckin.id} precheckin={precheckin} />
        ))}
      </ListTable>
      <ShowMore
        count={rows.length}
        what="pre-check-ins"
        next={next}
        queryKey={precheckinQueries.list(filter).queryKey}
        load={(cursor) => fetchPage(precheckinDeskEndpoints.list, { ...filter, cursor })}
      />
    </>
  );
}
