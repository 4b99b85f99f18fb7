import type { ReactNode } from 'react';
import { RequestError } from '@booking/http/request-error';
import { ErrorState, LoadingState, NoPermission } from './states.tsx';

type Query<Data> = { data: Data | undefined; error: Error | null; refetch: () => unknown };

type Props<Data> = {
  query: Query<Data>;
  /** What is asked for, in the plural or with its article, as in "the calls". */
  what: string;
  /** Stands in while the answer is on its way; a spinner otherwise. */
  waiting?: ReactNode;
  children: (data: Data) => ReactNode;
};

/** What a query answered, or why there is nothing to show yet: on its way, failed, or not permitted. */
export function Answer<Data>({ query, what, waiting, children }: Props<Data>): ReactNode {
  const { data, error, refetch } = query;
  if (data !== undefined) return children(data);
  if (!error) return waiting ?? <LoadingState label={`Loading ${what}…`} />;
  if (error instanceof RequestError && error.status === 403) return <NoPermission what={what} />;
  const title = `${what[0]!.toUpperCase()}${what.slice(1)} could not be loaded`;
  return <ErrorState title={title} error={error} onRetry={() => void refetch()} />;
}
