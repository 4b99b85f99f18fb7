import { EmptyState, makeStyles, Panel, useListClass } from '@booking/ui/kit';
import { ScrollRegion } from '../scroll-region.tsx';
import { ResultEntry } from './result-entry.tsx';
import { useTestResults } from './test-results-context.tsx';

const useStyles = makeStyles({
  scroller: { height: '24rem' },
});

export function TestResultsPanel({ className }: { className: string }) {
  const styles = useStyles();
  const listClass = useListClass();
  const { results } = useTestResults();
  return (
    <Panel title="Test Results" className={className}>
      <ScrollRegion aria-label="Results, newest first" className={styles.scroller}>
        {results.length === 0 ? (
          <EmptyState title="No test results yet">What a test sends and what comes back appears here</EmptyState>
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
