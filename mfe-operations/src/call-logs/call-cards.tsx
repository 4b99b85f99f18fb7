import type { CallLog } from '@booking/contracts/calls';
import { makeStyles } from '@booking/ui/kit';
import { CallCard } from './call-card.tsx';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', margin: 0, padding: 0, listStyleType: 'none' },
});

type Props = { calls: readonly CallLog[]; linkedId: string | null };

/** Calls below each other; the one that a link led to stands out. */
export function CallCards({ calls, linkedId }: Props) {
  const styles = useStyles();
  return (
    <ul className={styles.root}>
      {calls.map((call) => (
        <CallCard key={call.id} call={call} isLinked={call.id === linkedId} />
      ))}
    </ul>
  );
}
