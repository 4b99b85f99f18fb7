import { expectAccessible } from '../axe.ts';
import { expect, test, type Page } from '../console.ts';
import { endless, openWorkshop, type Workshop } from '../remotes/faulty-build.ts';
import { failure, heading, remotesOfHotel } from '../remotes/remote-places.ts';
import { goBack, releaseIn, shipFrom } from '../remotes/shipping.ts';

const hotel = (): string => process.env['E2E_URL']!;
const id = 'mfe-assistants';
const title = 'AI Agent Status';
const module = 'agent-status';

/** What is kept in the browser says which fault the card has. */
const source = `
  ${endless}

  function Throws() {
    throw new Error('No lamp');
  }
  const Covers = () => <div style={{ position: 'fixed', inset: 0, zIndex: 2147483647, background: 'gold' }}>Covers</div>;
  const faults = { suspends: Suspends, loops: Loops, throws: Throws, covers: Covers };
  export function Slot() {
    const Fault = faults[localStorage.getItem('fault')];
    return Fault ? <Fault /> : <p>No fault</p>;
  }
`;

const card = (page: Page) => page.getByRole('region', { name: title, exact: true });
const alerts = (page: Page) => page.getByRole('region', { name: 'System Alerts', exact: true });

async function expectTheRestToWork(page: Page): Promise<void> {
  await expect(page.getByRole('region', { name: 'Calls Today' })).toBeVisible();
  await expect(failure(page)).toHaveCount(0);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Call Logs', exact: true }).click();
  await expect(heading(page, 'Call Logs')).toBeVisible();
}

test('a card of another remote keeps its place until it comes, after the figures', async ({ console: page }) => {
  const held = Promise.withResolvers<void>();
  await page.route(`**/slot-${module}.*.js`, (route) => held.promise.then(() => route.continue()));
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Calls Today' })).toBeVisible();
  await expect(alerts(page).getByText(/^\d+ Active/)).toBeVisible();
  await expect(card(page).getByRole('progressbar')).toBeVisible();
  // alerts may come meanwhile and make their panel higher; where it begins is what the card decides
  const places = async () => ({
    card: await card(page).boundingBox(),
    alertsAt: (await alerts(page).boundingBox())!.y,
  });
  const before = await places();
  held.resolve();
  await expect(card(page).getByRole('term').filter({ hasText: 'Response Time' })).toBeVisible();
  expect(await places()).toEqual(before);
});

test('an action of another remote works on the page of a reservation, and that of calls on the page of a call', async ({
  console: page,
  sql,
}) => {
  const [booked] = await sql<{ reservation: string; call: string }>(
    `SELECT payment.reservation_id AS reservation, payment.call_id AS call FROM payment JOIN call ON call.id = payment.call_id
       WHERE payment.mode = 'test' AND payment.purpose = 'booking' AND payment.reservation_id IS NOT NULL AND call.transcript <> '' LIMIT 1`,
  );
  await page.goto(`/reservations/${booked!.reservation}`);
  await page.getByRole('button', { name: `Guest Data of reservation ${booked!.reservation}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Guest Data' });
  await expect(dialog.getByRole('row', { name: /Payments/ }).first()).toBeVisible();
  await expectAccessible(page, 'a dialog of another remote');
  await dialog.getByRole('button', { name: 'Export or Erase…' }).click();
  await expect(page).toHaveURL(/\/privacy\?guest=/);
  await expect(page.getByRole('textbox', { name: /reservation$/ })).toHaveValue(booked!.reservation);

  await page.goto(`/call-logs/${booked!.call}`);
  await page.getByRole('button', { name: /^Make a Golden Call of/ }).click();
  await expect(page.getByRole('dialog', { name: 'Make a Golden Call' }).getByRole('list')).toBeVisible();
});

test.describe('a card with a fault', () => {
  let workshop: Workshop;
  let built: string;
  test.beforeAll(async () => {
    test.setTimeout(120_000);
    workshop = openWorkshop();
    const remote = (await remotesOfHotel()).find((each) => each.id === id)!;
    workshop.put(`${id}/src/${module}/${module}.slot.tsx`, source);
    const slot = { module, title, order: 10, permission: 'dashboard:read', height: 7.6 };
    built = await workshop.build(remote, '9.9.9', {}, [{ place: 'dashboard-card', ...slot }]);
    expect(await shipFrom(hotel(), built)).toEqual([]);
  });
  test.afterAll(async () => {
    await goBack(hotel(), id);
    workshop?.remove();
  });

  const open = async (page: Page, fault: string): Promise<void> => {
    await page.addInitScript((name) => localStorage.setItem('fault', name), fault);
    await page.goto('/');
  };

  for (const [fault, outcome, says] of [
    ['throws', 'render-threw', /No lamp/],
    ['suspends', 'suspended', /waited for more than 10 seconds/],
    ['loops', 'endless-updates', /updated itself for 10 seconds/],
  ] as const)
    test(`that ${fault} is ended in its place, said and reported, and hurts nothing else`, async ({
      console: page,
      sql,
      mayComplain,
    }) => {
      mayComplain(/./);
      await open(page, fault);
      // what was not drawn yet gives way to the build before
      const words = fault === 'loops' ? /could not be loaded\. The rest of the page works/ : /Shown in version/;
      await expect(card(page).getByRole('status')).toContainText(words, { timeout: 30_000 });
      if (fault !== 'loops') await expect(card(page).getByText('Response Time')).toBeVisible();
      await card(page).getByText('What went wrong').click();
      await expect(card(page)).toContainText(says);
      const { digest } = releaseIn(built);
      const told = () => sql('SELECT message FROM remote_report WHERE digest = $1 AND outcome = $2', [digest, outcome]);
      await expectTheRestToWork(page);
      await expect.poll(told).toContainEqual({ message: expect.stringMatching(says) as unknown });
    });

  test('that updates itself without end keeps nobody from going elsewhere', async ({ console: page, mayComplain }) => {
    mayComplain(/./);
    await open(page, 'loops');
    await expect(card(page).getByText(/^Loop \d+$/)).toBeVisible();
    await expectTheRestToWork(page);
  });

  test('that covers the page covers its own place alone', async ({ console: page }) => {
    await open(page, 'covers');
    await expect(card(page).getByText('Covers')).toHaveCount(1);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expectTheRestToWork(page);
  });
});
