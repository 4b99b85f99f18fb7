import type { Page } from '@playwright/test';
import { median, type Line } from '../bench.ts';
import { recordRequests } from './network-requests.ts';
import { startBrowser } from './browser.ts';
import { budgets } from './budgets.ts';
import { newVisitor } from './cold-load.ts';
import { screenAfterClick } from './in-page.mjs';
import type { Part } from './part.ts';
import type { Place } from './place.ts';

const budget = budgets.screen;
/** Between reaching a link and pressing the button, of somebody who knows where to click. */
const hoverMs = 200;
/** What the dashboard does once it is idle is over by then. */
const restMs = 1000;

/** @returns ms from the click to the screen with what it shows */
async function go(page: Page, label: string, title: string): Promise<number> {
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: label, exact: true });
  await link.hover();
  await page.waitForTimeout(hoverMs);
  const arrived = page.evaluate<number, [string, number]>(screenAfterClick, [title, Infinity]);
  await link.click();
  return arrived;
}

async function visit(page: Page, { url }: Place): Promise<{ first: number; again: number; scripts: number }> {
  const asked = await recordRequests(await page.context().newCDPSession(page));
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(restMs);
  const before = asked().length;
  const first = await go(page, 'Assistants', 'AI Assistants');
  const scripts = asked()
    .slice(before)
    .filter(({ type }) => type === 'Script');
  await go(page, 'Dashboard', 'Dashboard');
  const again = await go(page, 'Assistants', 'AI Assistants');
  return { first, again, scripts: scripts.length };
}

/** From the dashboard to a screen of another remote, with the machine as fast as it is. */
export const screensPart: Part = {
  name: 'screens',
  async measure(place, { rounds, signal }) {
    const browser = await startBrowser(place.certificate, signal);
    const seen: Awaited<ReturnType<typeof visit>>[] = [];
    try {
      while (seen.length < rounds) {
        signal.throwIfAborted();
        const visitor = await newVisitor(browser, place);
        seen.push(await visit(await visitor.newPage(), place).finally(() => visitor.close()));
      }
    } finally {
      await browser.close();
    }
    const of = (key: keyof (typeof seen)[number]): number => median(seen.map((one) => one[key]));
    const held = (atMost: number) => ({ target: { kind: 'value', atMost } }) as const;
    return [
      { what: 'Screen of another remote, first time', value: of('first'), unit: 'ms', ...held(budget.firstMs) },
      { what: 'Screen of another remote, seen before', value: of('again'), unit: 'ms', ...held(budget.againMs) },
      {
        what: 'Screen of another remote: scripts asked for',
        value: of('scripts'),
        unit: 'requests',
        ...held(budget.scripts),
      },
    ] satisfies Line[];
  },
};
