import type { ReactNode } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import { Outlet, ScrollRestoration, type LoaderFunction, type Location, type RouteObject } from 'react-router';
import type { BootManifest } from '@booking/contracts/remotes';
import { lazyPart } from '@booking/ui/kit';
import { Broken } from './broken.tsx';
import { BareFrame } from './frame/bare-frame.tsx';
import { Frame } from './frame/frame.tsx';
import { loadPart } from './load-part.ts';
import { loaderOf } from './remotes/loading/screen-loader.ts';
import { NotFound, PreviewBanner } from './remotes/status/lazy-parts.ts';
import { maySee } from './remotes/status/permitted.ts';
import { RemoteScreen } from './remotes/status/remote-screen.tsx';
import { useSession } from './session.ts';
import { loadSignIn } from './sign-in/load.ts';
import { signInWaysQuery } from './sign-in/sign-in.queries.ts';
import { SignedIn } from './sign-in/signed-in.tsx';
import { useTitle } from './use-title.ts';

const loadAccount = loadPart(async () => (await import('./account/account-page.tsx')).AccountPage);

// the page appears as one
const SignIn = lazyPart(loadSignIn, '');
const AccountPage = lazyPart(loadAccount);
const Invitation = lazyPart(loadPart(async () => (await import('./invitation/invitation.tsx')).Invitation));

/** A page with a script of its own has its title before that has come. */
function Titled({ title, children }: { title: string; children: ReactNode }) {
  useTitle(title);
  return children;
}

/** Begins what a page needs and does not wait for it: the page appears at once and says itself what is on its way or failed. */
const prefetching =
  (begin: () => void): LoaderFunction =>
  () => {
    begin();
    return null;
  };

const screensOf = ({ remotes, user }: BootManifest, frame: 'console' | 'bare'): RouteObject[] =>
  remotes.flatMap((remote) =>
    remote.routes
      .filter((route) => route.frame === frame)
      .map((route) => ({
        path: route.path,
        element: <RemoteScreen key={route.path} remote={remote} route={route} />,
        loader: prefetching(() => {
          if (!remote.switchedOff && maySee(user, route)) loaderOf(remote, route.screen).beginAhead();
        }),
        // another filter in the address is the same screen
        shouldRevalidate: () => false,
      })),
  );

/** The router gives the first page of every tab the key "default"; two of them at different addresses are scrolled apart. */
const scrollKey = ({ key, pathname }: Location): string => (key === 'default' ? pathname : key);

const Root = () => (
  <>
    <Outlet />
    {/* last, for a screen may move the page as it appears */}
    <ScrollRestoration getKey={scrollKey} />
  </>
);

function Unknown({ boot }: { boot: BootManifest }) {
  const page = <NotFound />;
  return useSession().user ? <Frame boot={boot}>{page}</Frame> : <BareFrame>{page}</BareFrame>;
}

/** The addresses of the page: those of the remotes, in the console's frame or bare, sign-in, and a page for all others. */
export const createRoutes = (boot: BootManifest, queryClient: QueryClient): RouteObject[] => [
  {
    element: <Root />,
    errorElement: <Broken />,
    // no loader waits, so nothing is ever seen of it
    hydrateFallbackElement: <></>,
    children: [
      {
        element: (
          <SignedIn>
            <Frame boot={boot}>
              <Outlet />
            </Frame>
          </SignedIn>
        ),
        children: [
          ...screensOf(boot, 'console'),
          {
            path: '/account',
            element: (
              <Titled title="Your account">
                <AccountPage />
              </Titled>
            ),
            loader: prefetching(() => void (boot.user && loadAccount().catch(() => undefined))),
          },
        ],
      },
      {
        element: (
          <>
            {(boot.preview ?? boot.endedPreview) && <PreviewBanner boot={boot} />}
            <Outlet />
          </>
        ),
        children: screensOf(boot, 'bare'),
      },
      {
        path: '/sign-in',
        element: (
          <Titled title="Sign in">
            <SignIn />
          </Titled>
        ),
        loader: prefetching(() => void (boot.user ?? queryClient.prefetchQuery(signInWaysQuery))),
      },
      {
        path: '/invitation',
        element: (
          <Titled title="Invitation">
            <Invitation />
          </Titled>
        ),
      },
      { path: '*', element: <Unknown boot={boot} /> },
    ],
  },
];
