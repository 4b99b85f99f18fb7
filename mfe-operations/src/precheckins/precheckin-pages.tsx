import { useQuery } from '@booking/remote-kit/kit';
import { Answer, makeStyles, Text, tokens } from '@booking/ui/kit';
import { isWholeList, pastQueryOf, queryOf } from './precheckin-filter.ts';
import type { GridProps } from './precheckin-grid.tsx';
import { NoPrecheckins, PrecheckinList } from './precheckin-list.tsx';
import { precheckinQueries } from './precheckins.queries.ts';
import { words } from './precheckins.words.ts';

const useStyles = makeStyles({ quiet: { color: tokens.colorNeutralForeground3 } });

type Props = GridProps & { today: string; onShowAll: () => void };

/** What was asked for; of the whole list upcoming arrivals first, and below them those that are past. */
export function PrecheckinPages({ today, onShowAll, ...grid }: Props) {
  const styles = useStyles();
  const { view } = grid;
  const isWhole = isWholeList(view);
  const [query, pastQuery] = [queryOf(view, today), pastQueryOf(view, today)];
  const asked = useQuery(precheckinQueries.list(query));
  const past = useQuery({ ...precheckinQueries.list(pastQuery), enabled: isWhole });
  const isEmpty = asked.data?.rows.length === 0;
  const none = <NoPrecheckins view={view} onShowAll={onShowAll} />;
  if (!isWhole) {
    return (
      <Answer query={asked} what={words.what}>
        {(page) => (isEmpty ? none : <PrecheckinList {...grid} today={today} page={page} query={query} />)}
      </Answer>
    );
  }
  const isPastEmpty = past.data?.rows.length === 0;
  return (
    <>
      <Answer query={asked} what={words.what}>
        {(page) => {
          if (!isEmpty) return <PrecheckinList {...grid} today={today} page={page} query={query} />;
          return isPastEmpty ? none : <Text className={styles.quiet}>{words.none.upcoming}</Text>;
        }}
      </Answer>
      {asked.data && past.data && !isPastEmpty && (
        <PrecheckinList {...grid} today={today} page={past.data} query={pastQuery} />
      )}
    </>
  );
}
