import { useQuery } from '@booking/remote-kit/kit';
import { Answer, List, makeStyles, Panel, Text, tokens } from '@booking/ui/kit';
import { callQueries } from './call.queries.ts';
import { TripLine } from './trip-line.tsx';

const useStyles = makeStyles({
  quiet: { color: tokens.colorNeutralForeground3 },
});

/** From the call to the reservation. */
export function TripPanel({ callId }: { callId: string }) {
  const styles = useStyles();
  const trip = useQuery(callQueries.trip(callId));
  return (
    <Panel title="Trip">
      <Answer query={trip} what="the trip">
        {(steps) => (
          <>
            <List isOrdered tabIndex={-1} aria-label="From the call to the reservation">
              {steps.map((step) => (
                <TripLine key={step.key} callId={callId} step={step} />
              ))}
            </List>
            {steps.length === 1 && <Text className={styles.quiet}>No link was texted in this call.</Text>}
          </>
        )}
      </Answer>
    </Panel>
  );
}
