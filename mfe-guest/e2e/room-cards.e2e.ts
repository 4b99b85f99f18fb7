import { expect, test, type Page } from '../../shell/e2e/console.ts';
import { expectAccessible } from '../../shell/e2e/axe.ts';
import { accessible, queen, serveSession, token } from './room-session.ts';

const card = (page: Page, { roomTypeName: name }: { roomTypeName: string }) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2, name }) });
const sizeOf = (page: Page, amount: string) =>
  card(page, queen)
    .getByText(amount, { exact: true })
    .evaluate((element) => parseFloat(getComputedStyle(element).fontSize));

test('the page tells of the stay and shows a card for each room', async ({ page }) => {
  await serveSession(page);
  await page.goto(`/room-select/${token}`);
  await expect(page.getByText('Fri, Mar 5 – Mon, Mar 8, 2027 · 3 nights · 2 adults · 1 child')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Select This Room' })).toHaveCount(2);
  await expect(card(page, queen).getByText('Up to 4 guests')).toBeVisible();
  await expect(card(page, queen).getByText('3 available')).toBeVisible();
  await expect(card(page, queen).getByRole('list', { name: 'Features' }).getByRole('listitem')).toHaveText([
    'Free WiFi',
    'Kitchenette',
    'Work desk',
  ]);
  const photo = card(page, queen).getByRole('img', { name: queen.roomTypeName });
  await expect(photo).toHaveAttribute('fetchpriority', 'high');
  await expectAccessible(page, 'the rooms', [{ width: 412, height: 839 }]);
});

test('what is paid in all stands out from what it is made of', async ({ page }) => {
  await serveSession(page);
  await page.goto(`/room-select/${token}`);
  await expect(card(page, queen).getByText('15% OFF (Weekly rate)', { exact: true })).toBeVisible();
  await expect(card(page, queen).locator('s')).toContainText('$460.00');
  const [total, ...parts] = await Promise.all(
    ['$442.75', '$130.17', '$390.50', '$52.25'].map((amount) => sizeOf(page, amount)),
  );
  for (const part of parts) expect(total).toBeGreaterThan(part);
  await expect(card(page, accessible).getByRole('term')).toHaveText(['Per night', 'Subtotal']);
});

test('what is optional stands below the total, and is not in it', async ({ page }) => {
  await serveSession(page);
  await page.goto(`/room-select/${token}`);
  const optional = card(page, queen).getByText('Optional, not included: Valet parking $96.00', { exact: true });
  await expect(optional).toBeVisible();
  await expect(card(page, queen).getByRole('definition').last()).toHaveText('$442.75');
  const [above, below] = await Promise.all(
    [card(page, queen).getByRole('definition').last(), optional].map((each) => each.boundingBox()),
  );
  expect(below!.y).toBeGreaterThan(above!.y);
  await expect(card(page, accessible).getByText(/Optional/)).toHaveCount(0);
});

test('a room for people with disabilities says so, and a missing photo leaves no hole', async ({ page }) => {
  await serveSession(page);
  await page.goto(`/room-select/${token}`);
  await expect(card(page, accessible).getByText('Accessible room', { exact: true })).toBeVisible();
  await expect(card(page, queen).getByText('Accessible room')).toHaveCount(0);
  await expect(card(page, accessible).getByRole('listitem').first()).toHaveText('Roll-in shower');
  const [photo, placeholder] = await Promise.all([
    card(page, queen).getByRole('img').boundingBox(),
    card(page, accessible).locator('[data-placeholder]').boundingBox(),
  ]);
  expect(placeholder!.height).toBeCloseTo(photo!.height, 0);
});

test('a photo that does not load gives way to a placeholder', async ({ page, mayComplain }) => {
  mayComplain(/status of 404/);
  await serveSession(page);
  await page.route('**/photo-of-a-room.svg', (route) => route.fulfill({ status: 404 }));
  await page.goto(`/room-select/${token}`);
  await expect(card(page, queen).locator('[data-placeholder]')).toBeVisible();
});

test('a phone takes the photo in its own size from the hotel, and the one it was made of where that is gone', async ({
  page,
  mayComplain,
}) => {
  mayComplain(/status of 404/);
  const asked: string[] = [];
  await page.route('**/api/pictures/**', async (route) => {
    asked.push(new URL(route.request().url()).pathname);
    await route.fulfill({ status: 404 });
  });
  const picture = '0123456789abcdef0123';
  await serveSession(page, {
    rooms: [
      { ...queen, picture },
      { ...queen, ratePlanID: '2', picture },
    ],
  });
  await page.goto(`/room-select/${token}`);
  const photos = page.getByRole('img', { name: queen.roomTypeName });
  await expect(photos.first()).toHaveAttribute('src', queen.roomTypePhotos[0]!.image);
  const width = await page.evaluate(() => Math.ceil((innerWidth - 66) * devicePixelRatio));
  const fitting = [360, 720, 1080].find((each) => each >= width) ?? 1080;
  expect(asked[0]).toBe(`/api/pictures/${picture}/${fitting}.webp`);
  await expect(photos.last()).toHaveAttribute('loading', 'lazy');
});

test('the description has two lines, and nothing scrolls sideways on the smallest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await serveSession(page);
  await page.goto(`/room-select/${token}`);
  const description = card(page, queen).getByText(/^Queen bed/);
  const lines = await description.evaluate(
    (element) => element.clientHeight / parseFloat(getComputedStyle(element).lineHeight),
  );
  expect(Math.round(lines)).toBe(2);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('with nothing left the guest is asked to call', async ({ page }) => {
  await serveSession(page, { rooms: [] });
  await page.goto(`/room-select/${token}`);
  await expect(page.getByText('No Rooms Available', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Call +1 512 555 0100' })).toHaveAttribute('href', 'tel:+15125550100');
});
