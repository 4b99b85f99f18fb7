import type { Signature } from '@booking/contracts/precheckin';
import { expect, test } from '../../shell/e2e/console.ts';
import {
  button,
  draw,
  expectToast,
  losePosts,
  openPrecheckin,
  refusePosts,
  stepOf,
  takePosts,
} from './precheckin-session.ts';
import { inkOf } from './signature-image.ts';

test.beforeEach(({ sql }) => sql('DELETE FROM rate_limit'));

test('the registration card is signed, then the authorization, and what is next has the focus', async ({ page }) => {
  const change = await openPrecheckin(page);
  const cards = await takePosts<Signature>(page, 'sign-registration', () => change({ registrationCardSigned: true }));
  const authorizations = await takePosts<Signature>(page, 'sign-cc-auth', () => change({ ccAuthSigned: true }));
  await draw(page);
  await button(page, 'Save Signature').click();
  await expectToast(page, 'Registration Card Signed!');
  await expect(page.getByRole('heading', { name: 'Credit Card Authorization Signature' })).toBeFocused();
  await expect(page.getByText('Next: sign the credit card authorization.')).toBeVisible();
  await expect(page.getByText('Version auth-1')).toBeVisible();
  await draw(page);
  await button(page, 'Save Signature').click();
  await expectToast(page, 'Credit Card Authorization Signed!');
  await expect(page.getByRole('heading', { name: '3. Photo ID Upload' })).toBeFocused();
  expect(cards).toEqual([{ signatureData: expect.stringMatching(/^data:image\/png;base64,/), textVersion: 'reg-1' }]);
  expect(authorizations).toEqual([expect.objectContaining({ textVersion: 'auth-1' })]);
});

test('in the dark, too, a name is dark on white, as large as the screen shows it', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openPrecheckin(page);
  const posts = await takePosts<Signature>(page, 'sign-registration');
  await draw(page);
  await button(page, 'Save Signature').click();
  await expectToast(page, 'Registration Card Signed!');
  const { paper, ink, width } = await inkOf(posts[0]!.signatureData);
  expect(paper).toBe(255);
  expect(ink).toBeLessThan(64);
  const pad = page.getByRole('img', { name: 'Place to draw your signature' });
  const [shown, density] = [(await pad.boundingBox())!.width, await page.evaluate(() => devicePixelRatio)];
  expect(Math.abs(width - shown * density)).toBeLessThan(density);
});

test('a stroke can be taken back, and everything be wiped away', async ({ page }) => {
  await openPrecheckin(page);
  await expect(button(page, 'Undo')).toBeDisabled();
  await draw(page);
  await draw(page);
  await button(page, 'Undo').click();
  await expect(button(page, 'Undo')).toBeEnabled();
  await button(page, 'Undo').click();
  await expect(button(page, 'Undo')).toBeDisabled();
  await draw(page);
  await button(page, 'Clear').click();
  await expect(button(page, 'Clear')).toBeDisabled();
  await button(page, 'Save Signature').click();
  await expectToast(page, 'Signature Required');
});

test('without a name nothing is saved', async ({ page }) => {
  await openPrecheckin(page);
  const posts = await takePosts(page, 'sign-registration');
  await expect(page.getByText('Sign here with your finger, a pen or the mouse.')).toBeVisible();
  await button(page, 'Save Signature').click();
  await expectToast(page, 'Signature Required', 'Please provide your signature before saving.');
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByLabel('Type my name').check();
  await page.getByLabel('Your full name').fill(' A ');
  await button(page, 'Save Signature').click();
  await expectToast(page, 'Signature Required', 'Please provide your signature before saving.');
  await expect(page.getByLabel('Your full name')).toBeFocused();
  expect(posts).toEqual([]);
});

test('a name is typed, by keyboard only, and sent as the drawing that is shown', async ({ page }) => {
  await openPrecheckin(page);
  const posts = await takePosts<Signature>(page, 'sign-registration');
  await page.getByRole('region', { name: 'Registration card of Harbor Inn' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByLabel('Type my name')).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Ada Byron, Countess of Lovelace and of everything else there is');
  const drawing = page.getByRole('img', { name: /^Your signature: Ada Byron/ });
  const shown = await drawing.getAttribute('src');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Registration Card Signed!');
  expect(posts).toEqual([
    {
      signatureData: shown,
      typedName: 'Ada Byron, Countess of Lovelace and of everything else there is',
      textVersion: 'reg-1',
    },
  ]);
  const { left, right, ink } = await inkOf(shown!);
  expect(ink).toBeLessThan(64);
  expect([left > 0, right < 1]).toEqual([true, true]);
});

test('a phone that is turned keeps what was drawn, and where', async ({ page }) => {
  await openPrecheckin(page);
  const posts = await takePosts<Signature>(page, 'sign-registration');
  await draw(page);
  const pad = page.getByRole('img', { name: 'Place to draw your signature' });
  const before = (await pad.boundingBox())!.width;
  await page.setViewportSize({ width: 839, height: 412 });
  await expect.poll(async () => (await pad.boundingBox())!.width).toBeGreaterThan(before);
  await expect
    .poll(() => pad.evaluate((canvas: HTMLCanvasElement) => canvas.width / canvas.offsetWidth / devicePixelRatio))
    .toBeCloseTo(1, 1);
  await button(page, 'Save Signature').click();
  await expectToast(page, 'Registration Card Signed!');
  const { left, right } = await inkOf(posts[0]!.signatureData);
  expect(left).toBeCloseTo(0.2, 1);
  expect(right).toBeCloseTo(0.8, 1);
});

test('what was drawn is still there after a look at typing', async ({ page }) => {
  await openPrecheckin(page);
  const posts = await takePosts<Signature>(page, 'sign-registration');
  await draw(page);
  await page.getByLabel('Type my name').check();
  await expect(page.getByRole('img', { name: 'Place to draw your signature' })).toBeHidden();
  await page.getByLabel('Draw my signature').check();
  await button(page, 'Save Signature').click();
  await expectToast(page, 'Registration Card Signed!');
  expect((await inkOf(posts[0]!.signatureData)).ink).toBeLessThan(64);
});

test('a pad that cannot be loaded is said, typing works, and so does loading it again', async ({
  page,
  mayComplain,
}) => {
  mayComplain(/ERR_CONNECTION_REFUSED/);
  await page.route('**/site/signature-pad.*.js', (route) => route.abort('connectionrefused'));
  await openPrecheckin(page);
  await expectToast(page, 'Signature pad not ready');
  await button(page, 'Save Signature').click();
  await expectToast(page, 'Signature pad not ready');
  await expect(page.getByText('You cannot draw here now, but you can type your name instead.')).toBeVisible();
  await page.unroute('**/site/signature-pad.*.js');
  await button(page, 'Load the Signature Pad Again').click();
  await draw(page);
  await expect(button(page, 'Undo')).toBeEnabled();
});

test('a page of signed texts does not load the pad', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openPrecheckin(page, { registrationCardSigned: true, ccAuthSigned: true });
  await page.waitForLoadState('networkidle');
  expect(asked.filter((address) => address.includes('signature-pad'))).toEqual([]);
});

test('a refusal is told in the server’s words, or in ours where it has none', async ({ page, mayComplain }) => {
  mayComplain(/status of (409|502)/);
  await openPrecheckin(page);
  await draw(page);
  await refusePosts(page, 'sign-registration', 409, 'You have signed this already.');
  await button(page, 'Save Signature').click();
  await expectToast(page, 'Signature Failed', 'You have signed this already.');
  await refusePosts(page, 'sign-registration', 502);
  await button(page, 'Save Signature').click();
  await expectToast(page, 'Signature Failed', 'Failed to save signature');
});

test('a text that has changed meanwhile is shown before it is signed', async ({ page, mayComplain }) => {
  mayComplain(/status of 409/);
  const change = await openPrecheckin(page);
  await draw(page);
  change({ registrationText: { version: 'reg-2', title: 'Registration card', paragraphs: ['A new rule.'] } });
  await refusePosts(page, 'sign-registration', 409, 'This text has changed. Please read it again.');
  await button(page, 'Save Signature').click();
  await expectToast(page, 'Signature Failed', 'This text has changed. Please read it again.');
  await expect(page.getByText('A new rule.')).toBeVisible();
  const posts = await takePosts<Signature>(page, 'sign-registration');
  await button(page, 'Save Signature').click();
  await expectToast(page, 'Registration Card Signed!');
  expect(posts).toEqual([expect.objectContaining({ textVersion: 'reg-2' })]);
});

test('a lost connection keeps the drawing, and trying again sends the same', async ({ page, mayComplain }) => {
  mayComplain(/ERR_CONNECTION_REFUSED/);
  const change = await openPrecheckin(page);
  await draw(page);
  await losePosts(page, 'sign-registration');
  await button(page, 'Save Signature').click();
  await expect(
    stepOf(page, '2. Signatures').getByText(
      'The connection was lost. Your signature is still here, and it is safe to send it again.',
    ),
  ).toBeVisible();
  const posts = await takePosts<Signature>(page, 'sign-registration', () => change({ registrationCardSigned: true }));
  await button(page, 'Try again').click();
  await expectToast(page, 'Registration Card Signed!');
  expect((await inkOf(posts[0]!.signatureData)).ink).toBeLessThan(64);
});
