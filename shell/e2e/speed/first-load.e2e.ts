import { expect, test, type Page } from '../console.ts';
import { desktop, phone } from '../places.ts';

const places = ['/', '/call-logs', '/payments', '/employees', '/audit', '/assistant', '/ai-documentation', '/accounts'];

async function expectToAskOnce(page: Page, place: string): Promise<void> {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname + new URL(request.url()).search));
  const html = await (await page.goto(place))!.text();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const ahead = [...html.matchAll(/<link rel="preload" as="(?:script|fetch)" href="([^"]+)"/g)].map(([, href]) =>
    href!.replaceAll('&amp;', '&'),
  );
  expect.soft(ahead.filter((href) => href.startsWith('/remotes/')).length, place).toBe(2);
  expect.soft(ahead.filter((href) => href.startsWith('/api/')).length, place).toBeGreaterThan(0);
  for (const href of ahead)
    expect
      .soft(
        asked.filter((one) => one === href),
        `${href} at ${place}`,
      )
      .toHaveLength(1);
}

test('a page asks for nothing twice, scripts and first data before any script has run, wherever it begins', async ({
  visit,
}) => {
  for (const place of places) {
    const page = await visit({ isSignedIn: true });
    await expectToAskOnce(page, place);
    await page.close();
  }
});

test('hardly anything moves from the outline of the frame to the screen, on a desktop and on a phone', async ({
  console: page,
}) => {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, { shift: Number(Reflect.get(window, 'shift')) + Number(Reflect.get(entry, 'value')) });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const viewport of [desktop, phone]) {
    await page.setViewportSize(viewport);
    await page.goto('/');
    await expect(page.getByRole('region', { name: 'Calls Today' })).toBeVisible();
    const shift = await page.evaluate(() => Number(Reflect.get(window, 'shift')));
    expect.soft(shift, `${viewport.width} px`).toBeLessThan(0.05);
  }
});
