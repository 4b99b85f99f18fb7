import { useLocation } from '@booking/remote-kit/kit';
import { viewedIntegration } from './integrations.ts';
import { Overview } from './overview/overview.tsx';
import { TestResultsProvider } from './results/test-results-context.tsx';
import { TestingView } from './testing-view.tsx';

export function Screen() {
  const integration = viewedIntegration(useLocation().search);
  return (
    <TestResultsProvider>
      {integration ? <TestingView key={integration.provider} integration={integration} /> : <Overview />}
    </TestResultsProvider>
  );
}
