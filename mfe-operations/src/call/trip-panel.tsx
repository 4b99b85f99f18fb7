import { useQuery } from '@booking/remote-kit/kit';
import { Answer, makeStyles, Panel, Text, tokens, useListClass } from '@booking/ui/kit';
import { callQueries } from './call.queries.ts';
import { TripLine } from './trip-line.tsx';

const useStyles = makeStyles({
  quiet: { color: tokens.colorNeutralForeground3 },
});

/** From the call to the reservation. */
export function TripPanel({ callId }: { callId: string }) {
  const styles = useStyles();
  const listClass = useListClass();
  const trip = useQuery(callQueries.trip(callId));
  return (
    <Panel title="Trip">
      <Answer query={trip} what="the trip">
        {(steps) => (
          <>
            <ol tabIndex={-1} aria-label="From the call to the reservation" className={listClass}>
              {steps.map((step) => (
                <TripLine key={step.key} callId={callId} step={step} />
              ))}
            </ol>
            {steps.length === 1 && <Text className={styles.quiet}>No link was texted in this call.</Text>}
          </>
        )}
      </Answer>
    </Panel>
  );
}
