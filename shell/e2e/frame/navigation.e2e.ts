import { callRows } from '../calls/call-console.ts';
import { expect, test } from '../console.ts';

test('the sidebar stays while the page scrolls, another section begins at its top, and Back returns to where one was', async ({
  console: page,
}) => {
  await page.goto('/');
  const scrolled = (): Promise<number> => page.evaluate(() => scrollY);
  const recent = page.getByRole('region', { name: 'Recent Call Activity' }).getByRole('listitem');
  await expect(recent).toHaveCount(10);
  await page.getByRole('link', { name: 'Call Logs' }).click();
  await callRows(page).nth(60).scrollIntoViewIfNeeded();
  const left = await scrolled();
  expect(left).toBeGreaterThan(1000);
  const navigation = page.getByRole('navigation', { name: 'Main' });
  expect(await navigation.boundingBox()).toEqual({ x: 0, y: 0, width: 256, height: 900 });
  await expect(page.getByRole('banner')).toBeInViewport();

  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(recent).toHaveCount(10);
  await expect.poll(scrolled).toBe(0);
  await page.goBack();
  await expect.poll(scrolled).toBe(left);
});
