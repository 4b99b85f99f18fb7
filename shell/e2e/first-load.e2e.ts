import { expect, test } from './console.ts';
import { desktop, phone } from './places.ts';

const places = ['/', '/call-logs', '/payments', '/employees', '/audit', '/assistant', '/ai-documentation', '/accounts'];

for (const place of places) {
  test(`a page that begins at ${place} asks for nothing twice, scripts and first data before any script has run`, async ({
    console: page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname + new URL(request.url()).search));
    const html = await (await page.goto(place))!.text();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const ahead = [...html.matchAll(/<link rel="preload" as="(?:script|fetch)" href="([^"]+)"/g)].map(([, href]) =>
      href!.replaceAll('&amp;', '&'),
    );
    expect(ahead.filter((href) => href.startsWith('/remotes/')).length).toBe(2);
    expect(ahead.filter((href) => href.startsWith('/api/')).length).toBeGreaterThan(0);
    for (const href of ahead)
      expect(
        asked.filter((one) => one === href),
        href,
      ).toHaveLength(1);
  });
}

for (const viewport of [desktop, phone]) {
  test(`hardly anything moves from the outline of the frame to the screen at ${viewport.width} px`, async ({
    console: page,
  }) => {
    await page.setViewportSize(viewport);
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          Object.assign(window, { shift: Number(Reflect.get(window, 'shift')) + Number(Reflect.get(entry, 'value')) });
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/');
    await expect(page.getByRole('region', { name: 'Calls Today' })).toBeVisible();
    expect(await page.evaluate(() => Number(Reflect.get(window, 'shift')))).toBeLessThan(0.05);
  });
}
