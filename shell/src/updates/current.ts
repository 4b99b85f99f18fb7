import { createContext, useContext } from 'react';
import { remoteEndpoints, type BootRemote } from '@booking/contracts/remotes';
import { call } from '@booking/http/call';
import { queryOptions, useQuery } from '@booking/remote-kit/kit';

const pollMs = 60_000;

/** What loading the page now would bring; what it brought stays as it is for the life of the tab. */
export const currentQuery = queryOptions({
  queryKey: ['current-versions'],
  queryFn: ({ signal }) => call(remoteEndpoints.current, {}, { signal }),
  refetchInterval: pollMs,
  // a tab that comes back to sight after longer than this asks at once
  refetchOnWindowFocus: true,
  staleTime: pollMs,
});

/** The remote that this tab previews; whether it is off for others does not matter here. */
export const PreviewedContext = createContext<string | undefined>(undefined);

/** Why each remote that is switched off is so: as it was last heard, or else as it was when the page was loaded. */
export function useSwitchedOff(): (remote: BootRemote) => string | undefined {
  const previewed = useContext(PreviewedContext);
  // the frame asks; here it is only read
  const { data } = useQuery({ ...currentQuery, enabled: false });
  return ({ id, switchedOff }) => {
    if (id === previewed) return undefined;
    return data ? data.remotes[id]?.switchedOff : switchedOff?.reason;
  };
}
