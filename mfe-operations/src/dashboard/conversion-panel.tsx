import type { Conversion } from '@booking/contracts/desk-overview';
import { formatCount } from '@booking/hotel/money';
import { useQuery } from '@booking/remote-kit/kit';
import { Answer, makeStyles, Panel, Text, tokens, useListClass } from '@booking/ui/kit';
import type { Period } from './dashboard.queries.ts';
import { words } from './desk-overview.words.ts';
import { deskOverviewQueries } from './desk-overview.queries.ts';
import { Waiting } from './waiting.tsx';

const useStyles = makeStyles({
  stage: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXXS },
  line: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: tokens.spacingHorizontalM },
  figure: { fontVariantNumeric: 'tabular-nums' },
  quiet: { color: tokens.colorNeutralForeground3 },
  bar: {
    height: '0.5rem',
    minWidth: '2px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorCompoundBrandBackground,
    forcedColorAdjust: 'none',
    '@media (forced-colors: active)': { backgroundColor: 'CanvasText' },
  },
});

const stages = ['calls', 'links', 'paid'] as const;

function Funnel({ conversion }: { conversion: Conversion }) {
  const styles = useStyles();
  const listClass = useListClass('S');
  const percentOf = (count: number): number =>
    conversion.calls === 0 ? 0 : Math.round((count / conversion.calls) * 100);
  return (
    <ol className={listClass}>
      {stages.map((stage) => (
        <li key={stage} className={styles.stage}>
          <span className={styles.line}>
            <Text>{words.conversion[stage]}</Text>
            <Text className={styles.figure}>
              <strong>{formatCount(conversion[stage])}</strong>{' '}
              {stage !== 'calls' && (
                <span className={styles.quiet}>{words.conversion.share(percentOf(conversion[stage]))}</span>
              )}
            </Text>
          </span>
          <div aria-hidden className={styles.bar} style={{ width: `${percentOf(conversion[stage])}%` }} />
        </li>
      ))}
    </ol>
  );
}

/** How many calls of a period led to a link, and to a payment. */
export function ConversionPanel({ period }: { period: Period }) {
  const styles = useStyles();
  const conversion = useQuery(deskOverviewQueries.conversion(period));
  return (
    <Panel
      title={words.conversion.title}
      aside={
        <Text size={200} className={styles.quiet}>
          {words.conversion.period(period)}
        </Text>
      }
    >
      <Answer
        query={conversion}
        what={words.conversion.what}
        waiting={<Waiting label="Loading the conversion…" height="7rem" />}
      >
        {(known) => <Funnel conversion={known} />}
      </Answer>
    </Panel>
  );
}
