import { useCallback, useRef } from 'react';
import { useQueryClient } from '@booking/remote-kit/kit';

/** Loads a query again; the same function on each render. */
export function useRefetch(queryKey: readonly unknown[]): () => void {
  const client = useQueryClient();
  const key = useRef(queryKey);
  return useCallback(() => void client.invalidateQueries({ queryKey: key.current }), [client]);
}
