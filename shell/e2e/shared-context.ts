import type { Browser, BrowserContext } from '@playwright/test';

/** The browser context of the file whose journeys run now. */
export type SharedContext = {
  /** @param file whose journeys share it @param prepare is done to a new one */
  of: (file: string, prepare: (context: BrowserContext) => Promise<void>) => Promise<BrowserContext>;
  close: () => Promise<void>;
};

/** Journeys of a file take scripts and styles from one cache, as a person does who works on; all else begins anew. */
export function shareContext(browser: Browser): SharedContext {
  let current: { file: string; context: BrowserContext } | undefined;
  const close = async (): Promise<void> => {
    await current?.context.close();
    current = undefined;
  };
  return {
    of: async (file, prepare) => {
      if (current?.file !== file) {
        await close();
        const context = await browser.newContext();
        await prepare(context);
        current = { file, context };
        // a journey may close it, to have nothing of its page go on
        context.once('close', () => {
          if (current?.context === context) current = undefined;
        });
      }
      return current.context;
    },
    close,
  };
}

/** Takes away what a journey leaves besides the cache: pages, faked answers, sign-in, permissions, storage. */
export async function leaveNothing(context: BrowserContext, origin: string): Promise<void> {
  if (context.isClosed()) return;
  for (const page of context.pages()) await page.close();
  const blank = await context.newPage();
  const session = await context.newCDPSession(blank);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage,indexeddb' });
  await blank.close();
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.clearCookies();
  await context.clearPermissions();
  await context.setOffline(false);
}
