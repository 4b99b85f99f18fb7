import { expect, test } from './console.ts';
import { dollars } from './figures.ts';

test('the chart tells every day of the last thirty, also to those who cannot see it', async ({
  console: page,
  sql,
}) => {
  const days = await sql<{ day: string; calls: number; cost: number }>(
    `WITH wall AS (SELECT (now() AT TIME ZONE 'America/Chicago')::date AS today)
     SELECT to_char(days.day, 'Mon FMDD') AS day, count(call.id)::int AS calls,
            coalesce(sum(call.cost_usd), 0)::float8 AS cost
     FROM wall CROSS JOIN generate_series(today - 29, today, interval '1 day') AS days(day)
     LEFT JOIN call ON mode = 'test' AND (started_at AT TIME ZONE 'America/Chicago')::date = days.day::date
     GROUP BY days.day ORDER BY days.day`,
  );
  await page.goto('/');
  const chart = page.getByRole('region', { name: 'Calls and Cost per Day' });
  const table = chart.getByRole('table', { name: 'Calls and AI cost of each of the last 30 days' });
  await expect(table.getByRole('columnheader')).toHaveText(['Day', 'Calls', 'Cost']);
  await expect(table.getByRole('row')).toHaveCount(31);
  const shown = await table
    .getByRole('row')
    .evaluateAll((rows) => rows.slice(1).map((row) => [...row.children].map((cell) => cell.textContent)));
  expect(shown).toEqual(days.map(({ day, calls, cost }) => [day, String(calls), dollars(cost)]));

  const all = days.reduce((sum, { calls, cost }) => ({ calls: sum.calls + calls, cost: sum.cost + cost }), {
    calls: 0,
    cost: 0,
  });
  await expect(chart).toContainText(`${all.calls} calls, ${dollars(all.cost)} in the last 30 days`);
});
