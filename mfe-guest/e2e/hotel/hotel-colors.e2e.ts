import { expectAccessible } from '../../../shell/e2e/axe.ts';
import { expect, test, type Page, type Sql } from '../../../shell/e2e/console.ts';
import { forgetProfile, setProfile } from '../hotel-profile.ts';

const phone = [{ width: 412, height: 839 }];

const setColors = (sql: Sql, colors: object) =>
  sql(
    `INSERT INTO setting (key, value) VALUES ('hotelColors', $1)
     ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
    [JSON.stringify(colors)],
  );
/** What a browser makes of the page's colors, whatever they are written as. */
const colorsOf = (page: Page, role: 'button' | 'banner') =>
  page
    .getByRole(role)
    .first()
    .evaluate((element) => {
      const { color, backgroundColor } = getComputedStyle(element);
      return { color, backgroundColor };
    });

test.beforeEach(({ sql }) => setProfile(sql));
test.afterEach(({ sql }) => forgetProfile(sql));

test('the colors of the hotel are on its pages in light and dark, and give way to forced colors', async ({
  page,
  sql,
}) => {
  await setColors(sql, { accent: '#8b0000', header: '#ffd700' });
  await page.goto('/book');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await colorsOf(page, 'button')).toEqual({ color: 'rgb(255, 255, 255)', backgroundColor: 'rgb(139, 0, 0)' });
    expect(await colorsOf(page, 'banner')).toEqual({ color: 'rgb(36, 36, 36)', backgroundColor: 'rgb(255, 215, 0)' });
  }
  for (const path of ['/book', '/privacy-notice']) {
    await page.goto(path);
    await expectAccessible(page, `${path} in the hotel's colors`, phone);
  }
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' });
  expect((await colorsOf(page, 'banner')).backgroundColor).not.toBe('rgb(255, 215, 0)');
});
