import { Suspense, useMemo, useState, type ComponentType } from 'react';
import { FluentProvider, IdPrefixProvider, Toaster } from '@fluentui/react-components';
import { createBrowserRouter, type DataRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import type { RemoteDeclaration } from '@booking/contracts/remote-build';
import type { BootManifest } from '@booking/contracts/remotes';
import {
  createQueryClient,
  HostApiContext,
  Link,
  Outlet,
  QueryClientProvider,
  type HostApi,
  type Toast,
} from '../kit.ts';
import { dark } from '../dark-theme.ts';
import { light } from '../theme.ts';

type Declaration = Pick<RemoteDeclaration, 'id' | 'routes' | 'nav'>;
type Load = (screen: string) => Promise<{ Screen: ComponentType }>;
type Props = { id: string; boot: BootManifest; router: DataRouter };

const isDark = matchMedia('(prefers-color-scheme: dark)').matches;

function SmallFrame({ declaration }: { declaration: Declaration }) {
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
        {/* for what a screen waits for itself */}
        <Suspense fallback={<p>Loading…</p>}>
          <Outlet />
        </Suspense>
      </main>
    </>
  );
}

/** The addresses of one remote; each screen is loaded when its address is opened. */
export const createStandaloneRouter = (declaration: Declaration, load: Load): DataRouter =>
  createBrowserRouter([
    {
      element: <SmallFrame declaration={declaration} />,
      hydrateFallbackElement: <p>Loading…</p>,
      errorElement: <p role="alert">This screen threw an error. The browser’s console has it.</p>,
      children: [
        ...declaration.routes.map(({ path, screen }) => ({
          path,
          lazy: async () => ({ Component: (await load(screen)).Screen }),
        })),
        { path: '*', element: <p>No screen has this address.</p> },
      ],
    },
  ]);

/** One remote by itself, in the smallest frame that keeps the contract of the shell; for daily work on it. */
export function Standalone({ id, boot, router }: Props) {
  const [toast, setToast] = useState<Toast>();
  const client = useMemo(() => createQueryClient(() => undefined), []);
  const host: HostApi = { user: boot.user, hotelTimeZone: boot.hotelTimeZone, toast: setToast };
  return (
    <IdPrefixProvider value={`${id}-`}>
      <FluentProvider theme={isDark ? dark : light}>
        {/* keeps Fluent’s focus management alive between dialogs, as the shell’s does */}
        <Toaster />
        <QueryClientProvider client={client}>
          <HostApiContext value={host}>
            {toast && (
              <p role="status">
                <strong>{toast.title}</strong> {toast.body}
              </p>
            )}
            {boot.user ? (
              <RouterProvider router={router} />
            ) : (
              <p>Sign in to the running console first, then load this page again.</p>
            )}
          </HostApiContext>
        </QueryClientProvider>
      </FluentProvider>
    </IdPrefixProvider>
  );
}
