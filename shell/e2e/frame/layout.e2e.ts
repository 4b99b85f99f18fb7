import { expect, test, type Locator } from '../console.ts';
import { desktop, phone } from '../places.ts';

const boxes = (parts: Locator) =>
  parts.evaluateAll((found) => found.map((part) => part.getBoundingClientRect().toJSON() as DOMRect));

test('figures stand in rows of four, two or one, never with one left over, and under each other', async ({
  console: page,
  sql,
}) => {
  const [call] = await sql<{ id: string }>(
    `SELECT id FROM call WHERE mode = 'test' AND duration_ms IS NOT NULL AND kind IS DISTINCT FROM 'webChat' ORDER BY started_at DESC LIMIT 1`,
  );
  await sql(`UPDATE call SET outcome = 'paid_pending' WHERE id = $1`, [call!.id]);
  try {
    await page.goto('/');
    const cards = page.getByRole('region', { name: /^(Calls Today|AI Costs Today|Revenue Today|Total AI Costs)$/ });
    await expect(cards).toHaveCount(4);
    for (const width of [1920, 1360, 1180, 1100, 1024, 900, 768, 560, 390]) {
      await page.setViewportSize({ width, height: 900 });
      const inFirstRow = (await boxes(cards)).filter(({ top }, _, [first]) => top === first!.top).length;
      expect.soft([4, 2, 1], `${width} px`).toContain(inFirstRow);
    }
    const recent = page.getByRole('region', { name: 'Recent Call Activity' });
    await expect(recent.getByText('Paid Pending').first()).toBeVisible();
    for (const viewport of [desktop, phone]) {
      await page.setViewportSize(viewport);
      for (const figure of [/^\d+:\d\d$/, /^\$\d+\.\d\d$/]) {
        const edges = (await boxes(recent.getByText(figure))).map(({ right }) => Math.round(right));
        expect(edges.length).toBeGreaterThan(5);
        expect.soft(new Set(edges).size, `${figure} at ${viewport.width} px`).toBe(1);
      }
    }
  } finally {
    await sql(`UPDATE call SET outcome = 'info' WHERE id = $1`, [call!.id]);
  }
});
