import { EmptyState, makeStyles, Panel, tokens } from '@booking/ui/kit';
import { ResultEntry } from './result-entry.tsx';
import { useTestResults } from './test-results-context.tsx';

const useStyles = makeStyles({
  scroller: {
    height: '24rem',
    overflowY: 'auto',
    ':focus-visible': { outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}` },
  },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
});

export function TestResultsPanel({ className }: { className: string }) {
  const styles = useStyles();
  const { results } = useTestResults();
  return (
    <Panel title="Test Results" className={className}>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <div role="region" aria-label="Results, newest first" tabIndex={0} className={styles.scroller}>
        {results.length === 0 ? (
          <EmptyState title="No test results yet">What a test sends and what it is answered appears here</EmptyState>
        ) : (
          <ol className={styles.list}>
            {results.map((result) => (
              <ResultEntry key={result.id} result={result} />
            ))}
          </ol>
        )}
      </div>
    </Panel>
  );
}
