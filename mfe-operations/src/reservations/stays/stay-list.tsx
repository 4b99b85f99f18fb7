import type { HotelStays } from '@booking/contracts/stays';
import { Link } from '@booking/remote-kit/kit';
import { ToggleButton } from '@booking/ui/grid';
import { EmptyState, makeStyles, tokens, useLinkClass } from '@booking/ui/kit';
import { words as allWords } from '../reservations.words.ts';
import type { StayAddress } from './stay-filter.ts';
import { StayGrid } from './stay-grid.tsx';
import { searchStays, stayGroups, staysIn } from './stay-groups.ts';

const words = allWords.stays;

const useStyles = makeStyles({
  groups: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
});

type Props = { read: HotelStays; address: StayAddress; onChange: (part: StayAddress) => void };

/** All guests, by what was searched for here. */
function AllGuests({ q }: { q: string }) {
  return (
    <Link to={`/guests?${new URLSearchParams({ q })}`} className={useLinkClass()}>
      {words.searchGuests}
    </Link>
  );
}

/** Who arrives, stays and leaves; or the stays that are searched for. */
export function StayList({ read, address: { q, show = 'arriving' }, onChange }: Props) {
  const styles = useStyles();
  if (q !== undefined) {
    const found = searchStays(read.stays, q);
    return found.length === 0 ? (
      <EmptyState title={words.none.found} action={<AllGuests q={q} />}>
        {words.noMatchAbout}
      </EmptyState>
    ) : (
      <>
        <StayGrid stays={found} label={words.found} />
        <AllGuests q={q} />
      </>
    );
  }
  const stays = staysIn(read, show);
  return (
    <>
      <div role="group" aria-label={words.which} className={styles.groups}>
        {stayGroups.map((group) => (
          <ToggleButton
            key={group}
            checked={group === show}
            onClick={() => onChange({ show: group === 'arriving' ? undefined : group })}
          >
            {`${words.groups[group]} (${staysIn(read, group).length})`}
          </ToggleButton>
        ))}
      </div>
      {stays.length === 0 ? (
        <EmptyState title={words.none[show]}>{words.noneAbout}</EmptyState>
      ) : (
        <StayGrid stays={stays} label={words.groups[show]} />
      )}
    </>
  );
}
