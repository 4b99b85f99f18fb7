import { ArrowClockwiseRegular } from '@fluentui/react-icons/headless/svg/arrow-clockwise';
import { ArrowDownloadRegular } from '@fluentui/react-icons/headless/svg/arrow-download';
import { ExtensionPaymentStatus, extensionEndpoints } from '@booking/contracts/extensions';
import { SavedViews, useQuery } from '@booking/remote-kit/kit';
import { ColumnChooser, ListCount, useHiddenColumns } from '@booking/ui/grid';
import { Answer, Button, makeStyles, PageHeader, Panel, tokens } from '@booking/ui/kit';
import { useExportDialog } from '../export-file/use-export-dialog.tsx';
import { isFiltered, searchOf } from '../list/address-filter.ts';
import { ChoiceField } from '../list/choice-field.tsx';
import { SearchField } from '../list/search-field.tsx';
import { useAddressFilter } from '../list/use-address-filter.ts';
import { paymentWord } from '../payment-badge.tsx';
import { choosableColumns } from './extension-columns.tsx';
import { filterIn, filterOf, listedBy, statusOf, type ExtensionAddress } from './extension-filter.ts';
import { ExtensionList } from './extension-list.tsx';
import { extensionQueries } from './extensions.queries.ts';
import { words } from './extensions.words.ts';

const useStyles = makeStyles({
  filters: { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: tokens.spacingHorizontalM },
  tools: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
});

const statuses = ExtensionPaymentStatus.options.map((status) => [status, paymentWord(status)] as const);

const useExport = (address: ExtensionAddress) => {
  const { title, all, filtered, personal } = words.exported;
  const about = `${isFiltered(filterIn(address)) ? filtered : all} ${personal}`;
  return useExportDialog({
    endpoint: extensionEndpoints.export,
    title,
    rows: words.count,
    about,
    filter: listedBy(address),
  });
};

export function Screen() {
  const styles = useStyles();
  const { filter: address, change, showAll } = useAddressFilter(filterOf);
  const [hidden, hide] = useHiddenColumns('extensions');
  const requests = useQuery(extensionQueries.list(address));
  const { data: counted } = useQuery(extensionQueries.count(filterIn(address)));
  const exported = useExport(address);
  const { isFetching, refetch } = requests;
  const actions = (
    <>
      <Button icon={<ArrowClockwiseRegular />} disabledFocusable={isFetching} onClick={() => void refetch()}>
        {isFetching ? words.refreshing : words.refresh}
      </Button>
      {exported.isAllowed && (
        <Button icon={<ArrowDownloadRegular />} onClick={exported.open}>
          {words.export}
        </Button>
      )}
    </>
  );
  return (
    <>
      <PageHeader title={words.title} subtitle={words.subtitle} actions={actions} />
      <Panel title={words.list}>
        <div className={styles.filters}>
          <SearchField label={words.search} hint={words.searchHint} value={address.q} onChange={(q) => change({ q })} />
          <ChoiceField
            label={words.status}
            all={words.allStatuses}
            choices={statuses}
            value={address.status}
            onChange={(chosen) => change({ status: statusOf(chosen) })}
          />
        </div>
        <div className={styles.tools}>
          <ListCount count={counted?.count} isCapped={counted?.isCapped} noun={words.count} />
          <ColumnChooser columns={choosableColumns} hidden={hidden} onChange={hide} />
          <SavedViews list="extensions" search={searchOf(address)} onOpen={(search) => change(filterOf(search))} />
        </div>
        <Answer query={requests} what={words.what}>
          {(page) => (
            <ExtensionList {...{ page, address, hidden }} isBusy={isFetching} onChange={change} onShowAll={showAll} />
          )}
        </Answer>
      </Panel>
      {exported.dialog}
    </>
  );
}
