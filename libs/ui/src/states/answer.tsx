import { useDeferredValue, type ReactNode } from 'react';
import { Button } from '@fluentui/react-components';
import { hasStatus, reasonOf } from '@booking/http/request-error';
import { MessageBar, MessageBarActions, MessageBarBody } from '../overlays/lazy-overlays.ts';
import { ErrorState, LoadingState, NoPermission } from './states.tsx';
import { UnreadNote } from './unread-note.tsx';

type Query<Data> = { data: Data | undefined; error: Error | null; refetch: () => unknown };

type Props<Data> = {
  query: Query<Data>;
  /** What is asked for, in the plural or with its article, as in "the calls". */
  what: string;
  /** Said when it could not be loaded, where the specification has words for it. */
  failure?: string;
  /** Stands in while the answer is on its way; a spinner otherwise. */
  waiting?: ReactNode;
  children: (data: Data) => ReactNode;
};

const capital = (words: string): string => `${words[0]!.toUpperCase()}${words.slice(1)}`;

/**
 * What a query answered, or why there is nothing to show yet: on its way, failed, or not permitted. A refresh that fails leaves
 * what shows where it is, with whatever is being typed there.
 */
export function Answer<Data>({ query, what, failure, waiting, children }: Props<Data>): ReactNode {
  const { data, error, refetch } = query;
  // what comes first is drawn in pieces, so that on a slow machine a click or a key goes between them
  const isDrawn = useDeferredValue(data !== undefined);
  if (data !== undefined && isDrawn) {
    return (
      <>
        {error && (
          <MessageBar intent="warning" layout="multiline" role="alert">
            <MessageBarBody>
              {capital(what)} could not be refreshed, so this is as it was before. {reasonOf(error)}
            </MessageBarBody>
            <MessageBarActions>
              <Button size="small" onClick={() => void refetch()}>
                Try again
              </Button>
            </MessageBarActions>
          </MessageBar>
        )}
        <UnreadNote of={data} />
        {children(data)}
      </>
    );
  }
  if (!error) return waiting ?? <LoadingState label={`Loading ${what}…`} />;
  if (hasStatus(error, 403)) return <NoPermission what={what} />;
  const title = failure ?? `${capital(what)} could not be loaded`;
  return <ErrorState title={title} error={error} onRetry={() => void refetch()} />;
}
