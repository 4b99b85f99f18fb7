import type { HotelStays } from '@booking/contracts/stays';
import { rangeInWords } from '@booking/hotel/date-in-words';
import { addDays, hotelDate } from '@booking/hotel/hotel-time';
import { useHost, useQuery } from '@booking/remote-kit/kit';
import { Answer, Button, makeStyles, Panel, tokens } from '@booking/ui/kit';
import { words as allWords } from '../reservations.words.ts';
import { RoomTable } from './room-table.tsx';
import { shownDays, stayQueries } from './stays.queries.ts';

const words = allWords.timeline;

const useStyles = makeStyles({ ways: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS } });

type Props = { from: string | undefined; onChange: (from: string | undefined) => void };

/** The stays of two weeks by room type; the weeks before and after are a button away. */
export function RoomTimeline({ from: asked, onChange }: Props) {
  const styles = useStyles();
  const { hotelTimeZone } = useHost();
  const today = hotelDate(new Date(), hotelTimeZone);
  const from = asked ?? today;
  const to = addDays(from, shownDays - 1);
  const stays = useQuery(stayQueries.list(from === today ? undefined : from));
  const go = (days: number) => () => onChange(days === 0 ? undefined : addDays(from, days));
  const ways = (
    <div className={styles.ways}>
      <Button size="small" onClick={go(-7)}>
        {words.earlier}
      </Button>
      <Button size="small" onClick={go(0)}>
        {words.today}
      </Button>
      <Button size="small" onClick={go(7)}>
        {words.later}
      </Button>
    </div>
  );
  return (
    <Panel title={words.title(rangeInWords(from, to, today))} aside={ways}>
      <Answer query={stays} what={allWords.stays.what}>
        {(read: HotelStays) => <RoomTable read={read} today={today} />}
      </Answer>
    </Panel>
  );
}
