import { useEffect, useMemo, useState } from 'react';
import { FluentProvider } from '@fluentui/react-components';
import type { User } from '@booking/contracts/auth';
import type { BootManifest } from '@booking/contracts/remotes';
import { hasStatus, type RequestError } from '@booking/http/request-error';
import {
  createQueryClient,
  HostApiContext,
  QueryClientProvider,
  RouterProvider,
  type HostApi,
} from '@booking/remote-kit/kit';
import { useToaster } from '@booking/remote-kit/toaster';
import { Toaster } from './frame/toaster.tsx';
import { tellOf } from './remotes/tell.ts';
import { createRoutes } from './routes.tsx';
import { SessionContext } from './session.ts';
import { useTheme } from './theme.ts';
import { PreviewedContext } from './updates/current.ts';

/** A sign-in that fails is a 401 too, and says nothing about the session. */
const isSessionOver = (error: Error): boolean =>
  hasStatus(error, 401) && (error as RequestError).result.url.startsWith('/api/auth/sign-in') === false;

/** The whole page: one theme, one query client, one router, one toaster; remotes bring none of these. */
export function App({ boot }: { boot: BootManifest }) {
  const [user, setUser] = useState<User | null>(boot.user);
  const toaster = useToaster();
  const queryClient = useMemo(() => createQueryClient((error) => isSessionOver(error) && setUser(null)), []);
  useEffect(() => {
    // whoever signs in next in this tab must not see what the last person saw
    if (!user) queryClient.clear();
    tellOf(user !== null);
  }, [user, queryClient]);
  const router = useMemo(() => createRoutes(boot), [boot]);
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
              <RouterProvider router={router} />
            </PreviewedContext>
          </HostApiContext>
        </SessionContext>
      </QueryClientProvider>
      <Toaster {...toaster} />
    </FluentProvider>
  );
}
