import { expect, test, type Page, type Sql } from './console.ts';
import { addCall, addPayment, change, dollars, figuresOf, removeAdded } from './figures.ts';

const card = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });
const changeOf = (page: Page, title: string) => card(page, title).locator('[data-tone]');

const inDollars = (amount: number) => amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' });

const goLive = (sql: Sql) => sql(`INSERT INTO setting (key, value) VALUES ('mode', '"live"')`);

test.afterEach(async ({ sql }) => {
  await sql(`DELETE FROM setting WHERE key = 'mode'`);
  await removeAdded(sql);
});

test('the four cards show what the database holds, in hotel time', async ({ visit, sql }) => {
  await addPayment(sql, 'a', 'test', 'today', 123_450, 450);
  await addPayment(sql, 'b', 'test', 'yesterday', 99_900);
  await addPayment(sql, 'c', 'test', 'not yet', 50_000);
  await addPayment(sql, 'd', 'live', 'today', 70_000);
  await addCall(sql, 'a', 'test', 'today', 1.234);
  // a browser in Tokyo sees the hotel's day, not its own
  const page = await visit({ isSignedIn: true, timezoneId: 'Asia/Tokyo' });
  await page.goto('/');
  const figures = await figuresOf(sql, 'test');
  // what the rehearsed guests paid comes on top
  expect(figures.revenue).toBeGreaterThanOrEqual(1230);
  expect(figures.cost30).toBeGreaterThan(1);

  const shown = [
    ['Calls Today', String(figures.calls), change(figures.calls, figures.calls_before)],
    ['AI Costs Today', dollars(figures.cost), change(figures.cost, figures.cost_before)],
    ['Revenue Today', inDollars(figures.revenue), change(figures.revenue, figures.revenue_before)],
  ] as const;
  for (const [title, figure, changed] of shown) {
    await expect(card(page, title).getByText(figure, { exact: true })).toBeVisible();
    await expect(changeOf(page, title)).toHaveText(changed);
    await expect(card(page, title)).toContainText('vs yesterday by this hour');
  }
  const total = card(page, 'Total AI Costs');
  await expect(total.getByText(dollars(figures.cost30), { exact: true })).toBeVisible();
  await expect(total).toContainText(`Last 30 days, ${dollars(figures.cost30 / 30)} a day`);
});

type Day = readonly [calls: number, costOfEach: number, cents: number];

const addDay = (sql: Sql, day: 'today' | 'yesterday', [calls, costOfEach, cents]: Day) =>
  Promise.all([
    ...Array.from({ length: calls }, (_, n) => addCall(sql, `${day}-${n}`, 'live', day, costOfEach)),
    addPayment(sql, day, 'live', day, cents),
  ]);

const stories = [
  {
    name: 'more calls and revenue at less cost are all good',
    today: [3, 0.5, 200_000],
    yesterday: [2, 1, 100_000],
    tones: { 'Calls Today': ['+50%', 'good'], 'AI Costs Today': ['-25%', 'good'], 'Revenue Today': ['+100%', 'good'] },
  },
  {
    name: 'fewer calls, less revenue and more cost are all bad',
    today: [1, 5, 50_000],
    yesterday: [3, 1, 100_000],
    tones: { 'Calls Today': ['-67%', 'bad'], 'AI Costs Today': ['+67%', 'bad'], 'Revenue Today': ['-50%', 'bad'] },
  },
  {
    name: 'no change is neutral, but for costs, which are good only when they fall',
    today: [2, 1, 100_000],
    yesterday: [2, 1, 100_000],
    tones: { 'Calls Today': ['0%', 'neutral'], 'AI Costs Today': ['0%', 'bad'], 'Revenue Today': ['0%', 'neutral'] },
  },
  {
    name: 'after a day of nothing there is nothing to compare with',
    today: [2, 1, 100_000],
    yesterday: [0, 0, 0],
    tones: { 'Calls Today': ['–', 'neutral'], 'AI Costs Today': ['–', 'bad'], 'Revenue Today': ['–', 'neutral'] },
  },
] as const;

for (const { name, today, yesterday, tones } of stories) {
  test(name, async ({ console: page, sql }) => {
    await goLive(sql);
    await addDay(sql, 'today', today);
    await addDay(sql, 'yesterday', yesterday);
    await page.goto('/');
    for (const [title, [text, tone]] of Object.entries<readonly [string, string]>(tones)) {
      await expect(changeOf(page, title)).toHaveText(text);
      await expect(changeOf(page, title)).toHaveAttribute('data-tone', tone);
    }
  });
}
