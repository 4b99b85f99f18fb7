import { phoneInWords } from '@booking/hotel/phone-in-words';
import { expect, test, type Page } from '../console.ts';
import { addCall, addPayment, change, dollars, figuresOf, removeAdded, type Figures } from './figures.ts';
import { rehearseCall } from '../calls/rehearse-call.ts';

const panel = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });
const inDollars = (amount: number) => amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' });

async function expectFigures(page: Page, figures: Figures): Promise<void> {
  const shown = [
    [
      'Calls Today',
      String(figures.calls),
      change(figures.calls, figures.calls_before),
      'No calls by this time yesterday',
    ],
    [
      'AI Costs Today',
      dollars(figures.cost),
      change(figures.cost, figures.cost_before),
      'No costs by this time yesterday',
    ],
    [
      ...(['Revenue Today', inDollars(figures.revenue), change(figures.revenue, figures.revenue_before)] as const),
      'No revenue by this time yesterday',
    ],
  ] as const;
  for (const [title, figure, changed, nothing] of shown) {
    await expect(panel(page, title).getByText(figure, { exact: true })).toBeVisible();
    await expect(panel(page, title).locator('[data-tone]')).toHaveText(changed === '–' ? nothing : changed);
  }
  const total = panel(page, 'Total AI Costs');
  await expect(total.getByText(dollars(figures.cost30), { exact: true })).toBeVisible();
  await expect(total).toContainText(`Last 30 days, ${dollars(figures.cost30 / 30)} a day`);
}

// for five minutes it counts what other journeys did to a provider
test.beforeEach(async ({ sql }) => void (await sql('DELETE FROM provider_check')));
test.afterEach(async ({ sql }) => {
  await sql('DELETE FROM provider_check');
  await removeAdded(sql);
});

test('the dashboard shows what the database holds, in hotel time, and by Refresh what came since', async ({
  visit,
  sql,
}) => {
  await addPayment(sql, 'a', 'test', 'today', 123_450, 450);
  await addPayment(sql, 'b', 'test', 'yesterday', 99_900);
  await addPayment(sql, 'c', 'test', 'not yet', 50_000);
  await addPayment(sql, 'd', 'live', 'today', 70_000);
  await addCall(sql, 'a', 'test', 'today', 1.234);
  // a minute ahead, so that no real look at the voice platform comes after it
  await sql(
    `INSERT INTO provider_check (provider, mode, ok, response_ms, error, checked_at)
     VALUES ('vapi', 'test', false, 5000, 'It did not answer within 5 s.', now() + interval '1 minute')`,
  );
  // a browser in Tokyo sees the hotel's day, not its own
  const page = await visit({ isSignedIn: true, timezoneId: 'Asia/Tokyo' });
  await page.goto('/');
  const figures = await figuresOf(sql, 'test');
  // what the rehearsed guests paid comes on top
  expect(figures.revenue).toBeGreaterThanOrEqual(1230);
  expect(figures.cost30).toBeGreaterThan(1);
  await expectFigures(page, figures);

  const days = await sql<{ day: string; calls: number; cost: number }>(
    `WITH wall AS (SELECT (now() AT TIME ZONE 'America/Chicago')::date AS today)
     SELECT to_char(days.day, 'Mon FMDD') AS day, count(call.id)::int AS calls,
            coalesce(sum(call.cost_usd), 0)::float8 AS cost
     FROM wall CROSS JOIN generate_series(today - 29, today, interval '1 day') AS days(day)
     LEFT JOIN call ON mode = 'test' AND (started_at AT TIME ZONE 'America/Chicago')::date = days.day::date
     GROUP BY days.day ORDER BY days.day`,
  );
  const table = panel(page, 'Calls and Cost per Day').getByRole('table');
  await expect(table.getByRole('row')).toHaveCount(31);
  const rows = await table
    .getByRole('row')
    .evaluateAll((all) => all.slice(1).map((row) => [...row.children].map((cell) => cell.textContent)));
  expect(rows).toEqual(days.map(({ day, calls, cost }) => [day, String(calls), dollars(cost)]));

  const newest = await sql<{ id: string }>(
    `SELECT id FROM call WHERE mode = 'test' AND kind IS DISTINCT FROM 'webChat' ORDER BY started_at DESC, id DESC LIMIT 10`,
  );
  const recent = panel(page, 'Recent Call Activity').getByRole('listitem');
  const links = await recent.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links).toEqual(newest.map(({ id }) => `/call-logs/${id}`));
  await expect(panel(page, 'AI Agent Status').getByText('Offline')).toBeVisible();
  const alert = panel(page, 'System Alerts').getByRole('listitem').filter({ hasText: 'Vapi does not work' });
  await expect(alert).toContainText('It did not answer within 5 s.');

  const number = await rehearseCall(sql);
  const rehearsed = recent.filter({ hasText: phoneInWords(number) });
  await expect(rehearsed).toHaveCount(0);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(rehearsed).toContainText(/[1-3] minutes? ago/);
  const after = await figuresOf(sql, 'test');
  expect(after.calls).toBe(figures.calls + 1);
  await expectFigures(page, after);
});
