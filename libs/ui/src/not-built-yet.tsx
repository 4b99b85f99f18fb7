import { EmptyState } from './states.tsx';
import { PageHeader } from './page-header.tsx';
import { Panel } from './panel.tsx';

/** A screen that is not there yet says so; nothing on it pretends. */
export const NotBuiltYet = ({ title, purpose }: { title: string; purpose: string }) => (
  <>
    <PageHeader title={title} />
    <Panel title="Not available yet">
      <EmptyState title="This screen is not built yet">{purpose}</EmptyState>
    </Panel>
  </>
);
