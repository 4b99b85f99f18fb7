import type { BrowserContext } from '@playwright/test';
import { load, type SeenLoad, type Visit } from '../../../tools/bench/web/cold-load.ts';
import { expect } from '../console.ts';

/** Opens an address at its own pace until it is ready: it takes no more script and no more requests before data than its budget has. */
export async function expectWithin(
  most: { scriptKb: number; requests: number },
  visitor: BrowserContext,
  visit: Pick<Visit, 'address' | 'isReady'>,
): Promise<SeenLoad> {
  const seen = await load(visitor, visit, async () => undefined);
  const list = seen.asked.map(({ url, kb }) => `${kb.toFixed(1)} KB ${url}`).join('\n');
  expect.soft(seen.scriptKb, list).toBeLessThanOrEqual(most.scriptKb);
  expect.soft(seen.requests, list).toBeLessThanOrEqual(most.requests);
  return seen;
}
