import { useMemo, useState } from 'react';
import { FluentProvider } from '@fluentui/react-components';
import type { BootManifest } from '@booking/contracts/remotes';
import { HostApiContext, QueryClientProvider, type HostApi } from '@booking/remote-kit/kit';
import { useToaster } from '@booking/remote-kit/toaster';
import { createPageHistory, PageRouter } from '@booking/router/router';
import { Toaster } from './frame/toaster.tsx';
import { FetchAtRest } from './remotes/fetch-at-rest.tsx';
import { createRoutes } from './routes.tsx';
import { SessionContext } from './session.ts';
import { SessionEnded } from './sign-in/session-ended.tsx';
import { useTheme } from './theme.ts';
import { PreviewedContext } from './updates/current.ts';
import { useSessionOfPage } from './use-session-of-page.ts';

/** The whole page: one theme, one query client, one router, one toaster; remotes bring none of these. */
export function App({ boot }: { boot: BootManifest }) {
  const { user, isOver, queryClient, resume, leave } = useSessionOfPage(boot.user);
  const toaster = useToaster();
  const [history] = useState(createPageHistory);
  const routes = useMemo(() => createRoutes(boot), [boot]);
  const { toast } = toaster;
  const host = useMemo<HostApi>(
    () => ({ user, hotelTimeZone: boot.hotelTimeZone, toast }),
    [user, boot.hotelTimeZone, toast],
  );
  const session = useMemo(() => ({ user }), [user]);
  return (
    <FluentProvider theme={useTheme()}>
      <QueryClientProvider client={queryClient}>
        <SessionContext value={session}>
          <HostApiContext value={host}>
            <PreviewedContext value={boot.preview?.remote}>
              <PageRouter history={history} routes={routes} />
            </PreviewedContext>
            {user && <FetchAtRest remotes={boot.remotes} />}
            {user && isOver && <SessionEnded user={user} onResume={resume} onLeave={leave} />}
          </HostApiContext>
        </SessionContext>
      </QueryClientProvider>
      <Toaster {...toaster} />
    </FluentProvider>
  );
}
