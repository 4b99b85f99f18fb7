import type { GuestPage } from '@booking/contracts/guests';
import { makeStyles, Panel, Text, tokens, useListClass } from '@booking/ui/kit';
import { EventLine } from '../timeline/event-line.tsx';
import { words } from './guest.words.ts';
import { RefundEvent } from './refund-event.tsx';

const useStyles = makeStyles({ quiet: { color: tokens.colorNeutralForeground3 } });

type Props = Pick<GuestPage, 'timeline' | 'isWhole'>;

/** All that happened with a guest, newest first. */
export function TimelinePanel({ timeline, isWhole }: Props) {
  const styles = useStyles();
  const listClass = useListClass();
  return (
    <Panel title={words.timeline}>
      {timeline.length === 0 ? (
        <Text className={styles.quiet}>{words.noEvents}</Text>
      ) : (
        <ol aria-label={words.timeline} className={listClass}>
          {timeline.map((event) => (
            <EventLine key={event.key} event={event} more={<RefundEvent event={event} />} />
          ))}
        </ol>
      )}
      {!isWhole && <Text className={styles.quiet}>{words.onlyNewest}</Text>}
    </Panel>
  );
}

/** What did not happen and should have: nothing where all is well. */
export function AttentionPanel({ timeline, className }: Pick<GuestPage, 'timeline'> & { className: string }) {
  const listClass = useListClass();
  const stuck = timeline.filter(({ state }) => state === 'stuck');
  if (stuck.length === 0) return null;
  return (
    <Panel title={words.attention} className={className}>
      <ul className={listClass}>
        {stuck.map((event) => (
          <EventLine key={event.key} event={event} />
        ))}
      </ul>
    </Panel>
  );
}
