import { expect, test, type Page } from './console.ts';
import { filesOf } from './remote-files.ts';

const failure = (page: Page) => page.getByRole('main').getByRole('alert');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** The rest of the console goes on while one remote cannot be shown. */
async function expectTheRestToWork(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Call Logs' }).click();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(100);
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(heading(page, 'Settings')).toBeVisible();
  await expect(failure(page)).toHaveCount(0);
}

const damages = [
  { name: 'whose files are gone', damage: 'loseAll' },
  { name: 'whose entry was tampered with', damage: 'tamperWithEntry' },
  { name: 'that lost its chunks', damage: 'loseChunks' },
  { name: 'whose chunks were tampered with', damage: 'tamperWithChunks' },
] as const;

for (const { name, damage } of damages) {
  test(`a remote ${name} fails inside the frame, touches nothing else, and comes back by "Try again"`, async ({
    console: page,
    mayComplain,
  }) => {
    mayComplain(/mfe-assistants|integrity/);
    const files = await filesOf(page, 'mfe-assistants');
    await files.whilst(files[damage], async (repair) => {
      await page.goto('/settings');
      await page.evaluate(() => Object.assign(globalThis, { isTheSamePage: true }));
      await page.getByRole('link', { name: 'Assistants', exact: true }).click();
      await expect(failure(page).getByText('AI Assistants could not be loaded', { exact: true })).toBeVisible();
      await expect(heading(page, 'AI Assistants')).toBeVisible();
      await expect(page.getByRole('main')).toContainText(`mfe-assistants ${files.release.version}`);
      await expect(page.getByRole('main'), 'Technical words wait until they are asked for').not.toContainText(
        /Federation|https?:|Loading chunk/,
        { useInnerText: true },
      );
      await expect(page.getByRole('banner').getByText('AI Booking Admin')).toBeVisible();
      await expectTheRestToWork(page);

      await page.getByRole('link', { name: 'AI Documentation' }).click();
      await expect(failure(page)).toContainText('AI Assistant Documentation could not be loaded');
      await failure(page).getByRole('button', { name: 'Try again' }).click();
      await expect(failure(page)).toContainText('AI Assistant Documentation could not be loaded');

      await repair();
      await failure(page).getByRole('button', { name: 'Try again' }).click();
      await expect(failure(page)).toHaveCount(0);
      await expect(heading(page, 'AI Assistant Documentation')).toBeVisible();
      await page.getByRole('link', { name: 'Assistants', exact: true }).click();
      await expect(heading(page, 'AI Assistants')).toBeVisible();
      await expect(failure(page)).toHaveCount(0);
      expect(await page.evaluate(() => 'isTheSamePage' in globalThis)).toBe(true);
    });
  });
}

test('an address of a remote that is gone opens with the frame and says so', async ({ console: page, mayComplain }) => {
  mayComplain(/mfe-assistants|integrity/);
  const files = await filesOf(page, 'mfe-assistants');
  await files.whilst(files.loseAll, async (repair) => {
    await page.goto('/assistant');
    await expect(failure(page)).toContainText('AI Assistants could not be loaded');
    await expectTheRestToWork(page);
    await page.goBack();
    await page.goBack();
    await expect(failure(page)).toContainText('AI Assistants could not be loaded');
    await repair();
    await failure(page).getByRole('button', { name: 'Try again' }).click();
    await expect(failure(page)).toHaveCount(0);
    await expect(heading(page, 'AI Assistants')).toBeVisible();
  });
});

test('a preview of a guest page whose remote is gone says so, and guests notice nothing', async ({
  console: page,
  visit,
  mayComplain,
}) => {
  mayComplain(/mfe-guest|integrity/);
  const files = await filesOf(page, 'mfe-guest');
  await files.whilst(files.loseAll, async (repair) => {
    const guest = await visit();
    await guest.goto('/book');
    await expect(heading(guest, 'Book Your Stay')).toBeVisible();
    await page.goto('/book?preview');
    await expect(failure(page)).toContainText('Book Your Stay could not be loaded');
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect.soft(page.getByRole('main'), 'It speaks to guests').not.toContainText(/sections|Federation|https?:/);
    await repair();
    await failure(page).getByRole('button', { name: 'Try again' }).click();
    await expect(failure(page)).toHaveCount(0);
    await expect(heading(page, 'Book Your Stay')).toBeVisible();
  });
});
