import { ArrowClockwiseRegular } from '@fluentui/react-icons/headless/svg/arrow-clockwise';
import { ArrowDownloadRegular } from '@fluentui/react-icons/headless/svg/arrow-download';
import { auditEndpoints } from '@booking/contracts/audit';
import { useMay, useQuery } from '@booking/remote-kit/kit';
import { Answer, Button, NoPermission, PageHeader, Panel } from '@booking/ui/kit';
import { useExportDialog } from '../export-file/use-export-dialog.tsx';
import { isFiltered } from '../list/address-filter.ts';
import { useAddressFilter } from '../list/use-address-filter.ts';
import { filterOf } from './audit-filter.ts';
import { AuditFilters } from './audit-filters.tsx';
import { AuditList } from './audit-list.tsx';
import { auditQueries } from './audit.queries.ts';

const header = { title: 'Audit Log', subtitle: 'Who did what, and what it was before' };

export function Screen() {
  if (useMay('audit:read')) return <Log />;
  return (
    <>
      <PageHeader {...header} />
      <Panel title="Events">
        <NoPermission what="the audit log" />
      </Panel>
    </>
  );
}

function Log() {
  const { filter, change, showAll } = useAddressFilter(filterOf);
  const events = useQuery(auditQueries.list(filter));
  const { isFetching, refetch } = events;
  const which = isFiltered(filter) ? 'Everything that the filters leave.' : 'The whole audit log.';
  const exported = useExportDialog({
    endpoint: auditEndpoints.export,
    title: 'Export Audit Log',
    rows: 'events',
    about: `${which} The file names people of the hotel and what they changed: keep it where only those who need it can read it.`,
    filter,
  });
  const actions = (
    <>
      <Button icon={<ArrowClockwiseRegular />} disabledFocusable={isFetching} onClick={() => void refetch()}>
        {isFetching ? 'Refreshing…' : 'Refresh'}
      </Button>
      <Button icon={<ArrowDownloadRegular />} onClick={exported.open}>
        Export
      </Button>
    </>
  );
  return (
    <>
      <PageHeader {...header} actions={actions} />
      <Panel title="Events">
        <AuditFilters filter={filter} onChange={change} />
        <Answer query={events} what="the audit log">
          {(page) => <AuditList page={page} filter={filter} onShowAll={showAll} />}
        </Answer>
      </Panel>
      {exported.dialog}
    </>
  );
}
