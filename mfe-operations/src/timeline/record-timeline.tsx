import type { GuestEvent } from '@booking/contracts/guests';
import { makeStyles, Text, tokens, useListClass } from '@booking/ui/kit';
import { EventLine } from './event-line.tsx';

const useStyles = makeStyles({
  quiet: { color: tokens.colorNeutralForeground3 },
});

/** What happened around a record, newest first, as on the page of its guest. */
export function RecordTimeline({
  events,
  label,
  none,
}: {
  events: readonly GuestEvent[];
  label: string;
  none: string;
}) {
  const styles = useStyles();
  const listClass = useListClass();
  if (events.length === 0) return <Text className={styles.quiet}>{none}</Text>;
  return (
    <ol aria-label={label} className={listClass}>
      {events.map((event) => (
        <EventLine key={event.key} event={event} />
      ))}
    </ol>
  );
}

/** What did not happen and should have, with what helps; nothing where all is well. */
export function StuckEvents({ events, label }: { events: readonly GuestEvent[]; label: string }) {
  const listClass = useListClass();
  const stuck = events.filter(({ state }) => state === 'stuck');
  if (stuck.length === 0) return null;
  return (
    <ul aria-label={label} className={listClass}>
      {stuck.map((event) => (
        <EventLine key={event.key} event={event} />
      ))}
    </ul>
  );
}
