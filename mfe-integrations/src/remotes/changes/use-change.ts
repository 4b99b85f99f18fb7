import { useState } from 'react';
import { releaseEndpoints, type RemoteChange, type RemoteState } from '@booking/contracts/remote-releases';
import type { CallOf } from '@booking/contracts/endpoint';
import { call } from '@booking/http/call';
import { hasStatus } from '@booking/http/request-error';
import { useHost, useMutation, useQueryClient } from '@booking/remote-kit/kit';
import { changedBuild, wordsOf, type Wish } from './change-words.ts';
import { remoteQueries, showState } from '../remotes.queries.ts';

type Body = CallOf<typeof releaseEndpoints.change>['body'];
export type Details = { reason: string; share: number };

function bodyOf(wish: Wish, { reason, share }: Details, lastChange: number): Body {
  switch (wish.kind) {
    case 'live':
      return { kind: wish.kind, digest: wish.build.digest, reason, lastChange };
    case 'canary':
      return { kind: wish.kind, digest: wish.build.digest, share, reason, lastChange };
    default:
      return { kind: wish.kind, reason, lastChange };
  }
}

/**
 * Changes a remote as it stood when somebody decided to. Where another change came in between it is not made: what was done
 * meanwhile is told, and whoever sends it again does so knowing it.
 */
export function useChange(remote: RemoteState, wish: Wish) {
  const { toast } = useHost();
  const client = useQueryClient();
  const [seen, setSeen] = useState(remote);
  const [meanwhile, setMeanwhile] = useState<RemoteChange[]>([]);

  const catchUp = async (): Promise<void> => {
    const states = await client.fetchQuery({ ...remoteQueries.states(), staleTime: 0 });
    const now = states.find(({ id }) => id === remote.id);
    if (!now) return;
    const changes = await client.fetchQuery(remoteQueries.changes(now));
    setMeanwhile(changes.filter(({ id }) => id > seen.lastChange));
    setSeen(now);
  };
  const change = useMutation({
    mutationFn: (details: Details) =>
      call(releaseEndpoints.change, { params: { id: remote.id }, body: bodyOf(wish, details, seen.lastChange) }),
    onSuccess: (state) => {
      showState(client, state);
      toast({ title: wordsOf(wish, state).done, body: changedBuild(wish.kind, state) });
    },
    onError: async (error) => {
      if (hasStatus(error, 409)) await catchUp().catch(() => undefined);
    },
  });
  return { seen, meanwhile, ...change };
}
