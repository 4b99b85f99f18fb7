import { expect, test } from '../../shell/e2e/console.ts';
import { expectWithin } from '../../shell/e2e/speed/within-budget.ts';
import { budgets } from '../../tools/bench/web/budgets.ts';
import { rooms } from '../../tools/bench/web/ready.mjs';
import { textedLink } from './texted-link.ts';

test('a room can be chosen after few requests and little script, and nothing moves until then', async ({ page }) => {
  const address = await textedLink('+15125550189');
  // whoever looks first may wait for the property system, and sees the rooms come
  await page.request.get(address);
  const { shift } = await expectWithin(budgets.guest, page.context(), { address, isReady: rooms });
  expect(shift).toBeLessThanOrEqual(budgets.guest.shift);
});
