import { expect, test } from '../../shell/e2e/console.ts';
import { expectAccessible } from '../../shell/e2e/axe.ts';

const token = 'a-token-that-nobody-was-ever-given-0123456789';
const pages = [
  { path: '/booking-success', title: 'Booking Confirmed' },
  { path: '/booking-cancelled', title: 'Booking Cancelled' },
  { path: '/room-select', title: 'Unable to Load Rooms' },
  { path: `/room-select/${token}`, title: 'Unable to Load Rooms' },
  { path: '/room-selection', title: 'Unable to Load Rooms' },
  { path: `/room-selection/${token}`, title: 'Unable to Load Rooms' },
  { path: '/booking-details', title: 'Unable to Load Booking' },
  { path: `/booking-details/${token}`, title: 'Unable to Load Booking' },
  { path: '/book', title: 'Book Your Stay' },
  { path: '/book?preview', title: 'Book Your Stay' },
  { path: '/precheckin', title: 'Session Not Found' },
  { path: `/precheckin/${token}`, title: 'Session Not Found' },
  { path: '/privacy-notice', title: 'Privacy' },
  { path: '/ai', title: 'AI Assistants' },
];

test('every page of guests opens for everybody, and brings nothing of the console', async ({
  page,
  sql,
  mayComplain,
}) => {
  test.setTimeout(180_000);
  mayComplain(/status of 404/);
  await sql('DELETE FROM rate_limit');
  const asked: { path: string; type: string }[] = [];
  page.on('request', (request) => asked.push({ path: new URL(request.url()).pathname, type: request.resourceType() }));
  for (const { path, title } of pages) {
    await test.step(path, async () => {
      const answer = await page.goto(path);
      expect(answer!.status()).toBe(200);
      expect(answer!.headers()['referrer-policy']).toBe('no-referrer');
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page).toHaveTitle(new RegExp(`^${title}( · .+)?$`));
      await expect(page.getByRole('switch')).toHaveCount(0);
      const isSite = !path.endsWith('?preview');
      for (const part of ['banner', 'navigation', 'contentinfo'] as const)
        await expect(page.getByRole(part)).toHaveCount(isSite ? 1 : 0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      await expectAccessible(page, title, [{ width: 412, height: 839 }]);
    });
  }
  expect(asked.filter(({ path }) => path.startsWith('/api/admin'))).toEqual([]);
  const scripts = asked.flatMap(({ path, type }) => (type === 'script' ? [path] : []));
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((path) => !path.startsWith('/site/'))).toEqual([]);
});
