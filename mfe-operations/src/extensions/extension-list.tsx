import { extensionEndpoints, type ExtensionRequest } from '@booking/contracts/extensions';
import { RecordGrid } from '@booking/ui/grid';
import { Button, EmptyState } from '@booking/ui/kit';
import { isFiltered } from '../list/address-filter.ts';
import { gridSortOf, sortWordOf } from '../list/grid-sort.ts';
import { fetchPage, type ListPage } from '../list/list-page.ts';
import { ShowMore } from '../list/show-more.tsx';
import { columns } from './extension-columns.tsx';
import { filterIn, filterOf, listedBy, type ExtensionAddress } from './extension-filter.ts';
import { guestPage } from './extension-pages.ts';
import { extensionQueries } from './extensions.queries.ts';
import { words } from './extensions.words.ts';
import { useExtensionActions } from './use-extension-actions.ts';

type Props = {
  page: ListPage<ExtensionRequest>;
  address: ExtensionAddress;
  hidden: ReadonlySet<string> | undefined;
  isBusy: boolean;
  onChange: (part: ExtensionAddress) => void;
  onShowAll: () => void;
};

const newestFirst = '-createdAt';

/** The newest first is no sort of its own. */
const sortOf = (word: string): ExtensionAddress['sort'] =>
  word === newestFirst ? undefined : filterOf(`?sort=${word}`).sort;

/** The requests that a filter leaves, and a way to those that follow. A row leads to its guest. */
export function ExtensionList({ page: { rows, next }, address, hidden, isBusy, onChange, onShowAll }: Props) {
  const actionsOf = useExtensionActions();
  if (rows.length === 0) {
    return isFiltered(filterIn(address)) ? (
      <EmptyState title={words.none.title} action={<Button onClick={onShowAll}>{words.showAll}</Button>}>
        {words.none.match}
      </EmptyState>
    ) : (
      <EmptyState title={words.none.title}>{words.none.yet}</EmptyState>
    );
  }
  return (
    <>
      <RecordGrid
        label={words.list}
        rows={rows}
        rowId={({ id }) => id}
        columns={columns}
        sort={gridSortOf(address.sort ?? newestFirst)}
        onSort={(sort) => onChange({ sort: sortOf(sortWordOf(sort)) })}
        sortOff={address.q === undefined ? undefined : words.sortOff}
        hrefOf={guestPage}
        actionsOf={actionsOf}
        hidden={hidden}
        isBusy={isBusy}
      />
      <ShowMore
        count={rows.length}
        what={words.count}
        next={next}
        queryKey={extensionQueries.list(address).queryKey}
        load={(cursor) => fetchPage(extensionEndpoints.list, { ...listedBy(address), cursor })}
      />
    </>
  );
}
