import { devices } from '@playwright/test';
import { words, type WordsOf } from '@booking/languages/words';
import { findings } from '../../../shell/e2e/axe.ts';
import { expect, test, type Page } from '../../../shell/e2e/console.ts';
import { desktop } from '../../../shell/e2e/places.ts';
import { bookSinceYesterday, giveRoomBack, reservationInCloudbeds } from '../cloudbeds.ts';
import { newPhone, textPrecheckinLink } from '../precheckin-link.ts';
import { draw } from '../precheckin-session.ts';
import { expectReadingOrder } from './reading-order.ts';
import { textedLink } from '../texted-link.ts';
import { goodCard, heading, newName, payBy, scriptOf, takeUpPhone, textAfter } from '../trip.ts';

const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];

/** How a guest's browser introduces itself, and what it is answered in. */
const guests = [
  { language: 'en', locale: 'en-US' },
  { language: 'es', locale: 'es-MX' },
] as const;

/** What a page is like to a guest who does not see it. */
async function expectReadable(page: Page, what: string, order: readonly (string | RegExp)[]): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect.soft(await findings(page), what).toEqual([]);
  await expectReadingOrder(page, what, order);
}

const amount = /\$[\d,]+\.\d\d/;

/** Follows the link in the newest text on the guest's phone. */
async function followText(page: Page, number: string, others: number): Promise<void> {
  await takeUpPhone(page, number);
  await (await textAfter(page, others)).getByRole('link').click();
}

/** Marks the dearest rate of the first room, and takes it. @returns what it costs with everything */
async function chooseRate(page: Page, { t }: WordsOf): Promise<string> {
  const room = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: t('rooms.select') }) })
    .first();
  const rate = room
    .getByRole('group', { name: t('rooms.chooseRate') })
    .getByRole('radio')
    .last();
  await rate.check();
  const total = await room.getByRole('definition').last().innerText();
  await room.getByRole('button', { name: t('rooms.select') }).click();
  return total;
}

async function typeContact(page: Page, { t }: WordsOf, lastName: string): Promise<void> {
  await page.getByLabel(t('contact.firstName')).fill('Ada');
  await page.getByLabel(t('contact.lastName')).fill(lastName);
  await page.getByLabel(t('contact.email')).fill('ada@guest.example');
}

test.describe.configure({ timeout: 240_000 });
test.beforeEach(({ sql }) => sql('DELETE FROM rate_limit'));

for (const { language, locale } of guests) {
  test(`from a text to a signed pre-check-in on a phone, in ${language}`, async ({ visit, sql }) => {
    const said = words(language);
    const { t } = said;
    const [number, lastName] = [newPhone(), newName()];
    const page = await visit({ ...phone, locale });
    await textedLink(number);
    await followText(page, number, 0);

    await expect(heading(page)).toHaveText(t('rooms.title'));
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await scriptOf(page);
    await expectReadable(page, 'the rooms', [
      'banner',
      'main',
      `h1 ${t('rooms.title')}`,
      /^h2 /,
      /^radio .*\$/,
      `button ${t('rooms.select')}`,
      'contentinfo',
      /^link .*\(\d{3}\) \d{3}-\d{4}/,
    ]);
    const total = await chooseRate(page, said);
    expect(total).toMatch(amount);

    await expect(heading(page)).toHaveText(t('contact.pageTitle'));
    await expectReadable(page, 'who comes', [
      `h1 ${t('contact.pageTitle')}`,
      `button ${t('rooms.chooseAnother')}`,
      `textbox ${t('contact.firstName')}`,
      `textbox ${t('contact.lastName')}`,
      `textbox ${t('contact.email')}`,
      `textbox ${t('contact.phone')}`,
      `button ${t('contact.continue')}`,
    ]);
    await typeContact(page, said, lastName);
    await page.getByRole('button', { name: t('contact.continue') }).click();

    await expect(heading(page)).toHaveText(t('payment.title'));
    const pay = page.getByRole('link', { name: t('payment.payAmount', { amount: total }) });
    await expectReadable(page, 'what is left to pay', [
      `h1 ${t('payment.title')}`,
      `link ${t('payment.payAmount', { amount: total })}`,
      `h2 ${t('contact.submittedTitle')}`,
    ]);
    await pay.click();
    await expect(page.getByText(total, { exact: true }).first()).toBeVisible();
    await payBy(page, goodCard);

    await expect(heading(page)).toHaveText(t('outcome.confirmed.booking.title'));
    await expect(page.getByText(total).first()).toBeVisible();
    const reserved = async () =>
      (
        await sql<{ id: string }>(`SELECT reservation_id AS id FROM payment WHERE metadata->>'lastName' = $1`, [
          lastName,
        ])
      )[0]!.id;
    await expect.poll(reserved).toBeTruthy();
    const reservationId = await reserved();
    await expect(page.getByText(reservationId).first()).toBeVisible();
    await expectReadable(page, 'the confirmation', [
      `h1 ${t('outcome.confirmed.booking.title')}`,
      `link ${t('outcome.addToCalendar')}`,
      'contentinfo',
    ]);
    expect(await reservationInCloudbeds(reservationId)).toMatchObject({
      guestName: `Ada ${lastName}`,
      status: 'confirmed',
    });

    const desk = await visit({ isSignedIn: true, viewport: desktop });
    await page.goto(await textPrecheckinLink(desk, { phone: number, reservationId }));
    await expect(heading(page)).toHaveText(t('precheckin.title'));
    await expectReadable(page, 'the pre-check-in', [`h1 ${t('precheckin.title')}`, /^h2 /, 'contentinfo']);
    await draw(page, said);
    await page.getByRole('button', { name: t('precheckin.signatures.save') }).click();
    await expect(page.getByText(t('precheckin.mark.signed'), { exact: true }).first()).toBeVisible();
  });
}

/** As on the edge of the town: 1.6 Mbit a second, 150 ms there and back. */
const slow4g = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };

test('on a slow network that is lost at every step nothing is lost, in es', async ({ visit, mayComplain }) => {
  mayComplain(/ERR_INTERNET_DISCONNECTED/);
  const said = words('es');
  const { t } = said;
  const [number, lastName] = [newPhone(), newName()];
  const page = await visit({ ...phone, locale: 'es-MX' });
  const devtools = await page.context().newCDPSession(page);
  const setOffline = (offline: boolean) => devtools.send('Network.emulateNetworkConditions', { offline, ...slow4g });
  /** Presses a button while there is no connection, and again once there is. */
  const pressTwice = async (button: string, kept: string, again: string): Promise<void> => {
    await setOffline(true);
    await page.getByRole('button', { name: button }).first().click();
    await expect(page.getByRole('main').getByText(kept)).toBeVisible();
    await setOffline(false);
    await page.getByRole('button', { name: again }).first().click();
  };
  await setOffline(false);

  await page.goto(await textedLink(number));
  await expect(heading(page)).toHaveText(t('rooms.title'));
  await scriptOf(page);
  await pressTwice(t('rooms.select'), t('rooms.choiceLost'), t('rooms.tryAgain'));
  await expect(heading(page)).toHaveText(t('contact.pageTitle'));
  await typeContact(page, said, lastName);
  await pressTwice(t('contact.continue'), t('forms.typedIsKept'), t('site.tryAgain'));
  await expect(heading(page)).toHaveText(t('payment.title'));

  const reservationId = await bookSinceYesterday({ firstName: 'Ada', lastName, phone: number });
  try {
    const desk = await visit({ isSignedIn: true, viewport: desktop });
    await page.goto(await textPrecheckinLink(desk, { phone: number, reservationId }));
    await draw(page, said);
    await pressTwice(t('precheckin.signatures.save'), t('precheckin.signatures.kept'), t('site.tryAgain'));
    await expect(page.getByText(t('precheckin.mark.signed'), { exact: true }).first()).toBeVisible();
  } finally {
    await giveRoomBack(reservationId);
  }
});
