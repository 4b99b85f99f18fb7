import { guestEndpoints, type Guest } from '@booking/contracts/guests';
import { Navigate } from '@booking/remote-kit/kit';
import { Button, EmptyState, Text } from '@booking/ui/kit';
import { isFiltered } from '../list/address-filter.ts';
import { fetchPage, type ListPage } from '../list/list-page.ts';
import { ListTable } from '../list/list-table.tsx';
import { ShowMore } from '../list/show-more.tsx';
import { isOfRecord, type GuestFilter } from './guest-filter.ts';
import { columns, GuestRow, useTableStyles } from './guest-row.tsx';
import { guestsQueries } from './guests.queries.ts';
import { words } from './guests.words.ts';

type Props = { page: ListPage<Guest>; filter: GuestFilter; onShowAll: () => void };

function NoGuests({ filter, onShowAll }: Omit<Props, 'page'>) {
  if (!isFiltered(filter)) return <EmptyState title={words.noneYet.title}>{words.noneYet.body}</EmptyState>;
  const { title, body } = isOfRecord(filter) ? words.ofRecord.none : words.noMatch;
  return (
    <EmptyState title={title} action={<Button onClick={onShowAll}>{words.showAll}</Button>}>
      {body}
    </EmptyState>
  );
}

/** The guests that a filter leaves, those with the newest records first. The only guest of a record is shown at once. */
export function GuestList({ page: { rows, next }, filter, onShowAll }: Props) {
  const styles = useTableStyles();
  const [first] = rows;
  if (!first) return <NoGuests filter={filter} onShowAll={onShowAll} />;
  if (isOfRecord(filter) && rows.length === 1) return <Navigate to={`/guests/${first.id}`} replace />;
  return (
    <>
      {isOfRecord(filter) && <Text>{words.ofRecord.several}</Text>}
      <ListTable caption={words.caption} columns={columns} styles={styles}>
        {rows.map((guest) => (
          <GuestRow key={guest.id} guest={guest} />
        ))}
      </ListTable>
      <ShowMore
        count={rows.length}
        what="guests"
        next={next}
        queryKey={guestsQueries.list(filter).queryKey}
        load={(cursor) => fetchPage(guestEndpoints.list, { ...filter, cursor })}
      />
    </>
  );
}
