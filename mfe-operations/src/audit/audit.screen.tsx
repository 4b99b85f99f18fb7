import { ArrowClockwiseRegular } from '@fluentui/react-icons/headless/svg/arrow-clockwise';
import { ArrowDownloadRegular } from '@fluentui/react-icons/headless/svg/arrow-download';
import { auditEndpoints } from '@booking/contracts/audit';
import { SavedViews, useLocation, useMay, useNavigate, useQuery } from '@booking/remote-kit/kit';
import { ColumnChooser, ListCount, useHiddenColumns } from '@booking/ui/grid';
import { Answer, Button, makeStyles, NoPermission, PageHeader, Panel, tokens } from '@booking/ui/kit';
import { useExportDialog } from '../export-file/use-export-dialog.tsx';
import { isFiltered } from '../list/address-filter.ts';
import { useAddressFilter } from '../list/use-address-filter.ts';
import { columns } from './audit-columns.tsx';
import { filterOf, queryOf } from './audit-filter.ts';
import { AuditFilters } from './audit-filters.tsx';
import { AuditList } from './audit-list.tsx';
import { auditQueries } from './audit.queries.ts';
import { words } from './audit.words.ts';

const useStyles = makeStyles({
  bar: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
});

const header = { title: words.title, subtitle: words.subtitle };

export function Screen() {
  if (useMay('audit:read')) return <Log />;
  return (
    <>
      <PageHeader {...header} />
      <Panel title={words.panel}>
        <NoPermission what={words.what} />
      </Panel>
    </>
  );
}

function Log() {
  const styles = useStyles();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { filter: view, change, showAll } = useAddressFilter(filterOf);
  const { sort: _, ...filter } = view;
  const [hidden, hide] = useHiddenColumns('audit');
  const events = useQuery(auditQueries.list(view));
  const counted = useQuery(auditQueries.count(filter));
  const { isFetching, refetch } = events;
  const exported = useExportDialog({
    endpoint: auditEndpoints.export,
    title: words.exportTitle,
    rows: words.rows,
    about: words.exportAbout(isFiltered(filter)),
    filter: queryOf(view),
  });
  const refresh = (): void => {
    void refetch();
    void counted.refetch();
  };
  const actions = (
    <>
      <Button icon={<ArrowClockwiseRegular />} disabledFocusable={isFetching} onClick={refresh}>
        {isFetching ? words.refreshing : words.refresh}
      </Button>
      <Button icon={<ArrowDownloadRegular />} onClick={exported.open}>
        {words.export}
      </Button>
    </>
  );
  const bar = (
    <div className={styles.bar}>
      <ListCount count={counted.data?.count} isCapped={counted.data?.isCapped} noun={words.rows} />
      <ColumnChooser columns={columns} hidden={hidden} onChange={hide} />
      <SavedViews list="audit" search={search} onOpen={(wanted) => void navigate({ search: wanted })} />
    </div>
  );
  return (
    <>
      <PageHeader {...header} actions={actions} />
      <Panel title={words.panel} aside={bar}>
        <AuditFilters filter={filter} onChange={change} />
        <Answer query={events} what={words.what}>
          {(page) => (
            <AuditList
              page={page}
              view={view}
              hidden={hidden}
              isBusy={isFetching}
              onChange={change}
              onShowAll={showAll}
            />
          )}
        </Answer>
      </Panel>
      {exported.dialog}
    </>
  );
}
