import type { CallInsights } from '@booking/contracts/call-insights';
import { labelOf } from '@booking/contracts/labels';
import { formatCount } from '@booking/hotel/money';
import { Link, Time } from '@booking/remote-kit/kit';
import { EmptyState, makeStyles, Panel, Text, tokens, useLinkClass, useListClass } from '@booking/ui/kit';
import { Fold } from '../parts/fold.tsx';
import { words } from './call-insights.words.ts';

const said = words.notBooked;

const useStyles = makeStyles({
  reason: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXXS },
  line: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: tokens.spacingHorizontalM },
  example: { display: 'flex', flexDirection: 'column', overflowWrap: 'anywhere' },
  quiet: { color: tokens.colorNeutralForeground3 },
});

type Reason = CallInsights['notBooked'][number];

function Examples({ examples }: { examples: Reason['examples'] }) {
  const styles = useStyles();
  const listClass = useListClass('S');
  const linkClass = useLinkClass();
  return (
    <Fold title={said.examples(formatCount(examples.length), examples.length === 1)}>
      <ul className={listClass}>
        {examples.map(({ callId, at, quote }) => (
          <li key={callId} className={styles.example}>
            <Text className={quote ? undefined : styles.quiet}>{quote ? `“${quote}”` : said.silent}</Text>
            <Link to={`/call-logs/${encodeURIComponent(callId)}`} className={linkClass}>
              <Time at={at} />
            </Link>
          </li>
        ))}
      </ul>
    </Fold>
  );
}

/** How far callers got who wanted a room and did not book, with what they said. */
export function NotBooked({ reasons }: { reasons: CallInsights['notBooked'] }) {
  const styles = useStyles();
  const listClass = useListClass('M');
  return (
    <Panel title={said.title}>
      {reasons.length === 0 ? (
        <EmptyState title={said.none.title}>{said.none.body}</EmptyState>
      ) : (
        <ol aria-label={said.list} className={listClass}>
          {reasons.map(({ reason, count, examples }) => (
            <li key={reason} className={styles.reason}>
              <span className={styles.line}>
                <Text weight="semibold">{labelOf(words.reasons, reason)}</Text>
                <Text weight="semibold">{formatCount(count)}</Text>
              </span>
              {examples.length > 0 && <Examples examples={examples} />}
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}
