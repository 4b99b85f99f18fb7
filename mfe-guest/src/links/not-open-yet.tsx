import { Page } from '../page.tsx';
import { EmptyState } from '../parts/empty-state.tsx';
import { Panel } from '../parts/panel.tsx';

/** A guest's page that is not there yet says so, and where help is. */
export const NotOpenYet = ({ title, children }: { title: string; children: string }) => (
  <Page title={title}>
    <Panel title="Not open yet">
      <EmptyState title="We are sorry">{children}</EmptyState>
    </Panel>
  </Page>
);
