import { SignedKind, type Precheckin } from '@booking/contracts/precheckins';
import { makeStyles, Panel, Text, tokens, useListClass } from '@booking/ui/kit';
import { formatDate } from '../calendar-date.ts';
import { CheckInStep } from './check-in-step.tsx';
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
  const listClass = useListClass();
  const hasImages = precheckin.records.some(({ deletedAt }) => deletedAt === null);
  return (
    <div className={styles.root}>
      <Panel title="Stay" className={styles.wide}>
        <StayFacts precheckin={precheckin} />
      </Panel>
      <Panel title="Steps">
        <ol tabIndex={-1} aria-label="From the registration card to the check-in" className={listClass}>
          {SignedKind.options.map((kind) => (
            <RecordStep key={kind} precheckin={precheckin} kind={kind} />
          ))}
          <CheckInStep precheckin={precheckin} />
        </ol>
        {hasImages && (
          <Text className={styles.quiet}>
            Images are kept encrypted, and deleted on {formatDate(precheckin.imagesKeptUntil)}.
          </Text>
        )}
      </Panel>
      <Panel title="Who Looked at Images">
        <Views views={precheckin.views} />
      </Panel>
    </div>
  );
}
