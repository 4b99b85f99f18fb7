import { reasonOf } from '@booking/http/request-error';
import { useHost, useMutation, useQueryClient } from '@booking/remote-kit/kit';
import { withMore, type ListPage } from './list-page.ts';

/** The page after a cursor, and the list below which it goes. */
export type More<Row> = {
  queryKey: readonly unknown[];
  cursor: string;
  load: (cursor: string) => Promise<ListPage<Row>>;
};

/** Puts the next page below what a list shows. */
export function useShowMore<Row>() {
  const { toast } = useHost();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ cursor, load }: More<Row>) => load(cursor),
    onSuccess: (more, { queryKey, cursor }) =>
      client.setQueryData<ListPage<Row>>(queryKey, (page) => withMore(page, cursor, more)),
    onError: (error) => toast({ intent: 'error', title: 'Error', body: reasonOf(error) }),
  });
}
