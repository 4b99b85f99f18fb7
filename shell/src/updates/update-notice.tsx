import { useState } from 'react';
import type { BootManifest } from '@booking/contracts/remotes';
import { useLocation, useQuery } from '@booking/remote-kit/kit';
import { Button, MessageBar, MessageBarActions, MessageBarBody, useAnyUnsaved, useNow } from '@booking/ui/kit';
import { changedSince } from './changed-since.ts';
import { currentQuery } from './current.ts';

const laterMs = 60 * 60_000;

/** Says that a reload would bring another version; not while a form holds something unsaved, and not for an hour after "Later". */
export function UpdateNotice({ boot }: { boot: BootManifest }) {
  const { data: current } = useQuery(currentQuery);
  const { pathname } = useLocation();
  const isUnsaved = useAnyUnsaved();
  const now = useNow();
  const [later, setLater] = useState(0);
  const changed = current ? changedSince(boot, current, pathname) : undefined;
  if (!changed || isUnsaved || now.getTime() < later) return null;
  return (
    <MessageBar intent="info" layout="multiline">
      <MessageBarBody>A new version of {changed} is ready.</MessageBarBody>
      <MessageBarActions>
        <Button size="small" appearance="primary" onClick={() => location.reload()}>
          Reload
        </Button>
        <Button size="small" onClick={() => setLater(Date.now() + laterMs)}>
          Later
        </Button>
      </MessageBarActions>
    </MessageBar>
  );
}
