import type { Browser } from '@playwright/test';
import type { Line } from '../bench.ts';
import { startBrowser } from './browser.ts';
import { budgets } from './budgets.ts';
import { newVisitor } from './cold-load.ts';
import { measureLoads, type Loads } from './loads.ts';
import type { Part } from './part.ts';
import { textedPath } from './place.ts';
import { rooms } from './ready.mjs';
import { openGuestPages } from './yardsticks/yardsticks.ts';

const budget = budgets.guest;
const plain = 'React and Fluent, plain';
const bare = 'React, server-rendered';

const linesOf = ({ ours: { cold, warm }, fluent, react }: Record<'ours' | 'fluent' | 'react', Loads>): Line[] => [
  {
    what: 'Guest page of rooms, cold: largest paint',
    value: cold.lcp,
    unit: 'ms',
    yardstick: { what: plain, value: fluent.cold.lcp },
    target: { kind: 'ratio', atMost: budget.lcpToFluent },
  },
  {
    what: 'Guest page of rooms, cold: first paint',
    value: cold.firstPaint,
    unit: 'ms',
    yardstick: { what: bare, value: react.cold.firstPaint },
  },
  {
    what: 'Guest page of rooms, cold: buttons work',
    value: cold.ready,
    unit: 'ms',
    yardstick: { what: bare, value: react.cold.ready },
    target: { kind: 'ratio', atMost: budget.readyToReact },
  },
  {
    what: 'Guest page of rooms, cold: blocked',
    value: cold.blocked,
    unit: 'ms',
    yardstick: { what: bare, value: react.cold.blocked },
  },
  {
    what: 'Guest page of rooms, cold: sent',
    value: cold.sentKb,
    unit: 'KB',
    yardstick: { what: bare, value: react.cold.sentKb },
  },
  {
    what: 'Guest page of rooms, cold: script',
    value: cold.scriptKb,
    unit: 'KB',
    target: { kind: 'value', atMost: budget.scriptKb },
  },
  {
    what: 'Guest page of rooms, cold: requests besides photos',
    value: cold.requests,
    unit: 'requests',
    target: { kind: 'value', atMost: budget.requests },
  },
  {
    what: 'Guest page of rooms, cold: layout shift',
    value: cold.shift,
    unit: 'times',
    target: { kind: 'value', atMost: budget.shift },
  },
  {
    what: 'Guest page of rooms, second visit: buttons work',
    value: warm.ready,
    unit: 'ms',
    yardstick: { what: 'the first', value: cold.ready },
    target: { kind: 'ratio', atMost: budget.warmToCold },
  },
];

/** Rooms, prices and the phone number, looked for on a page whose scripts do not run. */
async function withoutScript(browser: Browser, address: string): Promise<Line> {
  const visitor = await newVisitor(browser, { isPhone: true }, { javaScriptEnabled: false });
  try {
    const page = await visitor.newPage();
    await page.goto(address);
    const room = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) });
    const wanted = {
      rooms: room,
      prices: room.getByText(/^\$[\d,]+\.\d\d$/),
      'the phone number': page.locator('a[href^="tel:+"]'),
    };
    const found = Object.entries(wanted).map(async ([name, there]) => ({ name, count: await there.count() }));
    const missing = (await Promise.all(found)).filter(({ count }) => count === 0).map(({ name }) => name);
    return {
      what: 'Guest page of rooms without script: of rooms, prices and phone number, not there',
      value: missing.length,
      unit: 'times',
      target: { kind: 'value', atMost: 0 },
      ...(missing.length > 0 && { note: `Not there: ${missing.join(', ')}.` }),
    };
  } finally {
    await visitor.close();
  }
}

/** The page that a texted link leads to, on a phone. */
export const guestPart: Part = {
  name: 'guest',
  async measure(place, { rounds: times, signal }) {
    const path = await textedPath(place);
    const address = place.url + path;
    const { close, ...yardsticks } = await openGuestPages(place, path);
    const browser = await startBrowser(place.certificate, signal);
    try {
      const visits = { ours: { address, isReady: rooms, isPhone: true }, ...yardsticks };
      return [...linesOf(await measureLoads(place, visits, times, signal)), await withoutScript(browser, address)];
    } finally {
      await browser.close();
      await close();
    }
  },
};
