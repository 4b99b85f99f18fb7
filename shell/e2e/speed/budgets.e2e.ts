import { recordRequests } from '../../../tools/bench/web/network-requests.ts';
import { budgets } from '../../../tools/bench/web/budgets.ts';
import { figuresOfConsole } from '../../../tools/bench/web/ready.mjs';
import { expect, test } from '../console.ts';
import { expectWithin } from './within-budget.ts';

test('the dashboard shows its figures after few requests and little script', async ({ visit }) => {
  const page = await visit({ isSignedIn: true });
  const { scriptKb, requests } = budgets.console;
  const address = `${process.env['E2E_URL']}/`;
  await expectWithin({ scriptKb, requests }, page.context(), { address, isReady: figuresOfConsole });
});

const screens = [
  ['Assistants', 'AI Assistants'],
  ['Integrations', 'Integrations & API Testing'],
] as const;

test('going to another screen asks for one script', async ({ console: page }) => {
  const asked = await recordRequests(await page.context().newCDPSession(page));
  await page.goto('/', { waitUntil: 'networkidle' });
  // the entries of other remotes come when the page rests
  await expect
    .poll(() => asked().filter(({ url }) => url.endsWith('/remoteEntry.js')).length)
    .toBeGreaterThanOrEqual(3);
  for (const [label, title] of screens) {
    const before = asked().length;
    await page.getByRole('navigation').getByRole('link', { name: label, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('main').getByRole('progressbar')).toHaveCount(0);
    const scripts = asked()
      .slice(before)
      .filter(({ type }) => type === 'Script');
    expect(scripts.length, scripts.map(({ url }) => url).join('\n')).toBeLessThanOrEqual(budgets.screen.scripts);
  }
});
