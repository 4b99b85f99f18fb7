import { useState } from 'react';
import { AlertRegular } from '@fluentui/react-icons/headless/svg/alert';
import { ArrowClockwiseRegular } from '@fluentui/react-icons/headless/svg/arrow-clockwise';
import { ArrowDownloadRegular } from '@fluentui/react-icons/headless/svg/arrow-download';
import { precheckinDeskEndpoints } from '@booking/contracts/precheckins';
import { SavedViews, useIsFetching, useLocation, useNavigate, useQuery, useQueryClient } from '@booking/remote-kit/kit';
import { ColumnChooser, ListCount, useHiddenColumns } from '@booking/ui/grid';
import { Button, LeaveGuard, makeStyles, PageHeader, Panel, tokens } from '@booking/ui/kit';
import { useExportDialog } from '../export-file/use-export-dialog.tsx';
import { isFiltered } from '../list/address-filter.ts';
import { useAddressFilter } from '../list/use-address-filter.ts';
import { useHotelToday } from '../parts/use-hotel-today.ts';
import { columns } from './precheckin-columns.tsx';
import { filterOf } from './precheckin-filter.ts';
import { PrecheckinFilters } from './precheckin-filters.tsx';
import { PrecheckinPages } from './precheckin-pages.tsx';
import { precheckinQueries } from './precheckins.queries.ts';
import { words } from './precheckins.words.ts';
import { RemindDialog } from './remind-dialog.tsx';
import { SendLink } from './send-link.tsx';
import { useChosen } from './use-chosen.ts';

const useStyles = makeStyles({
  bar: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
});

/** Guests before arrival, by the day they arrive. */
export function Screen() {
  const styles = useStyles();
  const navigate = useNavigate();
  const client = useQueryClient();
  const today = useHotelToday();
  const { search } = useLocation();
  const { filter: view, change, showAll } = useAddressFilter(filterOf);
  const { sort, ...filter } = view;
  const [hidden, hide] = useHiddenColumns('precheckins');
  const chosen = useChosen();
  const [isReminding, setReminding] = useState(false);
  const counted = useQuery(precheckinQueries.count(filter));
  const isFetching = useIsFetching({ queryKey: precheckinQueries.all }) > 0;
  const exported = useExportDialog({
    endpoint: precheckinDeskEndpoints.export,
    title: words.exportTitle,
    rows: words.rows,
    about: words.exportAbout(isFiltered(filter)),
    filter: filter.q ? filter : { ...filter, sort: sort ?? 'arrival' },
  });
  const actions = (
    <>
      <Button
        icon={<ArrowClockwiseRegular />}
        disabledFocusable={isFetching}
        onClick={() => void client.invalidateQueries({ queryKey: precheckinQueries.all })}
      >
        {isFetching ? words.refreshing : words.refresh}
      </Button>
      <Button icon={<ArrowDownloadRegular />} onClick={exported.open}>
        {words.export}
      </Button>
      <SendLink />
    </>
  );
  const bar = (
    <div className={styles.bar}>
      <ListCount count={counted.data?.count} isCapped={counted.data?.isCapped} noun={words.rows} />
      {chosen.guests.length > 0 && (
        <Button appearance="primary" icon={<AlertRegular />} onClick={() => setReminding(true)}>
          {words.remind.button(chosen.guests.length)}
        </Button>
      )}
      <ColumnChooser columns={columns} hidden={hidden} onChange={hide} />
      <SavedViews list="precheckins" search={search} onOpen={(wanted) => void navigate({ search: wanted })} />
    </div>
  );
  const closeReminders = (): void => {
    setReminding(false);
    chosen.clear();
  };
  return (
    <LeaveGuard>
      <PageHeader title={words.title} subtitle={words.subtitle} actions={actions} />
      <Panel title={words.panel} aside={bar}>
        <PrecheckinFilters filter={filter} today={today} onChange={change} />
        <PrecheckinPages
          view={view}
          today={today}
          hidden={hidden}
          isBusy={false}
          chosen={chosen}
          onChange={change}
          onShowAll={showAll}
        />
      </Panel>
      {isReminding && <RemindDialog guests={chosen.guests} onClose={closeReminders} />}
      {exported.dialog}
    </LeaveGuard>
  );
}
