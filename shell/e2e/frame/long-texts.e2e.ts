import { expect, test } from '../console.ts';
import { placesBySection } from '../places.ts';
import { expectToFit } from './sideways.ts';

/** A name of 150 letters, as a caller may give it: nothing in it to wrap at. */
const long = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(5).slice(0, 150);

/** What people and providers write. */
const written =
  /^(agentName|by|caller|content|description|detail|guestName|label|name|note|reason|sentence|summary|title)$/i;

const lengthened = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(lengthened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      key,
      typeof each === 'string' && each !== '' && written.test(key) ? long : lengthened(each),
    ]),
  );
};

test('no list of the console scrolls sideways, however long a name or a word is', async ({ console: page }) => {
  test.setTimeout(240_000);
  await page.route(/\/api\/(?!boot|session|auth)/, async (route) => {
    const response = await route.fetch();
    const isJson = response.headers()['content-type']?.startsWith('application/json');
    return isJson ? route.fulfill({ response, json: lengthened(await response.json()) }) : route.fulfill({ response });
  });
  for (const { path, title } of Object.values(placesBySection).flat()) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first(), title).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    for (const width of [1280, 768, 390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await expectToFit(page, path, width);
    }
  }
});
