import { addressOf } from '@booking/contracts/endpoint';
import { verificationEndpoints, type VerificationLog } from '@booking/contracts/staff-verification';
import { request } from '@booking/http/request';
import { reasonOf, RequestError } from '@booking/http/request-error';
import { queryOptions, useHost, useMutation, useQueryClient } from '@booking/remote-kit/kit';
import { cursorOf } from '../next-cursor.ts';
import type { LogFilter } from './log-filter.ts';

/** Attempts, newest first, and the cursor of those that come after, when there are any. */
export type LogPage = { logs: VerificationLog[]; next: string | undefined };

async function fetchPage(query: LogFilter & { cursor?: string }, options?: { signal: AbortSignal }): Promise<LogPage> {
  const { logs } = verificationEndpoints;
  const result = await request(logs.method, addressOf(logs, {}, query), undefined, options);
  if (!result.ok) throw new RequestError(result);
  return { logs: logs.answer.parse(result.body), next: cursorOf(result.responseHeaders['link']) };
}

export const logQueries = {
  list: (filter: LogFilter) =>
    queryOptions({
      queryKey: ['verification-logs', filter],
      queryFn: ({ signal }) => fetchPage(filter, { signal }),
      staleTime: 0,
    }),
};

/** Puts the next page below what the list shows. */
export function useShowMore() {
  const { toast } = useHost();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ filter, cursor }: { filter: LogFilter; cursor: string }) => fetchPage({ ...filter, cursor }),
    onSuccess: ({ logs, next }, { filter, cursor }) =>
      client.setQueryData(logQueries.list(filter).queryKey, (page) =>
        page?.next === cursor ? { logs: [...page.logs, ...logs], next } : page,
      ),
    onError: (error) => toast({ intent: 'error', title: 'Error', body: reasonOf(error) }),
  });
}
