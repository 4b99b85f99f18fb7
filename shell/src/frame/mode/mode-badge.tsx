import { useEffect, useRef } from 'react';
import { useQuery, useQueryClient } from '@booking/remote-kit/kit';
import { StatusBadge } from '@booking/ui/kit';
import { modeQuery } from './mode.queries.ts';

const words = { live: 'LIVE', test: 'TEST' };

/** Says which mode the hotel is in. What the other screens show belongs to a mode, so they follow it. */
export function ModeBadge() {
  const client = useQueryClient();
  const mode = useQuery(modeQuery).data?.mode;
  const shown = useRef(mode);
  useEffect(() => {
    if (shown.current && mode !== shown.current) {
      const ofAMode = {
        predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0] !== modeQuery.queryKey[0],
      };
      // what nobody looks at is forgotten: some screens never ask again by themselves
      client.removeQueries({ ...ofAMode, type: 'inactive' });
      void client.invalidateQueries(ofAMode);
    }
    shown.current = mode;
  }, [client, mode]);
  return (
    <StatusBadge shape="circular" tone={mode === 'live' ? 'alarm' : 'neutral'}>
      {mode ? words[mode] : 'Loading...'}
    </StatusBadge>
  );
}
