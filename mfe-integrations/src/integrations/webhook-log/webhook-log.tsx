import { ArrowClockwiseRegular } from '@fluentui/react-icons/headless/svg/arrow-clockwise';
import { SavedViews, useLocation, useNavigate, useQuery } from '@booking/remote-kit/kit';
import { ColumnChooser, ListCount, useHiddenColumns, type GridSort } from '@booking/ui/grid';
import { Answer, Button, EmptyState, makeStyles, Panel, Text, tokens } from '@booking/ui/kit';
import { integrationQueries } from '../integrations.queries.ts';
import { words } from '../integrations.words.ts';
import { ExportWebhooks } from './export-webhooks.tsx';
import { queryOf, readFilter, searchOf, statusOf, type WebhookFilter } from './webhook-filter.ts';
import { WebhookFilters } from './webhook-filters.tsx';
import { webhookColumns, WebhookGrid } from './webhook-grid.tsx';

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalM,
  },
  tools: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  quiet: { color: tokens.colorNeutralForeground3 },
});

const says = words.webhooks;

function Nothing({ filter, onShowAll }: { filter: WebhookFilter; onShowAll: () => void }) {
  const { provider } = filter;
  if (statusOf(filter) === 'all' && !provider) return <EmptyState title={says.none}>{says.noneYet}</EmptyState>;
  const showAll = <Button onClick={onShowAll}>{says.showAll}</Button>;
  return statusOf(filter) === 'dead' && !provider ? (
    <EmptyState title={says.noneFailed} action={showAll}>
      {says.noneFailedBody}
    </EmptyState>
  ) : (
    <EmptyState title={says.none} action={showAll}>
      {says.noneFit}
    </EmptyState>
  );
}

/** What the providers sent and what became of it, those that failed first. The filter stands in the address. */
export function WebhookLog() {
  const styles = useStyles();
  const navigate = useNavigate();
  const { search } = useLocation();
  const filter = readFilter(search);
  const query = queryOf(filter);
  const events = useQuery(integrationQueries.webhookEvents(query));
  const count = useQuery(integrationQueries.webhookCount(query));
  const [hidden, setHidden] = useHiddenColumns('webhooks');
  const { isFetching, refetch } = events;
  const open = (wanted: string): void => void navigate({ search: wanted }, { replace: true, preventScrollReset: true });
  // two fields may change one after the other before this is drawn again
  const change = (part: WebhookFilter): void => open(searchOf({ ...readFilter(window.location.search), ...part }));
  const sort: GridSort = {
    column: 'receivedAt',
    direction: filter.sort === 'receivedAt' ? 'ascending' : 'descending',
  };
  return (
    <Panel
      title={says.title}
      aside={
        <Button
          size="small"
          icon={<ArrowClockwiseRegular />}
          disabledFocusable={isFetching}
          onClick={() => void refetch()}
        >
          {isFetching ? says.refreshing : says.refresh}
        </Button>
      }
    >
      <div className={styles.bar}>
        <WebhookFilters filter={filter} onChange={change} />
        <div className={styles.tools}>
          <ListCount count={count.data?.count} isCapped={count.data?.isCapped ?? false} noun={says.noun} />
          <ColumnChooser columns={webhookColumns} hidden={hidden} onChange={setHidden} />
          <SavedViews list="webhooks" search={searchOf(filter)} onOpen={open} />
          <ExportWebhooks query={query} />
        </div>
      </div>
      <Answer query={events} what="the webhooks">
        {(list) =>
          list.length === 0 ? (
            <Nothing filter={filter} onShowAll={() => open(searchOf({ status: 'all' }))} />
          ) : (
            <>
              <WebhookGrid
                events={list}
                sort={sort}
                onSort={({ direction }) => change({ sort: direction === 'ascending' ? 'receivedAt' : '-receivedAt' })}
                hidden={hidden}
                isBusy={isFetching}
              />
              {count.data && (count.data.isCapped || count.data.count > list.length) && (
                <Text className={styles.quiet}>{says.newest(list.length)}</Text>
              )}
            </>
          )
        }
      </Answer>
    </Panel>
  );
}
