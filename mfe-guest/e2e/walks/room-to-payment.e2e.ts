import { expect, test, type Page } from '../../../shell/e2e/console.ts';
import { pressByKey, tabTo } from '../../../shell/e2e/keys.ts';
import { expectToBeSeen, lookAs, looks } from '../../../shell/e2e/looks.ts';
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

for (const look of looks) {
  test(`a guest chooses a room, says who comes and pays, by keys alone, ${look.name}`, async ({ page }) => {
    const link = await textedLink(newPhone());
    await lookAs(page, look);
    await page.goto(link);
    await expect(heading(page)).toHaveText('Choose Your Room');
    await scriptOf(page);
    await expectToBeSeen(page, look, 'the rooms');
    await pressByKey(page, page.getByRole('button', { name: 'Select This Room' }).first());
    await expect(heading(page)).toHaveText('Complete Your Booking');
    await expectToBeSeen(page, look, 'who comes');
    await typeInto(page, { 'First name': 'Ada', 'Last name': newName(), Email: 'ada@guest.example' });
    await pressByKey(page, page.getByRole('button', { name: 'Submit' }));
    await expect(heading(page)).toHaveText('All Set!');
    await expectToBeSeen(page, look, 'what is left to pay');
    await pressByKey(page, page.getByRole('link', { name: 'Pay Now' }));
    await typeInto(page, {
      'Card number': goodCard,
      Expiry: '12 / 40',
      'Security code': '123',
      'Name on card': 'Ada Byron',
      ZIP: '78701',
    });
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText('Booking Confirmed');
    await expectToBeSeen(page, look, 'the confirmation');
  });
}
