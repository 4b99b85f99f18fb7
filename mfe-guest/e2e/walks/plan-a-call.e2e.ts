import { addDays, hotelDate } from '@booking/hotel/hotel-time';
import { words } from '@booking/languages/words';
import { expect, test } from '../../../shell/e2e/console.ts';
import { expectToBeSeen, lookAs, looks } from '../../../shell/e2e/looks.ts';
import { heading } from '../trip.ts';
import { expectReadingOrder } from './reading-order.ts';

const inDays = (days: number): string => addDays(hotelDate(new Date(), 'America/Chicago'), days);

test.beforeEach(({ sql }) => sql('DELETE FROM rate_limit'));

for (const [language, look] of [
  ['en', looks.find(({ textPx }) => textPx)!],
  ['es', looks.find(({ viewport }) => viewport.width === 320)!],
] as const) {
  test(`a guest sees what is free before the call, ${look.name}, in ${language}`, async ({ visit }) => {
    const { t } = words(language);
    const page = await visit({ locale: language === 'es' ? 'es-MX' : 'en-US' });
    await lookAs(page, look);
    await page.goto('/book');
    await expect(heading(page)).toHaveText(t('book.title'));
    await page.getByLabel(t('book.checkIn')).fill(inDays(65));
    await page.getByLabel(t('book.checkOut')).fill(inDays(67));
    const free = page.getByRole('region', { name: t('book.free.title') });
    await expect(free.getByRole('listitem').first()).toContainText(/\$[\d,]+\.\d\d/);
    await expectToBeSeen(page, look, 'free rooms');
    await expectReadingOrder(page, 'free rooms', [
      `h1 ${t('book.title')}`,
      `h2 ${t('book.stay')}`,
      `button ${t('book.save')}`,
      `h2 ${t('book.free.title')}`,
      `spinbutton ${t('book.free.adults')}`,
      /^h3 /,
      `link ${t('book.orChat')}`,
    ]);
    await free.getByRole('link', { name: t('book.orChat') }).click();
    await expect(heading(page)).toHaveText(t('ai.title'));
  });
}
