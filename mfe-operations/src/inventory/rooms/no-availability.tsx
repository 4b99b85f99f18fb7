import type { UnavailableRoomType } from '@booking/contracts/inventory';
import { rangeInWords } from '@booking/hotel/date-in-words';
import { tomorrowsNight } from '@booking/hotel/search-dates';
import { useQuery } from '@booking/remote-kit/kit';
import { Answer, Button, EmptyState, makeStyles, Text, tokens, useListClass } from '@booking/ui/kit';
import { partyInWords } from '../counted.ts';
import { inventoryQueries } from '../inventory.queries.ts';
import { words } from '../inventory.words.ts';
import { reasonInWords } from '../reason-in-words.ts';
import type { StayDates, StaySearch } from './stay-search.ts';
import { useNearestStays } from './use-nearest-stays.ts';

const useStyles = makeStyles({
  why: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS, alignItems: 'center' },
  ways: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: tokens.spacingHorizontalS },
  nearest: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: tokens.spacingHorizontalS,
  },
});

const { none } = words;

/** The reason of each room type, as far as Cloudbeds tells it. */
function Why({ types }: { types: readonly UnavailableRoomType[] }) {
  const listClass = useListClass('XS');
  return (
    <ul aria-label={none.why} className={listClass}>
      {types.map(({ roomTypeID, roomTypeName, reasons }) => (
        <li key={roomTypeID}>
          <Text weight="semibold">{roomTypeName}</Text>: {reasons.map(reasonInWords).join('; ')}
        </li>
      ))}
    </ul>
  );
}

type Trying = { search: StaySearch; today: string; onTry: (dates: StayDates) => void };

/** The stays as long as this that come nearest to it. */
function Nearest({ search, today, types, onTry }: Trying & { types: readonly UnavailableRoomType[] }) {
  const styles = useStyles();
  const stays = useNearestStays(search, today, types);
  if (stays.length === 0) return null;
  return (
    <div className={styles.nearest}>
      <Text>{none.nearest}</Text>
      {stays.map(({ startDate, endDate, roomTypeName }) => (
        <Button key={startDate} onClick={() => onTry({ startDate, endDate })}>
          {none.offer(rangeInWords(startDate, endDate, today), roomTypeName)}
        </Button>
      ))}
    </div>
  );
}

/** @param isOld whether this is the last that is known, so that nothing can be asked about it */
export function NoAvailability({ isOld, ...trying }: Trying & { isOld: boolean }) {
  const styles = useStyles();
  const { search, today, onTry } = trying;
  const reasons = useQuery({ ...inventoryQueries.unavailable(search), enabled: !isOld });
  const tryTomorrow = <Button onClick={() => onTry(tomorrowsNight(today))}>{none.tomorrow}</Button>;
  const ways = (
    <div className={styles.ways}>
      {tryTomorrow}
      {reasons.data && <Nearest {...trying} types={reasons.data} />}
    </div>
  );
  return (
    <>
      <EmptyState title={none.title} action={ways}>
        {none.body(rangeInWords(search.startDate, search.endDate, today), partyInWords(search))}
      </EmptyState>
      {!isOld && (
        <div className={styles.why}>
          <Answer query={reasons} what={none.whatWhy}>
            {(types) => <Why types={types} />}
          </Answer>
        </div>
      )}
    </>
  );
}
