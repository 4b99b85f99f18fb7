import { whileLive } from './altered-build.ts';
import { expectAccessible } from './axe.ts';
import { expect, test } from './console.ts';
import { desktop } from './places.ts';

/** A remote that was never built: a field, and beside it a part of which the chunk does not come until `isMended`. */
const remoteWithAPart = `var mfe_assistants = (() => {
  let scope;
  const take = async (name) => (await Object.values(scope[name])[0].get())();
  return {
    init(given) { scope = given; },
    async get() {
      const [{ createElement: h }, { lazyPart }] = [await take('react'), await take('@booking/ui/kit')];
      const lost = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError', request: '/remotes/lost.js' });
      const Part = lazyPart(() => (globalThis.isMended ? Promise.resolve(() => 'The part is here.') : Promise.reject(lost)));
      return () => ({ Screen: () => h('div', null, h('h1', null, 'Lamps'), h('input', { 'aria-label': 'Note' }), h(Part)) });
    },
  };
})();`;

test('a part of a screen that cannot be loaded says so in its place, and what was typed around it stays', async ({
  console: page,
  sql,
  mayComplain,
}) => {
  mayComplain(/lost\.js/);
  await whileLive(sql, 'mfe-assistants', { entry: () => remoteWithAPart }, async () => {
    await page.goto('/assistant');
    const part = page.getByRole('main').getByRole('alert');
    await expect(part).toContainText('This part could not be loaded');
    await page.getByLabel('Note').fill('Two lamps');
    await expectAccessible(page, 'a part that could not be loaded', [desktop]);

    await part.getByRole('button', { name: 'Try again' }).click();
    await expect(part).toContainText('This part could not be loaded');
    await page.evaluate(() => Object.assign(globalThis, { isMended: true }));
    const renewed = page.waitForRequest('**/remotes/lost.js');
    await part.getByRole('button', { name: 'Try again' }).click();
    await renewed;
    await expect(page.getByText('The part is here.')).toBeVisible();
    await expect(page.getByLabel('Note')).toHaveValue('Two lamps');
  });
});
