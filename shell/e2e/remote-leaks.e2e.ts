import { expect, test, type Page } from './console.ts';
import { sidebar } from './places.ts';
import { growthFromHere, keepCount } from './traces.ts';

const show = async (page: Page, { label, title }: (typeof sidebar)[number]): Promise<void> => {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: label, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
};

const [dashboard, assistants] = sidebar;

for (const section of sidebar) {
  test(`opening and leaving ${section.label} 20 times leaves nothing behind`, async ({ console: page }) => {
    const elsewhere = section === assistants ? dashboard : assistants;
    const openAndLeave = async (times: number): Promise<void> => {
      for (let time = 0; time < times; time++) {
        await show(page, section);
        await show(page, elsewhere);
      }
    };
    await keepCount(page);
    await page.goto('/');
    await openAndLeave(2);
    const growth = await growthFromHere(page);
    await openAndLeave(20);
    await expect.poll(growth, 'What there is more of').toEqual({});
  });
}
