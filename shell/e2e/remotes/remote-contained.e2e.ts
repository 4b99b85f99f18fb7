import { join } from 'node:path';
import type { BootRemote } from '@booking/contracts/remotes';
import { mapsOf } from '@booking/remote-kit/build/source-maps';
import { expect, test, type Page } from '../console.ts';
import { endless, openWorkshop, type Workshop } from './faulty-build.ts';
import { failure, heading, phasesOf, remotesOfHotel, tryAgain } from './remote-places.ts';
import { goBack, releaseIn, shipFrom } from './shipping.ts';
import { growthFromHere, keepCount } from '../speed/traces.ts';

const hotel = (): string => process.env['E2E_URL']!;
const id = 'mfe-assistants';
const elsewhere = { label: 'Call Logs', title: 'Call Logs' };

/** The address says which fault the one screen of the build has. */
const source = `
  ${endless}
  import { createPortal } from 'react-dom';
  import { useNavigate, useLocation, useQueryClient } from '@booking/remote-kit/kit';
  import styles from './assistants.module.css';

  function Wanders() {
    const navigate = useNavigate();
    const { key } = useLocation();
    useEffect(() => void navigate('?fault=wanders', { replace: true }), [key]);
    return <p>Wanders</p>;
  }
  function Leaves() {
    useEffect(() => {
      addEventListener('resize', () => undefined);
      document.addEventListener('keydown', () => undefined, true);
      new MutationObserver(() => undefined).observe(document.body, { childList: true });
      setInterval(() => { document.title = 'Leaves'; }, 50);
      setTimeout(() => undefined, 1e6);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, new CSSStyleSheet()];
      const style = document.createElement('style');
      style.textContent = 'nav { visibility: hidden !important }';
      document.head.append(style);
      const overlay = document.createElement('div');
      overlay.textContent = 'Overlay';
      document.body.append(overlay);
    }, []);
    return <p className={styles.lamp}>Leaves</p>;
  }
  const Covers = () => (
    <div style={{ position: 'fixed', inset: 0, zIndex: 2147483647, background: 'gold' }}>Covers</div>
  );
  function Spoils() {
    const queries = useQueryClient();
    useEffect(() => {
      queries.setQueryData(['employees'], 'spoilt');
      queries.setQueriesData({}, 'spoilt');
    }, []);
    return <p>Spoils</p>;
  }
  const lampOf = (guest) => guest.lamp.light;
  const Throws = () => (
    <>
      <button onClick={() => lampOf({})}>In an event</button>
      <button onClick={() => void Promise.resolve().then(() => { throw new Error('No lamp for Anna Berg'); })}>
        In a promise
      </button>
      <button onClick={() => void setTimeout(() => { throw new RangeError('Too many lamps'); })}>In a timer</button>
    </>
  );
  function Freezes() {
    for (;;) if (localStorage.getItem('lamp')) return <p>Not frozen</p>;
  }
  const faults = {
    suspends: Suspends, loops: Loops, wanders: Wanders, leaves: Leaves, covers: Covers, spoils: Spoils,
    throws: Throws, freezes: Freezes,
  };
  export function Screen() {
    const Fault = faults[new URLSearchParams(location.search).get('fault')];
    return Fault ? <Fault /> : <p>No fault</p>;
  }
`;
const css = '.lamp { color: rgb(1, 2, 3) }';

let workshop: Workshop;
let remote: BootRemote;
/** Where the build with the faults is. */
let built: string;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  workshop = openWorkshop();
  remote = (await remotesOfHotel()).find((each) => each.id === id)!;
  workshop.put(`${id}/src/assistants/assistants.module.css`, css);
  built = await workshop.build(remote, '9.9.9', { assistants: source });
  expect(await shipFrom(hotel(), built)).toEqual([]);
});
test.afterAll(async () => {
  await goBack(hotel(), id);
  workshop?.remove();
});

const open = (page: Page, fault: string) => page.goto(`/assistant?fault=${fault}`);
async function goElsewhere(page: Page): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: elsewhere.label, exact: true })
    .click();
  await expect(heading(page, elsewhere.title)).toBeVisible();
}
const goTo = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState({ idx: 1 }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: { idx: 1 } }));
  }, address);

for (const [fault, outcome, says] of [
  ['suspends', 'suspended', /waited for more than 10 seconds/],
  ['loops', 'endless-updates', /updated itself for 10 seconds/],
  ['wanders', 'endless-updates', /led from one address to the next for 10 seconds/],
] as const) {
  test(`a screen that ${fault} is ended, which is said and reported`, async ({ console: page, sql, mayComplain }) => {
    mayComplain(/./);
    await open(page, fault);
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    if (fault === 'suspends') await expect(page.getByText(/is shown in version/)).toBeVisible({ timeout: 20_000 });
    else {
      await expect(failure(page)).toBeVisible({ timeout: 30_000 });
      await page.getByText('What went wrong').click();
      await expect(page.getByRole('main')).toContainText(says);
      await expect(tryAgain(page)).toBeVisible();
    }
    expect(await phasesOf(page, id)).toContain(outcome);
    const told = () => sql('SELECT message FROM remote_report WHERE remote = $1 AND outcome = $2', [id, outcome]);
    await expect.poll(told).toContainEqual({ message: expect.stringMatching(says) as unknown });
    await goElsewhere(page);
  });
}

for (const fault of ['suspends', 'loops', 'wanders', 'covers'])
  test(`a screen that ${fault} keeps nobody from going elsewhere`, async ({ console: page, mayComplain }) => {
    mayComplain(/./);
    await open(page, fault);
    await expect(
      page
        .getByRole('progressbar', { name: /^Loading/ })
        .or(page.getByText(/loop|wanders|covers/i))
        .first(),
    ).toBeVisible();
    await goElsewhere(page);
    await expect(page.getByText(/loop|wanders|covers/i)).toHaveCount(0);
  });

test('what a screen leaves behind goes with it, and its own styles are back when it is shown again', async ({
  console: page,
}) => {
  await keepCount(page);
  await page.goto('/call-logs');
  await expect(heading(page, elsewhere.title)).toBeVisible();
  await page.waitForLoadState('networkidle');
  const lamp = page.getByText('Leaves', { exact: true });
  const visit = async (): Promise<void> => {
    await goTo(page, '/assistant?fault=leaves');
    await expect(lamp).toHaveCSS('color', 'rgb(1, 2, 3)');
    await expect(page.getByText('Overlay')).toBeVisible();
    await goTo(page, '/call-logs');
    await expect(heading(page, elsewhere.title)).toBeVisible();
  };
  await visit();
  const growth = await growthFromHere(page);
  await visit();
  await expect(page.getByText('Overlay')).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect.poll(growth).toEqual({});
  expect(await page.title()).not.toContain('Leaves');
});

test('what a remote writes into its queries stays its own', async ({ console: page }) => {
  await page.goto('/employees');
  await expect(heading(page, 'Employee Whitelist')).toBeVisible();
  await goTo(page, '/assistant?fault=spoils');
  await expect(page.getByText('Spoils')).toBeVisible();
  await goTo(page, '/employees');
  await expect(heading(page, 'Employee Whitelist')).toBeVisible();
  await expect(page.getByText(/was not understood|could not be loaded/)).toHaveCount(0);
});

const lines = source.split('\n');
/** The place of an error in the sources, but for its column. */
const placeOf = (words: string): string =>
  `src/assistants/assistants.screen.tsx:${lines.findIndex((line) => line.includes(words)) + 1}:`;

test('an error in an event, a promise or a timer is reported of its build and listed with its place in the sources', async ({
  console: page,
  mayComplain,
}) => {
  mayComplain(/lamp|light/i);
  await open(page, 'throws');
  const buttons = ['In an event', 'In a promise', 'In a timer'];
  for (const name of buttons) await page.getByRole('button', { name }).click();
  await expect(page.getByRole('button', { name: 'In a timer' }), 'The screen goes on').toBeVisible();
  await goElsewhere(page);
  const panel = page.getByRole('region', { name: new RegExp(` ${id}$`) });
  const errors = panel.getByRole('list', { name: `Errors of ${id}, newest first` });
  const words = ['TypeError: Cannot read properties of undefined', 'No lamp for …', 'RangeError: Too many lamps'];
  // a page tells of them when it has time
  await expect(async () => {
    await page.goto('/remotes');
    await panel
      .locator('summary')
      .filter({ hasText: /^Errors$/ })
      .click();
    for (const each of words) await expect(errors).toContainText(each, { timeout: 2000 });
  }).toPass();
  await expect(errors).not.toContainText('Anna');
  for (const thrown of ['guest.lamp.light', 'Anna Berg', 'Too many lamps'])
    await expect(errors).toContainText(placeOf(thrown));
  const { digest } = releaseIn(built);
  const map = `/remotes/${id}/${digest}/${mapsOf(join(built, digest))[0]}`;
  expect((await page.request.get(map)).status()).toBe(404);
});

/** Whether the page answers; one that is frozen does not. */
const answersWithin = (page: Page, ms: number): Promise<boolean> =>
  Promise.race([
    page.evaluate(() => true).catch(() => true),
    new Promise<boolean>((late) => setTimeout(() => late(false), ms)),
  ]);

test('a build that froze a tab is named by the next page of the tab, which shows the build before until it is tried again', async ({
  console: page,
  sql,
}) => {
  await page.goto('/call-logs');
  await expect(heading(page, elsewhere.title)).toBeVisible();
  const frozen = new URL('/assistant?fault=freezes', hotel());
  await page.goto(frozen.href, { waitUntil: 'commit' });
  await expect.poll(() => answersWithin(page, 1000)).toBe(false);
  // another site has another process, so a person can leave a tab that is frozen
  const another = new URL('/api/health/live', hotel());
  another.hostname = another.hostname === 'localhost' ? '127.0.0.1' : 'localhost';
  await page.goto(another.href);
  await page.goto(frozen.href);
  await expect(heading(page, 'AI Assistants')).toBeVisible();
  await expect(page.getByText(/is shown in version .* because 9\.9\.9 could not be loaded/)).toBeVisible();
  const told = () => sql(`SELECT digest FROM remote_report WHERE remote = $1 AND outcome = 'froze'`, [id]);
  await expect.poll(told).toEqual([{ digest: releaseIn(built).digest }]);
  await page.evaluate(() => localStorage.setItem('lamp', 'lit'));
  await tryAgain(page).click();
  await expect(page.getByText('Not frozen')).toBeVisible();
});
