import { Button, EmptyState, PageHeader, Panel } from '@booking/ui/kit';
import { BareFrame } from './frame/bare-frame.tsx';

/** The last resort, when the frame itself cannot be shown. */
export const Broken = () => (
  <BareFrame>
    <PageHeader title="Something went wrong" />
    <Panel title="The page cannot be shown">
      <EmptyState
        title="Load it again"
        action={
          <Button appearance="primary" onClick={() => location.reload()}>
            Load again
          </Button>
        }
      >
        Nothing that was saved is lost. If this stays, tell whoever looks after the console what you did before.
      </EmptyState>
    </Panel>
  </BareFrame>
);
