import { languageCookie } from '@booking/languages/language';
import { words } from '@booking/languages/words';
import { expect, test, type Page } from '../../../shell/e2e/console.ts';
import { pressByKey, tabTo } from '../../../shell/e2e/keys.ts';
import { expectToBeSeen, lookAs, looks, type Look } from '../../../shell/e2e/looks.ts';
import { newPhone } from '../precheckin-link.ts';
import { textedLink } from '../texted-link.ts';
import { goodCard, heading, newName, scriptOf } from '../trip.ts';

/** Types into fields one after the other, as Tab leads through them. */
async function typeInto(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) {
    await tabTo(page, page.getByLabel(label));
    await page.keyboard.type(text);
  }
}

test.beforeEach(({ sql }) => sql('DELETE FROM rate_limit'));

/** Spanish is longer, so it is what has to fit where there is little room. */
const languageFor = ({ viewport, textPx }: Look) => (textPx || viewport.width === 320 ? 'es' : 'en');

for (const look of looks) {
  test(`a guest chooses a room, says who comes and pays, by keys alone, ${look.name}, in ${languageFor(look)}`, async ({
    page,
    context,
    baseURL,
  }) => {
    const language = languageFor(look);
    const { t } = words(language);
    await context.addCookies([{ name: languageCookie, value: language, url: baseURL! }]);
    const link = await textedLink(newPhone());
    await lookAs(page, look);
    await page.goto(link);
    await expect(heading(page)).toHaveText(t('rooms.title'));
    await scriptOf(page);
    await expectToBeSeen(page, look, 'the rooms');
    const rates = page.getByRole('group', { name: t('rooms.chooseRate') }).first();
    await tabTo(page, rates.getByRole('radio', { checked: true }));
    await page.keyboard.press('ArrowDown');
    await expect(rates.getByRole('radio').last()).toBeChecked();
    await expectToBeSeen(page, look, 'a rate');
    await pressByKey(page, page.getByRole('button', { name: t('rooms.select') }).first());
    await expect(heading(page)).toHaveText(t('contact.pageTitle'));
    await expectToBeSeen(page, look, 'who comes');
    await typeInto(page, {
      [t('contact.firstName')]: 'Ada',
      [t('contact.lastName')]: newName(),
      [t('contact.email')]: 'ada@guest.example',
    });
    await pressByKey(page, page.getByRole('button', { name: t('contact.continue') }));
    await expect(heading(page)).toHaveText(t('payment.title'));
    await expectToBeSeen(page, look, 'what is left to pay');
    await pressByKey(page, page.getByRole('main').getByRole('link', { name: /\$[\d,]+\.\d\d/ }));
    await typeInto(page, {
      'Card number': goodCard,
      Expiry: '12 / 40',
      'Security code': '123',
      'Name on card': 'Ada Byron',
      ZIP: '78701',
    });
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText(t('outcome.confirmed.booking.title'));
    await expectToBeSeen(page, look, 'the confirmation');
  });
}
