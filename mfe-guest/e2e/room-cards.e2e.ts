import { expect, test, type Page } from '../../shell/e2e/console.ts';
import { accessible, image, queen, suiteRates } from '../src/room-selection/rooms.fixture.ts';
import { serveSession, token } from './room-session.ts';

/** Its description is longer than the two lines that a card has for it. */
const wordy = { ...queen, roomTypeDescription: queen.roomTypeDescription.concat(' Yours to enjoy.'.repeat(12)) };

const card = (page: Page, { roomTypeName: name }: { roomTypeName: string }) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2, name }) });
const sizeOf = (page: Page, amount: string) =>
  card(page, queen)
    .getByText(amount, { exact: true })
    .evaluate((element) => parseFloat(getComputedStyle(element).fontSize));

test('on the smallest phone the total of a room stands out, and nothing is cut off or leaves a hole', async ({
  page,
  mayComplain,
}) => {
  mayComplain(/status of 404/);
  await page.setViewportSize({ width: 320, height: 568 });
  const asked: string[] = [];
  await page.route('**/api/pictures/**', async (route) => {
    asked.push(new URL(route.request().url()).pathname);
    await route.fulfill({ status: 404 });
  });
  const picture = '0123456789abcdef0123';
  await serveSession(page, { rooms: [{ ...wordy, picture }, accessible, ...Object.values(suiteRates)] });
  await page.goto(`/room-select/${token}`);

  // the photo is taken in the size that fits, and the original where that is gone
  const photo = card(page, queen).getByRole('img', { name: queen.roomTypeName });
  await expect(photo).toHaveAttribute('src', queen.roomTypePhotos[0]!.image);
  const width = await page.evaluate(() => Math.ceil((innerWidth - 66) * devicePixelRatio));
  const fitting = [360, 720, 1080].find((each) => each >= width) ?? 1080;
  expect(asked[0]).toBe(`/api/pictures/${picture}/${fitting}.webp`);

  const placeholder = card(page, accessible).locator('[data-placeholder]');
  const [box, emptyBox] = await Promise.all([photo.boundingBox(), placeholder.boundingBox()]);
  expect(emptyBox!.height).toBeCloseTo(box!.height, 0);

  const [total, ...parts] = await Promise.all(
    ['$442.75', '$130.17', '$390.50', '$52.25'].map((amount) => sizeOf(page, amount)),
  );
  for (const part of parts) expect(total).toBeGreaterThan(part);

  const lines = await card(page, queen)
    .getByText(/^Queen bed/)
    .evaluate((element) => element.clientHeight / parseFloat(getComputedStyle(element).lineHeight));
  expect(Math.round(lines)).toBe(2);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('the rest of a description opens below its two lines, and nothing moves before', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await serveSession(page, { rooms: [wordy, accessible] });
  await page.goto(`/room-select/${token}`);
  const description = card(page, queen).getByText(/^Queen bed/);
  const more = card(page, queen).getByRole('button', { name: 'More' });
  await expect(more).toBeVisible();
  const [box, buttonBox] = [await description.boundingBox(), await more.boundingBox()];
  expect(buttonBox!.y + buttonBox!.height).toBeLessThanOrEqual(box!.y + box!.height + 1);
  await more.click();
  await expect(card(page, queen).getByRole('button', { name: 'Less' })).toBeVisible();
  expect((await description.boundingBox())!.height).toBeGreaterThan(box!.height * 2);
  await expect(card(page, accessible).getByRole('button', { name: 'More' })).toHaveCount(0);
});

test('photos are gone through by finger, by keys and by buttons', async ({ page }) => {
  const photos = [1, 2, 3].map((place) => ({ image: `${image}?${place}`, thumb: image }));
  await page.route(`**${image}?*`, (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9" />',
    }),
  );
  await serveSession(page, { rooms: [{ ...queen, roomTypePhotos: photos }, accessible] });
  await page.goto(`/room-select/${token}`);
  const row = card(page, queen).getByRole('group', { name: /^Photos of/ });
  const photo = (place: number) => row.getByRole('img', { name: `photo ${place} of 3` });
  await expect(photo(1)).toBeInViewport({ ratio: 0.9 });
  await expect(photo(2)).not.toBeInViewport();
  await card(page, queen).getByRole('button', { name: 'Next photo' }).click();
  await expect(photo(2)).toBeInViewport({ ratio: 0.9 });
  await row.focus();
  await page.keyboard.press('ArrowRight');
  await expect(photo(3)).toBeInViewport({ ratio: 0.9 });
  await row.evaluate((element) => element.scrollTo({ left: 0 }));
  await expect(photo(1)).toBeInViewport({ ratio: 0.9 });
  await expect(card(page, queen).getByText('1 / 3')).toBeVisible();
});

test('the marked rate is the one that is chosen', async ({ page }) => {
  await serveSession(page, { rooms: [...Object.values(suiteRates), accessible] });
  let sent: unknown;
  await page.route(`**/api/room-selection/${token}/select`, async (route) => {
    sent = route.request().postDataJSON();
    await route.fulfill({ json: { success: true, message: 'Done' } });
  });
  await page.goto(`/room-select/${token}`);
  const suite = card(page, suiteRates.standard);
  await expect(suite.getByRole('radio', { name: /^Standard/ })).toBeChecked();
  await suite.getByText('Includes: Breakfast').click();
  await expect(suite.getByRole('definition').last()).toHaveText('$870.62');
  await suite.getByRole('button', { name: 'Select This Room' }).click();
  await expect(suite.getByRole('button', { name: 'Selected' })).toBeVisible();
  expect(sent).toMatchObject({ ratePlanId: 'breakfast', totalWithTaxes: 870.62 });
});
