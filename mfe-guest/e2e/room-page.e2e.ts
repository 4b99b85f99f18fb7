import { expect, test, type Page } from '../../shell/e2e/console.ts';
import { textedLink } from './texted-link.ts';

let link: string;
test.beforeAll(async () => {
  link = await textedLink('+15125550188');
});

const rooms = (page: Page) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) });

test('the rooms are there before any script, with what they cost and whom to call', async ({ visit }) => {
  const page = await visit({ javaScriptEnabled: false });
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose Your Room');
  expect(await rooms(page).count()).toBeGreaterThan(1);
  for (const room of await rooms(page).all())
    await expect(room.getByRole('definition').last()).toHaveText(/^\$[\d,]+\.\d\d$/);
  await expect(page.getByText(/allow JavaScript.*Or call/)).toBeVisible();
  await expect(page.locator('a[href^="tel:+"]')).toBeVisible();
});

test('the page takes four requests at most before its photos, asks for nothing it was given, and does not move', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() !== 'image') asked.push(new URL(request.url()).pathname);
  });
  await page.goto(link, { waitUntil: 'networkidle' });
  await expect(page.getByRole('button', { name: 'Select This Room' }).first()).toBeEnabled();
  expect(asked.length).toBeLessThanOrEqual(4);
  expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([]);
  const moved = await page.evaluate(
    () =>
      new Promise<number>((tell) => {
        const observer = new PerformanceObserver((list) =>
          tell(list.getEntries().reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0)),
        );
        observer.observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => tell(0)));
      }),
  );
  expect(moved).toBe(0);
});
