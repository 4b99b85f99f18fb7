import { ArrowClockwiseRegular } from '@fluentui/react-icons/headless/svg/arrow-clockwise';
import type { HotelStays } from '@booking/contracts/stays';
import { Time, useQuery } from '@booking/remote-kit/kit';
import { Answer, Button, makeStyles, MessageBar, MessageBarBody, Panel, Text, tokens } from '@booking/ui/kit';
import { SearchField } from '../../list/search-field.tsx';
import { useAddressFilter } from '../../list/use-address-filter.ts';
import { words as allWords } from '../reservations.words.ts';
import { RoomTimeline } from './room-timeline.tsx';
import { filterOf } from './stay-filter.ts';
import { StayList } from './stay-list.tsx';
import { stayQueries } from './stays.queries.ts';

const words = allWords.stays;

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
  tools: { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: tokens.spacingHorizontalM },
  quiet: { color: tokens.colorNeutralForeground3 },
});

/** What of the stays cannot be shown. */
export function MissingStays({ read: { unread, isWhole } }: { read: HotelStays }) {
  const problems = [...(unread > 0 ? [words.unread(unread)] : []), ...(isWhole ? [] : [words.notWhole])];
  return problems.map((problem) => (
    <MessageBar key={problem} intent="warning" layout="multiline">
      <MessageBarBody>{problem}</MessageBarBody>
    </MessageBar>
  ));
}

/** Who arrives, stays and leaves, and the rooms of the next two weeks: read from Cloudbeds. */
export function StaysPanel() {
  const styles = useStyles();
  const { filter: address, change } = useAddressFilter(filterOf);
  const stays = useQuery(stayQueries.list());
  const { isFetching, refetch } = stays;
  const refresh = (
    <Button icon={<ArrowClockwiseRegular />} disabledFocusable={isFetching} onClick={() => void refetch()}>
      {isFetching ? allWords.refreshing : allWords.refresh}
    </Button>
  );
  return (
    <div className={styles.root}>
      <Panel title={words.title} aside={refresh}>
        <div className={styles.tools} role="search" aria-label={words.search}>
          <SearchField label={words.search} hint={words.searchHint} value={address.q} onChange={(q) => change({ q })} />
        </div>
        <Answer query={stays} what={words.what}>
          {(read) => (
            <>
              <MissingStays read={read} />
              <StayList read={read} address={address} onChange={change} />
              <Text size={200} className={styles.quiet}>
                {words.readAt} <Time at={read.readAt} />
              </Text>
            </>
          )}
        </Answer>
      </Panel>
      <RoomTimeline from={address.from} onChange={(from) => change({ from })} />
    </div>
  );
}
