import { ArrowClockwiseRegular } from '@fluentui/react-icons/headless/svg/arrow-clockwise';
import { ArrowDownloadRegular } from '@fluentui/react-icons/headless/svg/arrow-download';
import { reservationEventEndpoints, ReservationEventKind } from '@booking/contracts/reservation-events';
import { SavedViews, useQuery } from '@booking/remote-kit/kit';
import { ColumnChooser, ListCount, useHiddenColumns } from '@booking/ui/grid';
import { Answer, Button, makeStyles, Panel, tokens } from '@booking/ui/kit';
import { useExportDialog } from '../../export-file/use-export-dialog.tsx';
import { searchOf } from '../../list/address-filter.ts';
import { ChoiceField } from '../../list/choice-field.tsx';
import { useAddressFilter } from '../../list/use-address-filter.ts';
import { kindNames, words as allWords } from '../reservations.words.ts';
import { columns } from './event-columns.tsx';
import { filterOf, kindOf, type EventAddress } from './event-filter.ts';
import { EventList } from './event-list.tsx';
import { listedBy, reservationEventQueries } from './reservation-events.queries.ts';

const words = allWords.events;

const useStyles = makeStyles({
  tools: { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: tokens.spacingHorizontalM },
});

const kinds = ReservationEventKind.options.map((kind) => [kind, kindNames[kind]] as const);

const useExport = (address: EventAddress) => {
  const { title, all, filtered, personal } = words.exported;
  const about = `${address.kind ? filtered : all} ${personal}`;
  const endpoint = reservationEventEndpoints.export;
  return useExportDialog({ endpoint, title, rows: words.count, about, filter: listedBy(address) });
};

/** What happened to reservations in Cloudbeds. */
export function EventsPanel() {
  const styles = useStyles();
  const { filter: address, change } = useAddressFilter(filterOf);
  const [hidden, hide] = useHiddenColumns('reservation-events');
  const events = useQuery(reservationEventQueries.list(address));
  const { data: counted } = useQuery(reservationEventQueries.count(address));
  const exported = useExport(address);
  const { isFetching, refetch } = events;
  const aside = (
    <div className={styles.tools}>
      <Button icon={<ArrowClockwiseRegular />} disabledFocusable={isFetching} onClick={() => void refetch()}>
        {isFetching ? allWords.refreshing : allWords.refresh}
      </Button>
      {exported.isAllowed && (
        <Button icon={<ArrowDownloadRegular />} onClick={exported.open}>
          {allWords.export}
        </Button>
      )}
    </div>
  );
  return (
    <Panel title={words.title} aside={aside}>
      <div className={styles.tools}>
        <ChoiceField
          label={words.kind}
          all={words.all}
          choices={kinds}
          value={address.kind}
          onChange={(chosen) => change({ kind: kindOf(chosen) })}
        />
        <ListCount count={counted?.count} isCapped={counted?.isCapped} noun={words.count} />
        <ColumnChooser columns={columns} hidden={hidden} onChange={hide} />
        <SavedViews
          list="reservation-events"
          search={searchOf(address)}
          onOpen={(search) => change(filterOf(search))}
        />
      </div>
      <Answer query={events} what={words.what}>
        {(page) => <EventList {...{ page, address, hidden }} isBusy={isFetching} onChange={change} />}
      </Answer>
      {exported.dialog}
    </Panel>
  );
}
