import { randomBytes } from 'node:crypto';
import type { IdPhoto } from '@booking/contracts/precheckin';
import sharp from 'sharp';
import { expect, test, type Page } from '../../shell/e2e/console.ts';
import {
  bothSigned,
  button,
  expectToast,
  losePosts,
  openPrecheckin,
  refusePosts,
  stepOf,
  takePosts,
  token,
} from './precheckin-session.ts';

const photo = (width = 60, height = 40): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();

/** A photo as full of detail as those of a camera. */
const cameraPhoto = (width: number, height: number): Promise<Buffer> => {
  const small = { width: width / 16, height: height / 16, channels: 3 } as const;
  return sharp(randomBytes(small.width * small.height * 3), { raw: small })
    .resize(width, height, { kernel: 'cubic' })
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
    .toBuffer();
};

const picker = (page: Page) => page.getByLabel('Photo of your ID');
const pick = (page: Page, name: string, mimeType: string, buffer: Buffer) =>
  picker(page).setInputFiles({ name, mimeType, buffer });
const preview = (page: Page, name: string) => page.getByRole('img', { name: `Your photo: ${name}` });

test.beforeEach(({ sql }) => sql('DELETE FROM rate_limit'));

test('a photo is looked at, sent, and what is next has the focus', async ({ page }) => {
  const change = await openPrecheckin(page, bothSigned);
  const posts = await takePosts<IdPhoto>(page, 'upload-id', () => change({ idUploaded: true }));
  const image = await photo();
  await pick(page, 'passport.jpg', 'image/jpeg', image);
  await expect(preview(page, 'passport.jpg')).toHaveJSProperty('naturalWidth', 60);
  await button(page, 'Upload ID').click();
  await expectToast(page, 'ID Uploaded!');
  await expect(page.getByRole('heading', { name: '4. Complete Check-In' })).toBeFocused();
  await expect(stepOf(page, '3. Photo ID Upload').getByText('Done', { exact: true })).toBeVisible();
  expect(posts).toEqual([
    {
      idPhotoBase64: `data:image/jpeg;base64,${image.toString('base64')}`,
      filename: 'passport.jpg',
      mimeType: 'image/jpeg',
    },
  ]);
});

test('without a photo, with a file that is none, and with one that is too large nothing is sent', async ({ page }) => {
  await openPrecheckin(page, bothSigned);
  const posts = await takePosts(page, 'upload-id');
  await button(page, 'Upload ID').click();
  await expectToast(page, 'Error', 'Please choose a photo of your ID first.');
  await pick(page, 'terms.pdf', 'application/pdf', Buffer.from('%PDF'));
  await expectToast(page, 'Invalid File', 'Please upload an image file (JPG, PNG, etc.)');
  await pick(page, 'large.jpg', 'image/jpeg', Buffer.concat([await photo(), Buffer.alloc(5 * 1024 * 1024)]));
  await expectToast(page, 'File Too Large', 'Please upload an image smaller than 5MB');
  await button(page, 'Upload ID').click();
  await expectToast(page, 'Error');
  expect(posts).toEqual([]);
});

test('after a refused file the photo picked before it is not sent either', async ({ page }) => {
  await openPrecheckin(page, bothSigned);
  const posts = await takePosts(page, 'upload-id');
  await pick(page, 'passport.jpg', 'image/jpeg', await photo());
  await expect(preview(page, 'passport.jpg')).toBeVisible();
  await pick(page, 'terms.pdf', 'application/pdf', Buffer.from('%PDF'));
  await expectToast(page, 'Invalid File');
  await expect(preview(page, 'passport.jpg')).toHaveCount(0);
  await expect(picker(page)).toHaveValue('');
  await button(page, 'Upload ID').click();
  await expectToast(page, 'Please choose a photo of your ID first.');
  expect(posts).toEqual([]);
});

test('of two photos the one picked last is sent, however slowly the first is read', async ({ page }) => {
  await page.addInitScript(() => {
    let isFirst = true;
    window.FileReader = class extends FileReader {
      override readAsDataURL(photo: Blob): void {
        if (!isFirst) return super.readAsDataURL(photo);
        isFirst = false;
        const readFirst = (): Promise<void> =>
          new Promise((done) => {
            this.addEventListener('loadend', () => done());
            super.readAsDataURL(photo);
          });
        Object.assign(window, { readFirst });
      }
    };
  });
  await openPrecheckin(page, bothSigned);
  const posts = await takePosts<IdPhoto>(page, 'upload-id');
  await pick(page, 'first.jpg', 'image/jpeg', await photo());
  await expect.poll(() => page.evaluate(() => 'readFirst' in window)).toBe(true);
  await pick(page, 'second.jpg', 'image/jpeg', await photo());
  await expect(preview(page, 'second.jpg')).toBeVisible();
  await page.evaluate(() => (window as unknown as { readFirst: () => Promise<void> }).readFirst());
  await expect(preview(page, 'second.jpg')).toBeVisible();
  await button(page, 'Upload ID').click();
  await expectToast(page, 'ID Uploaded!');
  expect(posts.map(({ filename }) => filename)).toEqual(['second.jpg']);
});

test('a large photo is made small before it is sent', async ({ page }) => {
  await openPrecheckin(page, bothSigned);
  const posts = await takePosts<IdPhoto>(page, 'upload-id');
  const large = await cameraPhoto(3200, 2400);
  expect(large.length).toBeGreaterThan(1024 * 1024);
  await pick(page, 'passport.png', 'image/png', large);
  await expect(preview(page, 'passport.png')).toHaveJSProperty('naturalWidth', 2400);
  await button(page, 'Upload ID').click();
  await expectToast(page, 'ID Uploaded!');
  const [{ idPhotoBase64, mimeType }] = posts as [IdPhoto];
  const sent = Buffer.from(idPhotoBase64.split(',')[1]!, 'base64');
  expect(mimeType).toBe('image/jpeg');
  expect(sent.length).toBeLessThan(large.length);
  expect(await sharp(sent).metadata()).toMatchObject({ format: 'jpeg', width: 2400, height: 1800 });
});

test('on a phone the camera takes the photo, however large, and takes it again', async ({ page }) => {
  await openPrecheckin(page, bothSigned);
  const posts = await takePosts<IdPhoto>(page, 'upload-id');
  const [first] = await Promise.all([page.waitForEvent('filechooser'), button(page, 'Take a Photo').click()]);
  const huge = Buffer.concat([await cameraPhoto(3200, 2400), Buffer.alloc(5 * 1024 * 1024)]);
  await first.setFiles({ name: 'first.jpg', mimeType: 'image/jpeg', buffer: huge });
  await expect(preview(page, 'first.jpg')).toHaveJSProperty('naturalWidth', 2400);
  const [second] = await Promise.all([page.waitForEvent('filechooser'), button(page, 'Retake the Photo').click()]);
  await second.setFiles({ name: 'second.jpg', mimeType: 'image/jpeg', buffer: await photo() });
  await expect(preview(page, 'second.jpg')).toBeVisible();
  await button(page, 'Upload ID').click();
  await expectToast(page, 'ID Uploaded!');
  expect(posts.map(({ filename }) => filename)).toEqual(['second.jpg']);
});

test('while it is sent the page says how much is, and pressing again sends nothing more', async ({ page }) => {
  await openPrecheckin(page, bothSigned);
  const answered = Promise.withResolvers<void>();
  const posts = await takePosts(page, 'upload-id');
  await page.route(`**/api/precheckin/${token}/upload-id`, async (route) => {
    await answered.promise;
    await route.fallback();
  });
  await pick(page, 'passport.jpg', 'image/jpeg', await photo());
  await button(page, 'Upload ID').click();
  await expect(
    page.getByRole('progressbar', { name: /^(Sending your photo: \d+%|Your photo is being checked\.)$/ }),
  ).toBeVisible();
  await expect(button(page, 'Uploading...')).toBeDisabled();
  await expect(picker(page)).toBeDisabled();
  await button(page, 'Uploading...').click({ force: true });
  answered.resolve();
  await expectToast(page, 'ID Uploaded!');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  expect(posts).toHaveLength(1);
});

test('a refusal is told in the server’s words, or in ours where it has none', async ({ page, mayComplain }) => {
  mayComplain(/status of (400|502)/);
  await openPrecheckin(page, bothSigned);
  await pick(page, 'passport.jpg', 'image/jpeg', Buffer.from('no image at all'));
  await refusePosts(page, 'upload-id', 400, 'Please upload an image file (JPG, PNG, etc.)');
  await button(page, 'Upload ID').click();
  await expectToast(page, 'Upload Failed', 'Please upload an image file (JPG, PNG, etc.)');
  await refusePosts(page, 'upload-id', 502);
  await button(page, 'Upload ID').click();
  await expectToast(page, 'Upload Failed', 'Failed to upload ID');
});

test('a lost connection keeps the photo, and trying again sends it', async ({ page, mayComplain }) => {
  mayComplain(/ERR_CONNECTION_REFUSED/);
  await openPrecheckin(page, bothSigned);
  await pick(page, 'passport.jpg', 'image/jpeg', await photo());
  await losePosts(page, 'upload-id');
  await button(page, 'Upload ID').click();
  await expect(
    page.getByText('The connection was lost. Your photo is still here, and it is safe to send it again.'),
  ).toBeVisible();
  await expect(preview(page, 'passport.jpg')).toBeVisible();
  const posts = await takePosts(page, 'upload-id');
  await button(page, 'Try again').click();
  await expectToast(page, 'ID Uploaded!');
  expect(posts).toHaveLength(1);
});

test('a photo can be replaced until the guest checks in', async ({ page }) => {
  await openPrecheckin(page, { ...bothSigned, idUploaded: true });
  const posts = await takePosts<IdPhoto>(page, 'upload-id');
  await button(page, 'Use Another Photo').click();
  await pick(page, 'license.jpg', 'image/jpeg', await photo());
  await button(page, 'Upload ID').click();
  await expectToast(page, 'ID Uploaded!');
  await expect(button(page, 'Use Another Photo')).toBeVisible();
  expect(posts.map(({ filename }) => filename)).toEqual(['license.jpg']);
});
