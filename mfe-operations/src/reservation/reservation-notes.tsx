import type { ReservationNow } from '@booking/contracts/reservations';
import { timeInWords } from '@booking/hotel/date-in-words';
import { hotelInstant } from '@booking/hotel/hotel-time';
import { useHost } from '@booking/remote-kit/kit';
import { makeStyles, Text, tokens, useListClass } from '@booking/ui/kit';
import { words } from './reservation.words.ts';

const useStyles = makeStyles({
  note: { display: 'flex', flexDirection: 'column', overflowWrap: 'anywhere' },
  quiet: { color: tokens.colorNeutralForeground3 },
});

type Note = ReservationNow['notes'][number];

/** Who wrote a note and when, as far as it is told. */
function originOf({ author, at }: Note, zone: string): string {
  const [, date, time] = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)$/.exec(at) ?? [];
  const when = date && time ? timeInWords(hotelInstant(date, time, zone), zone, new Date()) : at;
  return [author, when].filter(Boolean).join(', ');
}

/** What was noted on a reservation, newest first. */
export function ReservationNotes({ notes }: Pick<ReservationNow, 'notes'>) {
  const styles = useStyles();
  const listClass = useListClass('M');
  const { hotelTimeZone } = useHost();
  if (notes.length === 0) return <Text className={styles.quiet}>{words.notes.none}</Text>;
  return (
    <ul className={listClass}>
      {notes.toReversed().map((note) => (
        <li key={note.id} className={styles.note}>
          <Text>{note.text}</Text>
          <Text size={200} className={styles.quiet}>
            {originOf(note, hotelTimeZone)}
          </Text>
        </li>
      ))}
    </ul>
  );
}
