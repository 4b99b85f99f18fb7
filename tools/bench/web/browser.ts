import { chromium, type Browser } from '@playwright/test';
import { findBrowser } from '../../src/browser.ts';
import type { Certificate } from './front.ts';

/** A browser of its own, which takes the certificate of our fronts. @throws Obstacle */
export const startBrowser = ({ fingerprint }: Pick<Certificate, 'fingerprint'>): Promise<Browser> =>
  chromium.launch({
    executablePath: findBrowser(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      `--ignore-certificate-errors-spki-list=${fingerprint}`,
    ],
  });
