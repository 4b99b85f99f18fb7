import type { BootRemote } from '@booking/contracts/remotes';
import { expect, test, type Page } from './console.ts';
import { openWorkshop, type Workshop } from './faulty-build.ts';
import { failure, heading, phasesOf, remotesOfHouse, tryAgain } from './remote-places.ts';
import { goBack, shipFrom } from './shipping.ts';
import { growthFromHere, keepCount } from './traces.ts';

const house = (): string => process.env['E2E_URL']!;
const id = 'mfe-assistants';
const elsewhere = { label: 'Call Logs', title: 'Call Logs' };

/** The address says which fault the one screen of the build has. */
const source = `
  import { use, useEffect, useState } from 'react';
  import { createPortal } from 'react-dom';
  import { useNavigate, useLocation, useQueryClient } from '@booking/remote-kit/kit';
  import styles from './assistants.module.css';

  const forEver = new Promise(() => undefined);
  const Suspends = () => use(forEver);
  function Loops() {
    const [count, setCount] = useState(0);
    useEffect(() => setCount(count + 1));
    return <p>Loop {count}</p>;
  }
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
  const faults = { suspends: Suspends, loops: Loops, wanders: Wanders, leaves: Leaves, covers: Covers, spoils: Spoils };
  export function Screen() {
    const Fault = faults[new URLSearchParams(location.search).get('fault')];
    return Fault ? <Fault /> : <p>No fault</p>;
  }
`;
const css = '.lamp { color: rgb(1, 2, 3) }';

let workshop: Workshop;
let remote: BootRemote;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  workshop = openWorkshop();
  remote = (await remotesOfHouse()).find((each) => each.id === id)!;
  workshop.put(`${id}/src/assistants/assistants.module.css`, css);
  expect(await shipFrom(house(), await workshop.build(remote, '9.9.9', { assistants: source }))).toEqual([]);
});
test.afterAll(async () => {
  await goBack(house(), id);
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
