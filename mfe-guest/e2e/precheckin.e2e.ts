import { randomBytes } from 'node:crypto';
import type { NewCorrection } from '@booking/contracts/corrections';
import type { IdPhoto, Signature } from '@booking/contracts/precheckin';
import sharp from 'sharp';
import { expect, test, type Locator, type Page } from '../../shell/e2e/console.ts';
import { expectAccessible } from '../../shell/e2e/axe.ts';
import { allGiven, bothSigned } from '../src/precheckin/session.fixture.ts';
import { button, draw, expectToast, heading, openPrecheckin, stepOf, takePosts } from './precheckin-session.ts';
import { inkOf } from './signature-image.ts';

const phones = [
  { width: 320, height: 568 },
  { width: 412, height: 839 },
];
const minute = 60_000;

/** A photo as full of detail as those of a camera. */
const cameraPhoto = (width: number, height: number): Promise<Buffer> => {
  const small = { width: width / 16, height: height / 16, channels: 3 } as const;
  return sharp(randomBytes(small.width * small.height * 3), { raw: small })
    .resize(width, height, { kernel: 'cubic' })
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
    .toBuffer();
};

/** The page's clock goes on by steps that an ask on its way does not take for its deadline of half a minute. */
const goOnUntil = (page: Page, isSo: () => Promise<void>): Promise<void> =>
  expect(async () => {
    await page.clock.runFor(10_000);
    await isSo();
  }).toPass({ intervals: [100] });

test.beforeEach(({ sql }) => sql('DELETE FROM rate_limit'));

test('a name is drawn dark on white in the dark too, and stays where it is when the phone is turned', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openPrecheckin(page);
  const posts = await takePosts<Signature>(page, 'sign-registration');
  await draw(page);
  await page.getByLabel('Type my name').check();
  const pad = page.getByRole('img', { name: 'Place to draw your signature' });
  await expect(pad).toBeHidden();
  await page.getByLabel('Draw my signature').check();
  const before = (await pad.boundingBox())!.width;
  await page.setViewportSize({ width: 839, height: 412 });
  await expect.poll(async () => (await pad.boundingBox())!.width).toBeGreaterThan(before);
  await expect
    .poll(() => pad.evaluate((canvas: HTMLCanvasElement) => canvas.width / canvas.offsetWidth / devicePixelRatio))
    .toBeCloseTo(1, 1);
  await button(page, 'Save Signature').click();
  await expectToast(page, 'Registration Card Signed!');
  const { paper, ink, left, right, width } = await inkOf(posts[0]!.signatureData);
  expect(paper).toBe(255);
  expect(ink).toBeLessThan(64);
  expect(left).toBeCloseTo(0.2, 1);
  expect(right).toBeCloseTo(0.8, 1);
  const [shown, density] = [(await pad.boundingBox())!.width, await page.evaluate(() => devicePixelRatio)];
  expect(Math.abs(width - shown * density)).toBeLessThan(density);
});

test('a photo is made small, however large it is from the camera, and its way is shown', async ({ page }) => {
  await openPrecheckin(page, bothSigned);
  const answered = Promise.withResolvers<void>();
  const posts = await takePosts<IdPhoto>(page, 'upload-id');
  await page.route('**/api/precheckin/*/upload-id', async (route) => {
    await answered.promise;
    await route.fallback();
  });
  const preview = (name: string) => page.getByRole('img', { name: `Your photo: ${name}` });
  const large = await cameraPhoto(3200, 2400);
  expect(large.length).toBeGreaterThan(1024 * 1024);
  await page.getByLabel('Choose a Photo').setInputFiles({ name: 'first.jpg', mimeType: 'image/jpeg', buffer: large });
  await expect(preview('first.jpg')).toHaveJSProperty('naturalWidth', 2400);
  const [camera] = await Promise.all([page.waitForEvent('filechooser'), page.getByText('Take a Photo').click()]);
  const huge = Buffer.concat([large, Buffer.alloc(5 * 1024 * 1024)]);
  await camera.setFiles({ name: 'passport.png', mimeType: 'image/png', buffer: huge });
  await expect(preview('passport.png')).toHaveJSProperty('naturalWidth', 2400);
  await expect(page.getByText('Retake the Photo')).toBeVisible();
  await button(page, 'Upload ID').click();
  await expect(
    page.getByRole('progressbar', { name: /^(Sending your photo: \d+%|Your photo is being checked\.)$/ }),
  ).toBeVisible();
  answered.resolve();
  await expectToast(page, 'ID Uploaded!');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  const [{ idPhotoBase64, filename, mimeType }] = posts as [IdPhoto];
  const sent = Buffer.from(idPhotoBase64.split(',')[1]!, 'base64');
  expect([filename, mimeType]).toEqual(['passport.png', 'image/jpeg']);
  expect(sent.length).toBeLessThan(large.length);
  expect(await sharp(sent).metadata()).toMatchObject({ format: 'jpeg', width: 2400, height: 1800 });
});

test('a phone far from the hotel waits for its hour, on the days its clocks change too', async ({ visit }) => {
  // 16:00 in Chicago; Chicago's clocks go forward and back on these days
  for (const { timezoneId, day, opensAt } of [
    { timezoneId: 'Pacific/Auckland', day: 'Sun, Mar 14, 2027', opensAt: '2027-03-14T21:00:00.000Z' },
    { timezoneId: 'Pacific/Honolulu', day: 'Sun, Nov 7, 2027', opensAt: '2027-11-07T22:00:00.000Z' },
  ]) {
    const page = await visit({ timezoneId });
    const opens = Date.parse(opensAt);
    await page.clock.install({ time: opens - 24 * 60 * minute });
    const change = await openPrecheckin(page, { ...allGiven, checkIn: { state: 'early', opensAt } });
    const words = page.getByText(`Check-in opens at 4:00 PM hotel time on ${day}.`, { exact: true });
    await expect(words).toBeVisible();
    await page.clock.pauseAt(opens - minute);
    await expect(words).toBeVisible();
    await expect(button(page, 'Complete Check-In')).toBeDisabled();
    change({ checkIn: { state: 'open', opensAt } });
    await goOnUntil(page, () => expect(button(page, 'Complete Check-In')).toBeEnabled({ timeout: 500 }));
  }
});

const early = { state: 'early', opensAt: '2027-03-05T22:00:00.000Z' } as const;

/** Whether something is in view, over which nothing lies. */
const isOnTop = (place: Locator): Promise<boolean> =>
  place.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

test('a missing signature is said at the pad, with nothing over it, and goes with the first stroke', async ({
  page,
}) => {
  await openPrecheckin(page);
  await expect(page.getByText('Sign here with your finger, a pen or the mouse.')).toBeVisible();
  await button(page, 'Save Signature').click();
  const problem = page.getByRole('alert').filter({ hasText: 'Signature Required' });
  await expect(problem).toBeVisible();
  await expect(page.getByRole('img', { name: 'Place to draw your signature' })).toBeFocused();
  expect(await isOnTop(problem)).toBe(true);
  await draw(page);
  await expect(problem).toHaveCount(0);
});

test('a guest who is done before check-in opens is told so, in both languages', async ({ page }) => {
  await openPrecheckin(page, { ...allGiven, willText: true, checkIn: early });
  const done = stepOf(page, 'That’s all for now.');
  await expect(done.getByText('Check-in opens Fri, Mar 5, 4:00 PM. We will text you.')).toBeVisible();
  await expect(page.getByText(/^Next:/)).toHaveCount(0);
  await expect(page.getByText('To do', { exact: true })).toHaveCount(0);
  await page.getByRole('link', { name: 'Español' }).click();
  await expect(stepOf(page, 'Por ahora, eso es todo.')).toBeVisible();
});

test('a guest asks for a change of the phone number, and sees that it was asked for', async ({ page }) => {
  const change = await openPrecheckin(page);
  const posts = await takePosts<NewCorrection>(page, 'corrections');
  await button(page, 'Request a Change').click();
  await page.getByRole('radio', { name: 'Phone' }).check();
  await page.getByLabel('The right phone number').fill('(512) 555-0143');
  change({ corrections: [{ fact: 'phone', wanted: '(512) 555-0143', requestedAt: '2027-03-01T15:00:00.000Z' }] });
  await button(page, 'Send to the Front Desk').click();
  await expect(stepOf(page, '1. Guest Information').getByText('Phone: (512) 555-0143')).toBeVisible();
  expect(posts).toEqual([{ fact: 'phone', wanted: '(512) 555-0143' }]);
});

test('every step is accessible, fits on the smallest phone, and its text is scrolled by keyboard', async ({ page }) => {
  test.setTimeout(180_000);
  await openPrecheckin(page, { totalDue: 12_350, checkIn: early });
  const text = page.getByRole('region', { name: 'Registration card of Harbor Inn' });
  await text.focus();
  await page.keyboard.press('End');
  await expect(text.getByText(/^Rule 12 of the hotel/)).toBeInViewport();
  await expectAccessible(page, 'the registration card', phones);
  await page.getByLabel('Type my name').check();
  await page.getByLabel('Your full name').fill('Ada Byron');
  const fonts = () => page.evaluate(() => [...document.fonts].map(({ family, status }) => `${family} ${status}`));
  await expect.poll(fonts).toContainEqual(expect.stringMatching(/Signed Name.* loaded/));
  await expectAccessible(page, 'a typed name', phones);
  await button(page, 'Request a Change').click();
  await expectAccessible(page, 'asking for a change', phones);
  await page.setViewportSize(phones[0]!);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  for (const [what, title, session] of [
    ['the photo', 'Pre-Check-In', bothSigned],
    ['checking in', 'Pre-Check-In', allGiven],
    ['done for now', 'Pre-Check-In', { ...allGiven, willText: true, checkIn: early }],
    ['submitted', 'Submitted', { ...allGiven, isSubmitted: true }],
    ['checked in', "You're Checked In!", { ...allGiven, checkedIn: true }],
  ] as const) {
    await page.unrouteAll();
    await openPrecheckin(page, session);
    await expect(heading(page)).toHaveText(title);
    await expectAccessible(page, what, phones);
  }
});
