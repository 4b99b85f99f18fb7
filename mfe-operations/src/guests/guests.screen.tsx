import { ArrowClockwiseRegular } from '@fluentui/react-icons/headless/svg/arrow-clockwise';
import { useQuery } from '@booking/remote-kit/kit';
import { Answer, Button, makeStyles, PageHeader, Panel } from '@booking/ui/kit';
import { SearchField } from '../list/search-field.tsx';
import { useAddressFilter } from '../list/use-address-filter.ts';
import { filterOf } from './guest-filter.ts';
import { GuestList } from './guest-list.tsx';
import { guestsQueries } from './guests.queries.ts';
import { words } from './guests.words.ts';

const useStyles = makeStyles({ search: { display: 'flex' } });

/** Finds a guest by name, phone number, email or reservation. */
export function Screen() {
  const styles = useStyles();
  const { filter, change, showAll } = useAddressFilter(filterOf);
  const guests = useQuery(guestsQueries.list(filter));
  const { isFetching, refetch } = guests;
  return (
    <>
      <PageHeader
        title={words.title}
        subtitle={words.subtitle}
        actions={
          <Button icon={<ArrowClockwiseRegular />} disabledFocusable={isFetching} onClick={() => void refetch()}>
            {isFetching ? words.refreshing : words.refresh}
          </Button>
        }
      />
      <Panel title={words.list}>
        <div className={styles.search} role="search" aria-label={words.title}>
          <SearchField
            label={words.search}
            hint={words.searchHint}
            value={filter.q}
            onChange={(q) =>
              change({ q, call: undefined, payment: undefined, precheckin: undefined, reservation: undefined })
            }
          />
        </div>
        <Answer query={guests} what="the guests">
          {(page) => <GuestList page={page} filter={filter} onShowAll={showAll} />}
        </Answer>
      </Panel>
    </>
  );
}
