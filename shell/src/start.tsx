import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { readBoot } from './boot.ts';
import { yieldToMain } from './yield-to-main.ts';
import { prefetch } from './remotes/loading/screen-loader.ts';
import { loadLateParts } from './remotes/status/lazy-parts.ts';
import { setTelemetry } from './remotes/telemetry/load-telemetry.ts';
import { loadSignIn } from './sign-in/load.ts';
import { loadTheme } from './theme.ts';

const root = createRoot(document.getElementById('root')!);

async function sayThatItCannotStart(error: Error): Promise<void> {
  reportError(error);
  const { NotStarted } = await import(/* webpackMode: "eager" */ './broken.tsx');
  root.render(<NotStarted error={error} />);
}

/** Two slashes at the beginning of a path are the beginning of another site to whatever resolves it, such as the router. */
function tidyAddress(): void {
  const { pathname, search, hash } = location;
  const tidy = pathname.replace(/\/{2,}/g, '/');
  if (tidy !== pathname) history.replaceState(history.state, '', tidy + search + hash);
}

async function start(): Promise<void> {
  tidyAddress();
  const theme = loadTheme().catch(reportError);
  const boot = await readBoot();
  setTelemetry(boot.user !== null);
  for (const type of ['error', 'unhandledrejection'] as const)
    addEventListener(type, (event) => {
      // what a script throws as it runs is how its load went, which is told once somebody comes to it
      if (document.currentScript) return;
      void loadLateParts()
        .then(({ reportUncaught }) => reportUncaught(event, boot.remotes))
        .catch(() => undefined);
    });
  // the remote of this address is under way before the first render
  prefetch(boot.remotes, location.pathname);
  if (!boot.user) loadSignIn().catch(() => undefined);
  await yieldToMain();
  await theme;
  const { createConsole } = await import(/* webpackMode: "eager" */ './console.tsx');
  const { page } = createConsole(boot);
  // a transition is drawn bit by bit, where a plain render holds the page up
  startTransition(() => root.render(page));
}

start().catch(sayThatItCannotStart);

// a page brought back by "Back" may show what somebody signed out of
addEventListener('pageshow', (event) => event.persisted && location.reload());
