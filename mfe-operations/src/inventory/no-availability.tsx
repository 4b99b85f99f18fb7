import { useQuery } from '@booking/remote-kit/kit';
import { Answer, Button, EmptyState, makeStyles, Text, tokens, useListClass } from '@booking/ui/kit';
import { formatDate } from '../calendar-date.ts';
import { partyInWords } from './counted.ts';
import { inventoryQueries } from './inventory.queries.ts';
import { reasonInWords } from './reason-in-words.ts';
import type { StaySearch } from './stay-search.ts';

const useStyles = makeStyles({
  why: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS, alignItems: 'center' },
});

/** The reason of each room type, as far as Cloudbeds tells it. */
function Why({ search }: { search: StaySearch }) {
  const styles = useStyles();
  const listClass = useListClass('XS');
  return (
    <div className={styles.why}>
      <Answer query={useQuery(inventoryQueries.unavailable(search))} what="the reasons">
        {(types) => (
          <ul aria-label="Why nothing is free" className={listClass}>
            {types.map(({ roomTypeID, roomTypeName, reasons }) => (
              <li key={roomTypeID}>
                <Text weight="semibold">{roomTypeName}</Text>: {reasons.map(reasonInWords).join('; ')}
              </li>
            ))}
          </ul>
        )}
      </Answer>
    </div>
  );
}

type Props = { search: StaySearch; isOld: boolean; onTryTomorrow: () => void };

export function NoAvailability({ search, isOld, onTryTomorrow }: Props) {
  const { startDate, endDate } = search;
  return (
    <>
      <EmptyState title="No Availability" action={<Button onClick={onTryTomorrow}>Try Tomorrow</Button>}>
        Nothing is free from {formatDate(startDate)} to {formatDate(endDate)} for {partyInWords(search)}.
      </EmptyState>
      {!isOld && <Why search={search} />}
    </>
  );
}
