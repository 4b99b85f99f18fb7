import { useQueryClient } from '@booking/remote-kit/kit';
import { assistantQueries } from '../../../assistants.queries.ts';

/** Asks for the revision of the draft that the screen shows, after a save as well; whoever saved since is not passed over. */
export function useRevision(id: number): () => number | undefined {
  const client = useQueryClient();
  return () => client.getQueryData(assistantQueries.one(id).queryKey)?.revision;
}
