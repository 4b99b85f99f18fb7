import { chromium, type Browser } from '@playwright/test';
import { findBrowser } from '../../src/machine/browser.ts';
import type { Certificate } from './front.ts';

/** A browser of its own, which takes the certificate of our fronts and goes when it is to end. @throws UserFacingError */
export async function startBrowser({ fingerprint }: Certificate, signal: AbortSignal): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      `--ignore-certificate-errors-spki-list=${fingerprint}`,
    ],
    // it would end this process before the product is closed
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  const close = (): void => void browser.close();
  signal.addEventListener('abort', close);
  browser.on('disconnected', () => signal.removeEventListener('abort', close));
  return browser;
}
