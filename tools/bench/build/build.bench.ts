import { chromium, type BrowserContext } from '@playwright/test';
import { findBrowser } from '../../src/machine/browser.ts';
import { owner } from '../../src/testing/test-environment.ts';
import { printLine } from '../../src/machine/terminal.ts';
import type { Bench, BenchOptions, Line } from '../bench.ts';
import { editLines } from './edit.ts';
import { firstRemoteLines } from './first-remote.ts';
import { borrowPackages, clonePlace, type Place } from './place.ts';
import { settingsFor, startProduct, type Settings } from './product.ts';
import { rebuildLines } from './rebuild.ts';
import { freshStart, secondStart } from './starts.ts';
import { testsLine } from './tests-line.ts';

const parts = ['fresh', 'second', 'edit', 'rebuild', 'remote', 'test'] as const;

/** Does something with a browser that is signed in to the product of a place. */
async function signedIn(
  place: Place,
  settings: Settings,
  work: (context: BrowserContext) => Promise<Line[]>,
): Promise<Line[]> {
  const { product } = await startProduct(place, settings);
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const context = await browser.newContext();
    const url = `http://localhost:${settings['PORT']}`;
    await context.request.post(`${url}/api/auth/sign-in`, { data: owner, headers: { origin: url } });
    return await work(context);
  } finally {
    await browser.close();
    await product.stop();
  }
}

async function run({ only, signal }: BenchOptions): Promise<Line[]> {
  const isWanted = (part: (typeof parts)[number]): boolean => part.includes(only);
  const lines: Line[] = [];
  const place = clonePlace();
  try {
    const settings = await settingsFor(place);
    const add = async (what: string, measure: () => Line[] | Promise<Line[]>): Promise<void> => {
      signal.throwIfAborted();
      printLine(what);
      lines.push(...(await measure()));
    };
    if (isWanted('fresh')) {
      await add('Starting a fresh clone …', () => freshStart(place, settings));
    } else if (parts.some((part) => part !== 'test' && isWanted(part))) {
      printLine('Starting a clone with the packages of this repository …');
      borrowPackages(place);
      await (await startProduct(place, settings)).product.stop();
    }
    if (isWanted('second')) await add('Starting it again …', () => secondStart(place, settings));
    if (isWanted('rebuild')) await add('Building after a change …', () => rebuildLines(place));
    if (isWanted('edit') || isWanted('remote')) {
      await add('Working on a remote …', () =>
        signedIn(place, settings, async (context) => [
          ...(isWanted('edit') ? await editLines(place, settings, context) : []),
          ...(isWanted('remote') ? await firstRemoteLines(place, settings, context) : []),
        ]),
      );
    }
    if (isWanted('test')) lines.push(...testsLine());
  } finally {
    place.remove();
  }
  return lines;
}

export const bench: Bench = {
  title: 'For who works on it',
  how: `In a clone of what is committed, in a folder of its own: npm's own commands, as a person types them, and a real browser.
\`--only\` takes ${parts.join(', ')}; without fresh, the packages that are installed here are copied instead.`,
  run,
};
