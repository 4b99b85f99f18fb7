import { EmptyState, PageHeader, Panel } from '@booking/ui/kit';

/** A guest's page that is not there yet says so, and where help is. */
export const NotOpenYet = ({ title, children }: { title: string; children: string }) => (
  <>
    <PageHeader title={title} />
    <Panel title="Not open yet">
      <EmptyState title="We are sorry">{children}</EmptyState>
    </Panel>
  </>
);
