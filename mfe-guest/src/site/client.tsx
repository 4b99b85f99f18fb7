import { createRoot, hydrateRoot } from 'react-dom/client';
import { createSiteQueryClient } from '@booking/remote-kit/site-query-client';
import { loadApi } from '../load-api.ts';
import { stopKeepingClicks } from './pre-hydration-clicks.tsx';
import { loadScreen } from './screens.ts';
import { readServerData } from './server-data.ts';
import { Site } from './site.tsx';

declare let __webpack_public_path__: URL;
// the other scripts are where this one came from; what the bundler has for it is longer
__webpack_public_path__ = new URL('.', (document.currentScript as HTMLScriptElement).src);

/** In a function, because a module that waits at its top brings half a kilobyte with it. */
async function start(): Promise<void> {
  const { screen, hotelTimeZone, queries } = readServerData();
  const { pathname, search } = location;
  const Screen = await loadScreen(screen);
  const page = (
    <Site
      Screen={Screen}
      hotelTimeZone={hotelTimeZone}
      address={{ pathname, search }}
      client={createSiteQueryClient()}
      queries={queries}
    />
  );
  const root = document.getElementById('root')!;
  stopKeepingClicks();
  if (root.hasChildNodes()) hydrateRoot(root, page);
  else createRoot(root).render(page);
}
void start();

// it is here before a guest has chosen; without a connection the guest is told then
loadApi().catch(() => undefined);
