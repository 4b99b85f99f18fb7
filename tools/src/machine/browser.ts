import { existsSync } from 'node:fs';
import { installPackages, refreshPackages } from './apt.ts';
import { fail } from './machine.ts';
import { printLine } from './terminal.ts';

/** The first is Chromium without a window, which is a good deal faster. */
const places = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];
const installed = (): string | undefined => places.find((place) => existsSync(place));

/** The Chromium for browser tests and pictures; Debian's is installed when the machine has none. @throws UserFacingError */
export function findBrowser(): string {
  const found = installed();
  if (found) return found;
  printLine('Installing Chromium for the browser tests …');
  const add = (name: string): boolean => installPackages(name, 'fonts-liberation');
  if (refreshPackages() && (add('chromium-headless-shell') || add('chromium'))) {
    const fresh = installed();
    if (fresh) return fresh;
  }
  return fail('The browser tests need Chromium: install it (Debian: apt-get install chromium) and run again.');
}
