import { extensionEndpoints, type ExtensionRequest } from '@booking/contracts/extensions';
import { Button, EmptyState, makeStyles, mergeClasses, tokens, useListClass } from '@booking/ui/kit';
import { isFiltered } from '../list/address-filter.ts';
import { fetchPage, type ListPage } from '../list/list-page.ts';
import { ShowMore } from '../list/show-more.tsx';
import { ExtensionCard } from './extension-card.tsx';
import type { ExtensionFilter } from './extension-filter.ts';
import { extensionQueries } from './extensions.queries.ts';

const useStyles = makeStyles({ list: { margin: `${tokens.spacingVerticalM} 0 0` } });

type Props = { page: ListPage<ExtensionRequest>; filter: ExtensionFilter; onShowAll: () => void };

/** The requests that a filter leaves, the newest of them first, and a way to those before. */
export function ExtensionList({ page: { rows, next }, filter, onShowAll }: Props) {
  const styles = useStyles();
  const listClass = useListClass();
  if (rows.length === 0) {
    return isFiltered(filter) ? (
      <EmptyState title="No extension requests found" action={<Button onClick={onShowAll}>Show all requests</Button>}>
        None fits this search
      </EmptyState>
    ) : (
      <EmptyState title="No extension requests found">Guests who ask to stay longer will be listed here</EmptyState>
    );
  }
  return (
    <>
      <ul className={mergeClasses(listClass, styles.list)}>
        {rows.map((request) => (
          <ExtensionCard key={request.id} request={request} />
        ))}
      </ul>
      <ShowMore
        count={rows.length}
        what="requests"
        next={next}
        queryKey={extensionQueries.list(filter).queryKey}
        load={(cursor) => fetchPage(extensionEndpoints.list, { ...filter, cursor })}
      />
    </>
  );
}
