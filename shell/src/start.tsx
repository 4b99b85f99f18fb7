import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { onMisread } from '@booking/contracts/later-zod';
import { readBoot } from './boot.ts';
import { yieldToMain } from './yield-to-main.ts';
import { prefetch } from './remotes/loading/screen-loader.ts';
import { setTelemetry } from './remotes/telemetry/load-telemetry.ts';
import { loadSignIn } from './sign-in/load.ts';

const root = createRoot(document.getElementById('root')!);

async function sayThatItCannotStart(error: Error): Promise<void> {
  reportError(error);
  const { NotStarted } = await import(/* webpackMode: "eager" */ './broken.tsx');
  root.render(<NotStarted error={error} />);
}

try {
  const boot = await readBoot();
  onMisread((misread) => {
    const ofBoot = misread.find(({ value }) => value === boot);
    if (ofBoot) void sayThatItCannotStart(ofBoot.error);
  });
  setTelemetry(boot.user !== null);
  // the remote of this address is under way before the first render
  prefetch(boot.remotes, location.pathname);
  if (!boot.user) loadSignIn().catch(() => undefined);
  await yieldToMain();
  const { createConsole } = await import(/* webpackMode: "eager" */ './console.tsx');
  const { page } = createConsole(boot);
  // a transition is drawn bit by bit, where a plain render holds the page up
  startTransition(() => root.render(page));
} catch (error) {
  await sayThatItCannotStart(error as Error);
}

// a page brought back by "Back" may show what somebody signed out of
addEventListener('pageshow', (event) => event.persisted && location.reload());
