import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { readBoot } from './boot.ts';
import { NotStarted } from './broken.tsx';
import { fetchEntries } from './remotes/fetch-ahead.ts';
import { prefetch } from './remotes/loader.ts';
import { verify } from './remotes/signature.ts';
import { tellOf } from './remotes/tell.ts';
import { whenIdle } from './when-idle.ts';

const root = createRoot(document.getElementById('root')!);
try {
  const boot = await readBoot();
  verify(boot);
  tellOf(boot.user !== null);
  // the remote of this address is under way before the first render
  prefetch(boot.remotes, location.pathname);
  root.render(<App boot={boot} />);
  if (boot.user) whenIdle(() => fetchEntries(boot.remotes));
} catch (error) {
  reportError(error);
  root.render(<NotStarted error={error as Error} />);
}

// a page brought back by "Back" may show what somebody signed out of
addEventListener('pageshow', (event) => event.persisted && location.reload());
