import { precheckinDeskEndpoints, type ListedPrecheckin } from '@booking/contracts/precheckins';
import { Button, EmptyState, makeStyles, Text, tokens } from '@booking/ui/kit';
import { isFiltered } from '../list/address-filter.ts';
import { fetchPage, type ListPage } from '../list/list-page.ts';
import { ShowMore } from '../list/show-more.tsx';
import { grouped } from './arrival-groups.ts';
import type { PrecheckinView } from './precheckin-filter.ts';
import { PrecheckinGrid, type GridProps } from './precheckin-grid.tsx';
import { precheckinQueries } from './precheckins.queries.ts';
import { words } from './precheckins.words.ts';

const useStyles = makeStyles({
  group: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXS },
  title: { margin: 0 },
});

type Props = GridProps & {
  page: ListPage<ListedPrecheckin>;
  /** What the page was asked for by. */
  query: PrecheckinView & { limit?: number };
  today: string;
};

/** Rows under the days on which their guests arrive, or in one grid where somebody chose another order. */
export function PrecheckinList({ page: { rows, next }, query, today, ...grid }: Props) {
  const styles = useStyles();
  return (
    <>
      {grid.view.sort ? (
        <PrecheckinGrid {...grid} label={words.grid} rows={rows} />
      ) : (
        grouped(rows, today).map(([group, found]) => (
          <section key={group} aria-label={words.groups[group]} className={styles.group}>
            <Text as="h3" size={400} weight="semibold" className={styles.title}>
              {words.groups[group]}
            </Text>
            <PrecheckinGrid {...grid} label={words.gridOf(words.groups[group])} rows={found} />
          </section>
        ))
      )}
      <ShowMore
        count={rows.length}
        what={words.rows}
        next={next}
        queryKey={precheckinQueries.list(query).queryKey}
        load={(cursor) => fetchPage(precheckinDeskEndpoints.list, { ...query, cursor })}
      />
    </>
  );
}

/** There are none, and what to do then. */
export function NoPrecheckins({ view, onShowAll }: { view: PrecheckinView; onShowAll: () => void }) {
  return isFiltered({ ...view, sort: undefined }) ? (
    <EmptyState title={words.none.title} action={<Button onClick={onShowAll}>{words.none.showAll}</Button>}>
      {words.none.noMatch}
    </EmptyState>
  ) : (
    <EmptyState title={words.none.title}>{words.none.body}</EmptyState>
  );
}
