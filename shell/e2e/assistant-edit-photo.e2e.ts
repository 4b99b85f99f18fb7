import sharp from 'sharp';
import { assistantHere, expectToast, open, panel, removeAssistants } from './assistants-console.ts';
import { asksForChange, expect, test, type Page } from './console.ts';

const choose = (page: Page, name: string, mimeType: string, buffer: Buffer) =>
  page.getByRole('tabpanel').locator('input[type=file]').setInputFiles({ name, mimeType, buffer });
const photo = () =>
  sharp({ create: { width: 40, height: 60, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();

test.beforeEach(async ({ console: page, sql }) => open(page, await assistantHere(sql)));
test.afterEach(({ sql, browser }) => removeAssistants(sql, browser));

test('a photo takes the place of the sign of the type, here and in the list', async ({ console: page }) => {
  const profile = panel(page, 'Agent Profile');
  await expect(profile.locator('[data-type=guest]')).toBeVisible();
  await choose(page, 'rosa.png', 'image/png', await photo());
  await expectToast(page, 'Success', 'Profile photo uploaded successfully');
  await expect(profile.locator('img')).toHaveJSProperty('naturalWidth', 512);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('list', { name: 'Assistants' }).locator('img')).toHaveJSProperty('naturalWidth', 512);
});

test('what is no image or too large is refused before it is sent', async ({ console: page }) => {
  const sent: string[] = [];
  page.on('request', (request) => asksForChange(request) && sent.push(request.url()));
  await choose(page, 'terms.pdf', 'application/pdf', Buffer.from('%PDF'));
  await expectToast(page, 'Upload Failed', 'Choose an image file.');
  await choose(page, 'large.png', 'image/png', Buffer.alloc(2 * 1024 * 1024 + 1));
  await expectToast(page, 'Upload Failed', 'The photo may have 2 MB at most.');
  expect(sent).toEqual([]);
});

test('what only pretends to be an image is refused by the server, in its words', async ({
  console: page,
  mayComplain,
}) => {
  mayComplain(/status of 4\d\d/);
  const answered = page.waitForResponse('**/upload-image');
  await choose(page, 'rosa.png', 'image/png', Buffer.from('no image at all'));
  const { error } = (await (await answered).json()) as { error: string };
  await expectToast(page, 'Upload Failed', error);
});

test('a failure without words has those of the specification', async ({ console: page, mayComplain }) => {
  mayComplain(/status of 500/);
  await page.route('**/upload-image', (route) => route.fulfill({ status: 500, body: '' }));
  await choose(page, 'rosa.png', 'image/png', await photo());
  await expectToast(page, 'Upload Failed', 'Failed to upload photo');
});
