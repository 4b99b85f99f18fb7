import { useQuery } from '@booking/remote-kit/kit';
import { Answer, makeStyles, Panel, Text, tokens, useListClass } from '@booking/ui/kit';
import { callQueries } from '../call.queries.ts';
import { words } from '../call.words.ts';
import { TripLine } from './trip-line.tsx';
import { inOrderOfTime } from './trip-order.ts';

const useStyles = makeStyles({
  quiet: { color: tokens.colorNeutralForeground3 },
});

/** From the call to the reservation. */
export function TripPanel({ callId, startedAt }: { callId: string; startedAt: string }) {
  const styles = useStyles();
  const listClass = useListClass();
  const trip = useQuery(callQueries.trip(callId));
  return (
    <Panel title={words.journey.title}>
      <Answer query={trip} what="the guest journey">
        {(steps) => (
          <>
            <ol tabIndex={-1} aria-label={words.journey.list} className={listClass}>
              {inOrderOfTime(steps).map((step) => (
                <TripLine key={step.key} callId={callId} startedAt={startedAt} step={step} />
              ))}
            </ol>
            {steps.length === 1 && <Text className={styles.quiet}>{words.journey.none}</Text>}
          </>
        )}
      </Answer>
    </Panel>
  );
}
