import type { CallInsights } from '@booking/contracts/call-insights';
import { Link, useQuery } from '@booking/remote-kit/kit';
import { Answer, EmptyState, makeStyles, PageHeader, Text, tokens, useLinkClass } from '@booking/ui/kit';
import { formatDate } from '../calendar-date.ts';
import { callInsightQueries } from './call-insights.queries.ts';
import { words } from './call-insights.words.ts';
import { CostParts } from './cost-parts.tsx';
import { Figures } from './figures.tsx';
import { Hours } from './hours.tsx';
import { Languages } from './languages.tsx';
import { NotBooked } from './not-booked.tsx';
import { Questions } from './questions.tsx';
import { useWeek, weekAfter, weekBefore } from './week.ts';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL, minWidth: 0 },
  weeks: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalL },
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: tokens.spacingVerticalL,
    '@media (min-width: 70rem)': { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
  },
});

/** Which week shows, and the ways to those beside it. */
function Weeks({ insights: { from, to, isRunning } }: { insights: CallInsights }) {
  const styles = useStyles();
  const linkClass = useLinkClass();
  const leading = (monday: string, label: string) => (
    <Link to={`/call-insights?week=${monday}`} className={linkClass}>
      {label}
    </Link>
  );
  return (
    <nav aria-label={words.weeks} className={styles.weeks}>
      {leading(weekBefore(from), words.before)}
      <Text weight="semibold">{words.span(formatDate(from), formatDate(to))}</Text>
      {!isRunning && leading(weekAfter(from), words.after)}
      {!isRunning && (
        <Link to="/call-insights" className={linkClass}>
          {words.thisWeek}
        </Link>
      )}
    </nav>
  );
}

function Week({ insights }: { insights: CallInsights }) {
  const styles = useStyles();
  const isEmpty = insights.calls === 0 && insights.unanswered === 0;
  return (
    <div className={styles.root}>
      <Weeks insights={insights} />
      {insights.isRunning && <Text>{words.running}</Text>}
      {isEmpty ? (
        <EmptyState title={words.none.title}>{words.none.body}</EmptyState>
      ) : (
        <>
          <Figures insights={insights} />
          <div className={styles.columns}>
            <div className={styles.root}>
              <Questions insights={insights} />
              <NotBooked reasons={insights.notBooked} />
            </div>
            <div className={styles.root}>
              <Hours hours={insights.hours} />
              <Languages languages={insights.languages} />
              <CostParts parts={insights.cost.parts} />
            </div>
          </div>
        </>
      )}
    </div>
  );
}

/** What the assistant could not do in a week: each question and each caller lost, with a way to do something about it. */
export function Screen() {
  const insights = useQuery(callInsightQueries.week(useWeek()));
  return (
    <>
      <PageHeader title={words.title} subtitle={words.subtitle} />
      <Answer query={insights} what={words.what}>
        {(known) => <Week key={known.from} insights={known} />}
      </Answer>
    </>
  );
}
