import sharp from 'sharp';
import { expect, test as base, type Page } from '../../shell/e2e/console.ts';
import { bookSinceYesterday, giveRoomBack, reservationInCloudbeds } from './cloudbeds.ts';
import { newPhone, textPrecheckinLink } from './precheckin-link.ts';
import { button, draw, expectToast, heading, stepOf } from './precheckin-session.ts';
import { inkOf } from './signature-image.ts';
import { newName } from './trip.ts';

const desktop = { width: 1360, height: 900 };
const passport = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();

type Arrival = { lastName: string; reservationId: string; link: string };

const test = base.extend<{ arrival: Arrival }>({
  /** Somebody who arrived yesterday has the link, so that check-in is open at every hour of the day. */
  arrival: async ({ visit, sql }, use) => {
    await sql('DELETE FROM rate_limit');
    const guest = { firstName: 'Ada', lastName: newName(), phone: newPhone() };
    const reservationId = await bookSinceYesterday(guest);
    try {
      const desk = await visit({ isSignedIn: true, viewport: desktop });
      await use({ ...guest, reservationId, link: await textPrecheckinLink(desk, { ...guest, reservationId }) });
    } finally {
      await sql('DELETE FROM payment WHERE reservation_id = $1', [reservationId]);
      await giveRoomBack(reservationId);
    }
  },
});

test.describe.configure({ timeout: 200_000 });
test.beforeEach(async ({ page, arrival }) => {
  await page.goto(arrival.link);
  await expect(heading(page)).toHaveText('Pre-Check-In');
});

async function signBoth(page: Page): Promise<void> {
  for (const text of ['Registration Card', 'Credit Card Authorization']) {
    await expect(page.getByRole('heading', { name: `${text} Signature` })).toBeVisible();
    await draw(page);
    await button(page, 'Save Signature').click();
    await expectToast(page, `${text} Signed!`);
    await expect(stepOf(page, '2. Signatures').getByText('Signed', { exact: true })).toHaveCount(
      text === 'Registration Card' ? 1 : 2,
    );
  }
}

async function uploadId(page: Page): Promise<void> {
  await page
    .getByLabel('Choose a Photo')
    .setInputFiles({ name: 'passport.jpg', mimeType: 'image/jpeg', buffer: await passport() });
  await button(page, 'Upload ID').click();
  await expectToast(page, 'ID Uploaded!');
}

const expectCheckedIn = async ({ reservationId }: Arrival): Promise<void> =>
  expect(await reservationInCloudbeds(reservationId)).toMatchObject({ status: 'checked_in' });

test('a guest draws both signatures, shows an ID and is checked in', async ({ page, arrival }) => {
  await expect(page.getByText(`Ada ${arrival.lastName}`).first()).toBeVisible();
  await expect(stepOf(page, 'Your Reservation').getByText('Confirmed', { exact: true })).toBeVisible();
  await signBoth(page);
  await uploadId(page);
  await button(page, 'Complete Check-In').click();
  await expectToast(page, 'Check-In Complete!');
  await expect(heading(page)).toHaveText("You're Checked In!");
  await expectCheckedIn(arrival);
  await page.reload();
  await expect(heading(page)).toHaveText("You're Checked In!");
});

/** From the title of a text over the text itself to the two ways to sign. What is sent is the drawing that is shown, with all of the name. */
async function signByKeyboard(page: Page, title: string, { lastName }: Arrival): Promise<void> {
  const name = `Ada ${lastName}, Countess of Lovelace and of everything else there is`;
  await expect(page.getByRole('heading', { name: title })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByLabel('Type my name')).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.type(name);
  const shown = await page.getByRole('img', { name: `Your signature: ${name}` }).getAttribute('src');
  const [sent] = await Promise.all([page.waitForRequest('**/api/precheckin/*/sign-*'), page.keyboard.press('Enter')]);
  expect(sent.postDataJSON()).toMatchObject({ signatureData: shown, typedName: name });
  const { left, right, ink } = await inkOf(shown!);
  expect(ink).toBeLessThan(64);
  expect([left > 0, right < 1]).toEqual([true, true]);
}

test('a guest does all of it by keyboard, with a typed name', async ({ page, arrival }) => {
  await expect(page.getByText('Sign here with your finger, a pen or the mouse.')).toBeVisible();
  await page.getByRole('heading', { name: 'Registration Card Signature' }).focus();
  await signByKeyboard(page, 'Registration Card Signature', arrival);
  await expectToast(page, 'Registration Card Signed!');
  await signByKeyboard(page, 'Credit Card Authorization Signature', arrival);
  await expectToast(page, 'Credit Card Authorization Signed!');
  await expect(page.getByRole('heading', { name: '3. Photo ID Upload' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Take a Photo')).toBeFocused();
  await page.keyboard.press('Tab');
  // a busy page hears of a key sooner than of who waits for the chooser, but looks at the field after both were said
  const chooser = page.waitForEvent('filechooser');
  await expect(page.getByLabel('Choose a Photo')).toBeFocused();
  await page.keyboard.press('Enter');
  await (await chooser).setFiles({ name: 'passport.jpg', mimeType: 'image/jpeg', buffer: await passport() });
  await expect(page.getByRole('img', { name: 'Your photo: passport.jpg' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(button(page, 'Upload ID')).toBeFocused();
  await page.keyboard.press('Enter');
  await expectToast(page, 'ID Uploaded!');
  await expect(page.getByRole('heading', { name: '4. Complete Check-In' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText("You're Checked In!");
  await expectCheckedIn(arrival);
});

test('the guest’s name, phone and mail come after the page, and nothing moves then', async ({ visit, arrival }) => {
  const theirs = {
    guestName: `Zephyrine ${arrival.lastName}-Okonkwo`,
    guestEmail: 'zephyrine.quillfeather@long.guest.example',
  };
  for (const viewport of [{ width: 360, height: 740 }, desktop]) {
    const page = await visit({ viewport });
    const arrived = Promise.withResolvers<void>();
    await page.route('**/api/precheckin/*', async (route) => {
      const answer = await route.fetch();
      const { session } = (await answer.json()) as { session: object };
      await arrived.promise;
      await route.fulfill({ json: { session: { ...session, ...theirs } } });
    });
    await page.goto(arrival.link);
    const guest = stepOf(page, '1. Guest Information');
    await expect(guest.locator('[aria-busy="true"]')).toBeVisible();
    await expect(page.getByText('Sign here with your finger, a pen or the mouse.')).toBeVisible();
    await expect(page.getByText(arrival.lastName)).toHaveCount(0);
    const heights = () =>
      page
        .getByRole('region')
        .evaluateAll((regions: HTMLElement[]) => regions.map((each) => [each.offsetTop, each.offsetHeight]));
    const before = await heights();
    arrived.resolve();
    await expect(guest.getByText(theirs.guestEmail)).toBeVisible();
    await expect(page.getByText(`· ${theirs.guestName}`)).toBeVisible();
    expect(await heights()).toEqual(before);
  }
});

test('without script the stay, the texts and the phone number can be read', async ({ visit, arrival }) => {
  const page = await visit({ javaScriptEnabled: false });
  await page.goto(arrival.link);
  await expect(heading(page)).toHaveText('Pre-Check-In');
  await expect(stepOf(page, 'Your Reservation').getByText('Total Due')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(5);
  await expect(page.getByText(/^Version of \w{3} \d+, \d{4}$/)).toBeVisible();
  await expect(page.getByText(/allow JavaScript/)).toBeVisible();
  await expect(page.locator('a[href^="tel:+"]').first()).toBeVisible();
});

test('what is due is paid on the payment page, and a copy of what was signed can be kept', async ({ page }) => {
  await signBoth(page);
  const [copy] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download What You Signed (PDF)' }).click(),
  ]);
  expect(copy.suggestedFilename()).toMatch(/\.pdf$/);
  const pay = page.getByRole('button', { name: /^Pay \$[\d,]+\.\d\d Now$/ });
  const amount = /\$[\d,.]+/.exec(await pay.innerText())![0];
  await pay.click();
  await expect(page.getByLabel('Card number')).toBeVisible();
  await expect(page.getByText(amount).first()).toBeVisible();
});
