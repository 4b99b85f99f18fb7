import { useState } from 'react';
import type { BootManifest } from '@booking/contracts/remotes';
import { useLocation, useQuery } from '@booking/remote-kit/kit';
import { Button, MessageBar, MessageBarActions, MessageBarBody, useAnyUnsaved, useNow } from '@booking/ui/kit';
import { currentQuery } from './current.ts';
import { newsSince } from './news-since.ts';

const laterMs = 60 * 60_000;

/** Says what a reload would bring; not while a form holds something unsaved, and not for an hour after "Later". */
export function UpdateNotice({ boot }: { boot: BootManifest }) {
  const { data: current } = useQuery(currentQuery);
  const { pathname } = useLocation();
  const isUnsaved = useAnyUnsaved();
  const now = useNow();
  const [later, setLater] = useState(0);
  const news = current ? newsSince(boot, current, pathname) : undefined;
  if (!news || isUnsaved || now.getTime() < later) return null;
  return (
    <MessageBar layout="multiline">
      <MessageBarBody>{news}</MessageBarBody>
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
