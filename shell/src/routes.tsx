import type { BootManifest, BootRemote } from '@booking/contracts/remotes';
import { Outlet, useLocation } from '@booking/remote-kit/kit';
import { lazyPart } from '@booking/ui/first';
import { Broken } from './broken.tsx';
import { Frame } from './frame/frame.tsx';
import { NotFound } from './not-found.tsx';
import { RemoteScreen } from './remotes/remote-screen.tsx';
import { withRest } from './remotes/rest.ts';
import { ScreenBoundary } from './remotes/screen-boundary.tsx';
import { loadSignIn } from './sign-in/load.ts';
import { SignedIn } from './sign-in/signed-in.tsx';
import { PreviewBanner } from './updates/preview-banner.tsx';

// the page appears as one
const SignIn = lazyPart(loadSignIn, '');
const AccountPage = lazyPart(withRest(async () => (await import('./account/account-page.tsx')).AccountPage));
const Invitation = lazyPart(withRest(async () => (await import('./invitation/invitation.tsx')).Invitation));

const routesOf = (remotes: readonly BootRemote[], frame: 'console' | 'bare') =>
  remotes.flatMap((remote) =>
    remote.routes
      .filter((route) => route.frame === frame)
      .map((route) => ({
        path: route.path,
        element: <RemoteScreen key={route.path} remote={remote} route={route} />,
      })),
  );

/** An error of the page itself takes its place until somebody goes elsewhere. */
const Whole = () => (
  <ScreenBoundary attempt={useLocation()} instead={<Broken />}>
    <Outlet />
  </ScreenBoundary>
);

/** The addresses of the page: those of the remotes, in the console's frame or bare, sign-in, and a page for all others. */
export const createRoutes = (boot: BootManifest) => [
  {
    element: <Whole />,
    children: [
      {
        element: (
          <SignedIn>
            <Frame boot={boot}>
              <Outlet />
            </Frame>
          </SignedIn>
        ),
        children: [...routesOf(boot.remotes, 'console'), { path: '/account', element: <AccountPage /> }],
      },
      {
        element: (
          <>
            <PreviewBanner boot={boot} />
            <Outlet />
          </>
        ),
        children: routesOf(boot.remotes, 'bare'),
      },
      { path: '/sign-in', element: <SignIn /> },
      { path: '/invitation', element: <Invitation /> },
      { path: '*', element: <NotFound boot={boot} /> },
    ],
  },
];
