import type { ReactNode } from 'react';
import { useMay } from '@booking/remote-kit/kit';
import { AreaContext, useTestResults, type Area } from './test-results-context.tsx';
import { TestResultsPanel } from './test-results-panel.tsx';
import { useIsWide } from './use-is-wide.ts';

/**
 * A panel with tests. Where there is no room beside it, the results come right below the panel that was used last, so that nobody has to
 * look for them.
 */
export function TestArea({ id, children }: { id: Area; children: ReactNode }) {
  const { lastArea } = useTestResults();
  const mayTest = useMay('integrations:test');
  const isWide = useIsWide();
  // of the view of assistants the test call is first, until a tool was tried
  const isLast = id === 'connection' || (id === 'tools') === (lastArea === 'tools');
  return (
    <AreaContext value={id}>
      {children}
      {mayTest && !isWide && isLast && <TestResultsPanel />}
    </AreaContext>
  );
}
