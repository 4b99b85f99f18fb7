import { expect, test, type Page } from '../../shell/e2e/console.ts';
import { accessible, queen } from '../src/room-selection/rooms.fixture.ts';
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
  await serveSession(page, { rooms: [{ ...wordy, picture }, accessible] });
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
