import { Link, useQuery } from '@booking/remote-kit/kit';
import { Answer, makeStyles, Panel, Text, tokens, useLinkClass } from '@booking/ui/kit';
import { StepBadge } from '../precheckin-step.tsx';
import { reservationQueries } from './reservation.queries.ts';
import { words as allWords } from './reservation.words.ts';

const words = allWords.precheckin;

const useStyles = makeStyles({
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
  quiet: { color: tokens.colorNeutralForeground3 },
});

/** How far the guest of a reservation is with what is done before arrival. */
export function PrecheckinPanel({ reservationId }: { reservationId: string }) {
  const styles = useStyles();
  const linkClass = useLinkClass();
  const precheckins = useQuery(reservationQueries.precheckins(reservationId));
  return (
    <Panel title={words.title}>
      <Answer query={precheckins} what={words.what}>
        {(found) => {
          const precheckin = found.find((one) => one.reservationId === reservationId);
          if (!precheckin) return <Text className={styles.quiet}>{words.none}</Text>;
          return (
            <div className={styles.line}>
              <StepBadge precheckin={precheckin} />
              <Text>{precheckin.isOver ? words.expired : words.active}</Text>
              <Link to={`/precheckins/${precheckin.id}`} className={linkClass}>
                {words.open}
              </Link>
            </div>
          );
        }}
      </Answer>
    </Panel>
  );
}
