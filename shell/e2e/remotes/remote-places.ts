import { remoteEndpoints, type BootRemote } from '@booking/contracts/remotes';
import { expect, type Locator, type Page } from '../console.ts';

type Route = BootRemote['routes'][number];

/** A screen of a remote, and a section of another that does not care how the first one is. */
export type Place = { id: string; route: Route; elsewhere: { label: string; path: string; title: string } };

/** Every remote that the hotel names. */
export async function remotesOfHotel(): Promise<BootRemote[]> {
  const answer = await fetch(process.env['E2E_URL'] + remoteEndpoints.boot.path);
  return remoteEndpoints.boot.answer.parse(await answer.json()).remotes;
}

/** A place for each screen of a remote, in the order it declares them. */
export function placesIn({ id, routes }: BootRemote, all: readonly BootRemote[]): Place[] {
  const other = all.find((remote) => remote.id !== id && remote.nav.length > 0)!;
  const { label, path } = other.nav[0]!;
  const { title } = other.routes.find((route) => route.path === path)!;
  const screens = new Map(routes.toReversed().map((route) => [route.screen, route]));
  return [...screens.values()].toReversed().map((route) => ({ id, route, elsewhere: { label, path, title } }));
}

/** Where staff see a screen; those of guests are shown to them in preview. */
export const pathOf = ({ route: { path, frame } }: Place): string =>
  path.replace(/:\w+/g, '1') + (frame === 'bare' ? '?preview' : '');

export const heading = (page: Page, name: string): Locator => page.getByRole('heading', { level: 1, name });

export const failure = (page: Page): Locator =>
  page.getByRole('main').getByRole('alert').filter({ hasText: 'could not be loaded' });

export const tryAgain = (page: Page): Locator => page.getByRole('main').getByRole('button', { name: 'Try again' });

/** What was marked on the timeline of the page: each phase of loading a screen of a remote, and how it ended. */
export const phasesOf = (page: Page, id: string): Promise<string[]> =>
  page.evaluate(
    (prefix) =>
      performance
        .getEntriesByType('mark')
        .flatMap(({ name }) => (name.startsWith(prefix) ? [name.slice(prefix.length)] : [])),
    `mf:${id}:`,
  );

/** A screen says that it could not be loaded: to staff with the reason, once they ask for it; guests are spared it. */
async function expectFailure(page: Page, { id, route }: Place, outcome: string, says: RegExp): Promise<void> {
  const main = page.getByRole('main');
  await expect(failure(page)).toContainText(`${route.title} could not be loaded`, { timeout: 30_000 });
  await expect(main).not.toContainText(/Federation|https?:|Loading chunk/, { useInnerText: true });
  await expect.poll(async () => (await phasesOf(page, id)).at(-1)).toBe(outcome);
  if (route.frame === 'bare') return expect(main).not.toContainText(/sections|console/);
  await page.getByText('What went wrong').click();
  await expect(main).toContainText(says);
}

/** Another remote shows its section, in the same tab where there is a way to it; then the page is back where it was. */
async function expectTheRestToWork(page: Page, { route, elsewhere }: Place): Promise<void> {
  if (route.frame === 'bare') await page.goto(new URL(elsewhere.path, page.url()).href);
  else
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: elsewhere.label, exact: true })
      .click();
  await expect(heading(page, elsewhere.title)).toBeVisible();
  await expect(page.getByRole('progressbar', { name: /^Loading/ })).toHaveCount(0);
  await expect(failure(page)).toHaveCount(0);
  await page.goBack({ waitUntil: 'domcontentloaded' });
}

/** A screen says that it could not be loaded, and why, while the others work. */
export async function expectToFailAlone(page: Page, place: Place, outcome: string, says: RegExp): Promise<void> {
  await expectTheRestToWork(page, place);
  await expectFailure(page, place, outcome, says);
}
