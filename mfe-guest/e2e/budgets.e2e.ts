import { expect, test } from '../../shell/e2e/console.ts';
import { budgets } from '../../tools/bench/web/budgets.ts';
import { load } from '../../tools/bench/web/cold-load.ts';
import { rooms } from '../../tools/bench/web/ready.mjs';
import { textedLink } from './texted-link.ts';

test('a room can be chosen after few requests and little script, and nothing moves until then', async ({ page }) => {
  const address = await textedLink('+15125550189');
  // whoever looks first may wait for the property system, and sees the rooms come
  await page.request.get(address);
  const { scriptKb, requests, shift, asked } = await load(
    page.context(),
    { address, isReady: rooms },
    async () => undefined,
  );
  const list = asked.map(({ url, kb }) => `${kb.toFixed(1)} KB ${url}`).join('\n');
  expect.soft(scriptKb, list).toBeLessThanOrEqual(budgets.guest.scriptKb);
  expect.soft(requests, list).toBeLessThanOrEqual(budgets.guest.requests);
  expect.soft(shift).toBeLessThanOrEqual(budgets.guest.shift);
});
