import { EmptyState, makeStyles, Panel, useListClass } from '@booking/ui/kit';
import { ScrollRegion } from '../scroll-region.tsx';
import { words } from '../integrations.words.ts';
import { ResultEntry } from './result-entry.tsx';
import { useTestResults } from './test-results-context.tsx';

const useStyles = makeStyles({
  scroller: { height: '24rem' },
});

export function TestResultsPanel({ className }: { className?: string }) {
  const styles = useStyles();
  const listClass = useListClass();
  const { results } = useTestResults();
  return (
    <Panel title={words.results.title} {...(className && { className })}>
      <ScrollRegion aria-label={words.results.list} className={styles.scroller}>
        {results.length === 0 ? (
          <EmptyState title={words.results.none}>{words.results.noneBody}</EmptyState>
        ) : (
          <ol className={listClass}>
            {results.map((result) => (
              <ResultEntry key={result.id} result={result} />
            ))}
          </ol>
        )}
      </ScrollRegion>
    </Panel>
  );
}
