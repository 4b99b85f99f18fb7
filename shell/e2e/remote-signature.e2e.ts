import { expect, test, type Page } from './console.ts';
import { scriptsOf } from './remote-files.ts';

const failure = (page: Page) => page.getByRole('main').getByRole('alert');

/** Has the page arrive altered, as somebody between server and browser could have it. */
const alter = (page: Page, change: (html: string) => string): Promise<unknown> =>
  page.route('/settings', async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    expect(change(html), 'The change changes something').not.toBe(html);
    await route.fulfill({ response: answer, body: change(html) });
  });

/** Another letter in place of the one found. */
const another = (_: string, before: string, letter: string): string => before + (letter === 'A' ? 'B' : 'A');

const alterations = {
  'an address in it': (html: string) =>
    html.replaceAll(/\/remotes\/mfe-integrations\/(\w{16})\//g, '/remotes/mfe-integrations/0000000000000000/'),
  'an integrity in it': (html: string) => html.replace(/("remoteEntry\.js":"sha384-)(.)/, another),
  'its signature': (html: string) => html.replace(/("signature":")(.)/, another),
};

test('a list of remotes that was changed on its way is refused: nothing is loaded, and a reload mends it', async ({
  console: page,
  mayComplain,
}) => {
  // the page's own hint to fetch what it names
  mayComplain(/0000000000000000|integrity/);
  for (const [what, change] of Object.entries(alterations)) {
    await alter(page, change);
    await page.goto('/settings');
    await expect(failure(page), what).toContainText("This console's list of sections could not be verified");
    expect(await scriptsOf(page, 'mfe-'), 'Nothing is run').toEqual([]);
    await page.unroute('/settings');
    await failure(page).getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    await expect(failure(page)).toHaveCount(0);
  }
});
