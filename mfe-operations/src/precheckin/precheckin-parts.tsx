import { SignedKind, type Precheckin } from '@booking/contracts/precheckins';
import { dateInWords } from '@booking/hotel/date-in-words';
import { makeStyles, Panel, Text, tokens, useListClass } from '@booking/ui/kit';
import { useHotelToday } from '../parts/use-hotel-today.ts';
import { CheckInStep } from './check-in-step.tsx';
import { Corrections } from './corrections.tsx';
import { words } from './precheckin.words.ts';
import { RecordStep } from './record-step.tsx';
import { StayFacts } from './stay-facts.tsx';
import { Views } from './views.tsx';

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: tokens.spacingVerticalL,
    '@media (min-width: 1100px)': { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
  },
  wide: { gridColumn: '1 / -1' },
  quiet: { color: tokens.colorNeutralForeground3 },
});

/** Everything known of a pre-check-in: beside each other where there is room. */
export function PrecheckinParts({ precheckin }: { precheckin: Precheckin }) {
  const styles = useStyles();
  const today = useHotelToday();
  const listClass = useListClass();
  const hasImages = precheckin.records.some(({ deletedAt }) => deletedAt === null);
  return (
    <div className={styles.root}>
      <Panel title={words.stay.title} className={styles.wide}>
        <StayFacts precheckin={precheckin} />
      </Panel>
      <Corrections precheckin={precheckin} className={styles.wide} />
      <Panel title={words.steps.title}>
        <ol tabIndex={-1} aria-label={words.steps.list} className={listClass}>
          {SignedKind.options.map((kind) => (
            <RecordStep key={kind} precheckin={precheckin} kind={kind} />
          ))}
          <CheckInStep precheckin={precheckin} />
        </ol>
        {hasImages && (
          <Text className={styles.quiet}>{words.steps.kept(dateInWords(precheckin.imagesKeptUntil, today))}</Text>
        )}
      </Panel>
      <Panel title={words.images.log}>
        <Views views={precheckin.views} />
      </Panel>
    </div>
  );
}
