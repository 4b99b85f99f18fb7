import {
  devices,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type CDPSession,
} from '@playwright/test';
import { waitUntil } from '../../src/machine/machine.ts';
import { median } from '../bench.ts';
import { recordRequests, isData, type NetworkRequest } from './network-requests.ts';
import { watch } from './in-page.mjs';

/** As the page itself notes them. */
export type Moments = Record<
  'page' | 'received' | 'firstPaint' | 'lcp' | 'there' | 'ready' | 'blocked' | 'shift',
  number
>;

export type Visit = {
  address: string;
  /** Whether what a person came for is there; asked in the page at each of its frames. */
  isReady: () => boolean;
  cookies?: Parameters<BrowserContext['addCookies']>[0];
  isPhone?: boolean;
};

/**
 * All that was asked for until what it shows was there, photos aside; requests are those before data, KB are as they were sent, of
 * scripts without headers.
 */
export type Load = Moments & { requests: number; sentKb: number; scriptKb: number };
export type SeenLoad = Load & { asked: NetworkRequest[] };

const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const slowCpu = { rate: 4 };
/** What begins once the page is ready may block it still. */
const afterwards = 1000;

const desktop: BrowserContextOptions = { viewport: { width: 1350, height: 940 } };
const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];

/** Somebody with an empty cache. */
export async function newVisitor(
  browser: Browser,
  { cookies = [], isPhone = false }: Pick<Visit, 'cookies' | 'isPhone'>,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const device = isPhone ? phone : desktop;
  const context = await browser.newContext({ ...device, timezoneId: 'America/Chicago', ...options });
  await context.addCookies(cookies);
  return context;
}

/** As a middling phone on a slow mobile network. */
export async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.emulateNetworkConditions', slowNetwork);
  await session.send('Emulation.setCPUThrottlingRate', slowCpu);
}

const sumOf = (asked: readonly NetworkRequest[], key: 'kb' | 'bodyKb'): number =>
  asked.reduce((sum, one) => sum + one[key], 0);

/**
 * Opens an address on a slow phone's terms; the cache is what the visitor has.
 * @param prepare makes terms of its own @throws UserFacingError when it is not ready in a minute
 */
export async function load(
  visitor: BrowserContext,
  { address, isReady }: Pick<Visit, 'address' | 'isReady'>,
  prepare = slowDown,
): Promise<SeenLoad> {
  const page = await visitor.newPage();
  try {
    const session = await visitor.newCDPSession(page);
    const heard = await recordRequests(session);
    await prepare(session);
    await page.addInitScript({ content: `(${watch.toString()})(${isReady.toString()})` });
    await page.goto(address, { waitUntil: 'commit' });
    const moments = (): Promise<Moments> => page.evaluate('moments');
    await waitUntil(async () => (await moments()).ready > 0, 60, `${address} showed nothing of it within a minute.`);
    await page.waitForLoadState('load');
    await page.waitForTimeout(afterwards);
    const seen = await moments();
    const asked = heard().filter(({ at, type }) => at <= seen.there && type !== 'Image');
    const scripts = asked.filter(({ type }) => type === 'Script');
    const requests = asked.filter((one) => !isData(one)).length;
    return { ...seen, requests, sentKb: sumOf(asked, 'kb'), scriptKb: sumOf(scripts, 'bodyKb'), asked };
  } finally {
    await page.close();
  }
}

/** The first visit of somebody who was never here, and the second. */
export async function coldAndWarmLoad(browser: Browser, visit: Visit): Promise<[cold: SeenLoad, warm: SeenLoad]> {
  const visitor = await newVisitor(browser, visit);
  try {
    return [await load(visitor, visit), await load(visitor, visit)];
  } finally {
    await visitor.close();
  }
}

/** The first visit alone. */
export async function coldLoad(browser: Browser, visit: Visit): Promise<SeenLoad> {
  const visitor = await newVisitor(browser, visit);
  return load(visitor, visit).finally(() => visitor.close());
}

/** The median of each figure. */
export function medianOf(loads: readonly Load[]): Load {
  const of = (key: keyof Load): number => median(loads.map((one) => one[key]));
  return {
    page: of('page'),
    received: of('received'),
    firstPaint: of('firstPaint'),
    lcp: of('lcp'),
    there: of('there'),
    ready: of('ready'),
    blocked: of('blocked'),
    shift: of('shift'),
    requests: of('requests'),
    sentKb: of('sentKb'),
    scriptKb: of('scriptKb'),
  };
}
