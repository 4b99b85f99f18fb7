import { createBrowserRouter } from 'react-router';
import type { BootManifest } from '@booking/contracts/remotes';
import { createQueryClient, QueryClientProvider } from '@booking/remote-kit/kit';
import { App } from './app.tsx';
import { createRoutes } from './routes.tsx';
import { createSessionEnd } from './session-end.store.ts';
import { isSessionOver } from './session.ts';

/** The page to be drawn, and its router. Router and query client are made once, outside of React, and serve each other. */
export function createConsole(boot: BootManifest) {
  const sessionEnd = createSessionEnd();
  const queryClient = createQueryClient((error) => isSessionOver(error) && sessionEnd.set(true));
  const router = createBrowserRouter(createRoutes(boot, queryClient));
  const page = (
    <QueryClientProvider client={queryClient}>
      <App boot={boot} router={router} sessionEnd={sessionEnd} />
    </QueryClientProvider>
  );
  return { page, router };
}
