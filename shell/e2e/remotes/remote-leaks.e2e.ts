import type { BootManifest, BootRemote } from '@booking/contracts/remotes';
import { expect, test, type Page, type Sql } from '../console.ts';
import { growthFromHere, keepCount } from '../speed/traces.ts';

/** What a path with a parameter is shown with; a link that nobody was sent shows a page as well. */
const shownWith: Record<string, string> = {
  '/assistant/:id': 'assistant',
  '/call-logs/:id': 'call',
  '/precheckins/:id': 'precheckin',
};

async function addressOf(sql: Sql, path: string): Promise<string> {
  const table = shownWith[path];
  const [row] = table ? await sql<{ id: string }>(`SELECT id FROM ${table} LIMIT 1`) : [];
  return path.replace(/:\w+/, row?.id ?? 'nobody');
}

/** An address of each screen of a remote. */
function screensOf(sql: Sql, { routes }: BootRemote): Promise<string[]> {
  const paths = new Map(routes.map(({ screen, path }) => [screen, path]));
  return Promise.all([...paths.values()].map((path) => addressOf(sql, path)));
}

async function begin(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
}

/** Leads somewhere as Back and Forward do, from any screen to any other. No pointer moves, so nothing loads on its way. */
async function go(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    for (const heading of document.querySelectorAll('h1')) heading.dataset['left'] = '';
    const { idx = 0 } = (history.state ?? {}) as { idx?: number };
    const state = { idx: idx + 1 };
    history.pushState(state, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state }));
  }, address);
}

/** Leads somewhere and waits until that stands there. */
async function lead(page: Page, address: string): Promise<void> {
  await go(page, address);
  await expect(page.locator('h1:not([data-left])').first()).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
}

test('opening and leaving each screen of each remote 20 times leaves nothing behind', async ({
  console: page,
  sql,
  mayComplain,
}) => {
  test.slow();
  mayComplain(/status of 4\d\d/);
  const { remotes } = (await (await page.request.get('/api/boot')).json()) as BootManifest;
  await keepCount(page);
  await begin(page);
  for (const remote of remotes) {
    const tour = [...(await screensOf(sql, remote)), '/nothing-here'];
    const walk = async (times: number): Promise<void> => {
      for (let time = 0; time < times; time++) for (const address of tour) await lead(page, address);
    };
    await walk(2);
    const growth = await growthFromHere(page);
    await walk(20);
    await expect.configure({ soft: true }).poll(growth, `What ${remote.id} leaves behind`).toEqual({});
  }
});

// what a remote leaves is removed (remote-contained); here the page itself leaves it, to show that it would be found
function leaveAllSorts(): void {
  addEventListener('resize', () => undefined);
  document.addEventListener('keydown', () => undefined);
  matchMedia('print').addEventListener('change', () => undefined);
  new ResizeObserver(() => undefined).observe(document.body);
  new IntersectionObserver(() => undefined).observe(document.body);
  new MutationObserver(() => undefined).observe(document.body, { childList: true });
  setInterval(() => undefined, 1e6);
  for (let n = 0; n < 20; n++) setTimeout(() => undefined, 1e6);
  const sheet = new CSSStyleSheet();
  for (let n = 0; n < 2; n++) sheet.insertRule('p {}');
  document.adoptedStyleSheets.push(sheet);
  document.body.append(document.createElement('div'));
  Object.assign(globalThis, { lamp: 1 });
}

test('what is left behind is found', async ({ console: page }) => {
  await keepCount(page);
  await begin(page);
  await lead(page, '/call-logs');
  // what the console itself loads later listens, too
  await page.waitForLoadState('networkidle');
  const growth = await growthFromHere(page);
  await page.evaluate(leaveAllSorts);
  expect(await growth()).toMatchObject({
    'window listens to resize': 1,
    'document listens to keydown': 1,
    'listeners to media queries': 1,
    'watched by ResizeObservers': 1,
    'watched by IntersectionObservers': 1,
    'watched by MutationObservers': 1,
    'intervals of 1000000 ms': 1,
    timeouts: expect.any(Number),
    'repeated style rules': 1,
    'style sheets': 1,
    'elements in the body': 1,
    'window.lamp': 1,
  });
});
