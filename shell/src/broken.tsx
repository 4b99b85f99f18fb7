import type { ReactNode } from 'react';
import { FluentProvider } from '@fluentui/react-components';
import { reasonOf } from '@booking/http/request-error';
import { Button, EmptyState, PageHeader, Panel } from '@booking/ui/kit';
import { BareFrame } from './frame/bare-frame.tsx';
import { useTheme } from './theme.ts';
import { useTitle } from './use-title.ts';

const LoadAgain = ({ title, children }: { title: string; children: ReactNode }) => (
  <BareFrame>
    <PageHeader title="Something went wrong" />
    <Panel title={title}>
      <EmptyState
        title="Load it again"
        action={
          <Button appearance="primary" onClick={() => location.reload()}>
            Load again
          </Button>
        }
      >
        {children}
      </EmptyState>
    </Panel>
  </BareFrame>
);

/** The last resort, when the frame itself cannot be shown. */
export const Broken = () => (
  <LoadAgain title="The page cannot be shown">
    Nothing that was saved is lost. If this stays, contact your administrator and say what you were doing.
  </LoadAgain>
);

const isNoAnswer = ({ name }: Error): boolean => name === 'RequestError' || name === 'TypeError';

/** Shown in place of the whole console, which does not know what to start from. */
export function NotStarted({ error }: { error: Error }) {
  useTitle('Something went wrong');
  return (
    <FluentProvider theme={useTheme()}>
      <LoadAgain title="The console cannot be started">
        {isNoAnswer(error)
          ? reasonOf(error)
          : 'The console was just updated. Reload to continue. If this stays, contact your administrator.'}
      </LoadAgain>
    </FluentProvider>
  );
}
