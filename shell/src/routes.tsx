import type { RemoteRelease } from '@booking/contracts/remotes';
import { createBrowserRouter, Outlet } from '@booking/remote-kit/kit';
import { Broken } from './broken.tsx';
import { Frame } from './frame/frame.tsx';
import { NotFound } from './not-found.tsx';
import { RemoteScreen } from './remotes/remote-screen.tsx';
import { SignedIn } from './sign-in/signed-in.tsx';
import { SignIn } from './sign-in/sign-in.tsx';

const routesOf = (remotes: readonly RemoteRelease[], frame: 'console' | 'bare') =>
  remotes.flatMap((release) =>
    release.routes
      .filter((route) => route.frame === frame)
      .map((route) => ({
        path: route.path,
        element: <RemoteScreen key={route.path} release={release} route={route} />,
      })),
  );

/** The addresses of the page: those of the remotes, in the console's frame or bare, sign-in, and a page for all others. */
export const createRoutes = (remotes: readonly RemoteRelease[]) =>
  createBrowserRouter([
    {
      errorElement: <Broken />,
      children: [
        {
          element: (
            <SignedIn>
              <Frame remotes={remotes}>
                <Outlet />
              </Frame>
            </SignedIn>
          ),
          children: routesOf(remotes, 'console'),
        },
        ...routesOf(remotes, 'bare'),
        { path: '/sign-in', element: <SignIn /> },
        { path: '*', element: <NotFound remotes={remotes} /> },
      ],
    },
  ]);
