import { lazy, Suspense, useMemo, useState, type ComponentType } from 'react';
import { FluentProvider, IdPrefixProvider } from '@fluentui/react-components';
import type { BootManifest, RemoteDeclaration } from '@booking/contracts/remotes';
import { createPageHistory, PageRouter } from '@booking/router/router';
import {
  createQueryClient,
  HostApiContext,
  Link,
  Outlet,
  QueryClientProvider,
  type HostApi,
  type Toast,
} from '../kit.ts';
import { dark, light } from '../theme.ts';

type Props = {
  declaration: Pick<RemoteDeclaration, 'id' | 'routes' | 'nav'>;
  boot: BootManifest;
  load: (screen: string) => Promise<{ Screen: ComponentType }>;
};

const isDark = matchMedia('(prefers-color-scheme: dark)').matches;

function SmallFrame({ declaration }: { declaration: Props['declaration'] }) {
  const plain = declaration.routes.filter(({ path }) => !path.includes(':'));
  return (
    <>
      <nav aria-label={declaration.id}>
        {plain.map(({ path, title }) => (
          <span key={path}>
            <Link to={path}>{title}</Link>{' '}
          </span>
        ))}
      </nav>
      <main>
        <Suspense fallback="Loading…">
          <Outlet />
        </Suspense>
      </main>
    </>
  );
}

/** One remote by itself, in the smallest frame that keeps the contract of the shell; for daily work on it. */
export function Standalone({ declaration, boot, load }: Props) {
  const [toast, setToast] = useState<Toast>();
  const client = useMemo(() => createQueryClient(() => undefined), []);
  const [history] = useState(createPageHistory);
  const routes = useMemo(() => {
    const children = declaration.routes.map(({ path, screen }) => {
      const Screen = lazy(async () => ({ default: (await load(screen)).Screen }));
      return { path, element: <Screen /> };
    });
    const none = { path: '*', element: <p>No screen has this address.</p> };
    return [{ element: <SmallFrame declaration={declaration} />, children: [...children, none] }];
  }, [declaration, load]);
  const host: HostApi = { user: boot.user, hotelTimeZone: boot.hotelTimeZone, toast: setToast };
  return (
    <IdPrefixProvider value={`${declaration.id}-`}>
      <FluentProvider theme={isDark ? dark : light}>
        <QueryClientProvider client={client}>
          <HostApiContext value={host}>
            {toast && (
              <p role="status">
                <strong>{toast.title}</strong> {toast.body}
              </p>
            )}
            {boot.user ? (
              <PageRouter history={history} routes={routes} />
            ) : (
              <p>Sign in to the running console first, then load this page again.</p>
            )}
          </HostApiContext>
        </QueryClientProvider>
      </FluentProvider>
    </IdPrefixProvider>
  );
}
