import { createRoot, hydrateRoot } from 'react-dom/client';
import { languageOf, usualLanguage } from '@booking/languages/language';
import { createSiteQueryClient, hydrate } from '@booking/remote-kit/site-query-client';
import { loadTexts, textsOf } from '../language/texts.ts';
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
  const { screen, hotelTimeZone, language: tag, messages, queries } = readServerData();
  const { pathname, search } = location;
  const language = languageOf(tag ?? document.documentElement.lang) ?? usualLanguage;
  const [Screen, texts] = await Promise.all([
    loadScreen(screen, queries),
    messages ? textsOf(language, messages) : loadTexts(language),
  ]);
  const client = createSiteQueryClient();
  if (queries) hydrate(client, queries);
  const page = (
    <Site Screen={Screen} hotelTimeZone={hotelTimeZone} address={{ pathname, search }} texts={texts} client={client} />
  );
  const root = document.getElementById('root')!;
  stopKeepingClicks();
  if (root.hasChildNodes()) hydrateRoot(root, page);
  else createRoot(root).render(page);
}
void start();

// it is here before a guest has chosen; without a connection the guest is told then
loadApi().catch(() => undefined);
