import {
  atVapi,
  dialog,
  expectToast,
  field,
  panel,
  publishable,
  removeAssistants,
  tab,
} from '../screens/assistants-console.ts';
import { expect, test, type Page } from '../console.ts';
import { enterAs, removePeople } from '../enter-as.ts';
import { pressByKey, tabTo } from '../keys.ts';
import { expectToBeSeen, lookAs, looks } from '../looks.ts';

const greeting = 'Good morning! I am an AI assistant, and this call may be recorded.';
const problem = /^The first message does not say that an AI assistant speaks\./;

test.afterEach(async ({ sql, browser }) => {
  await removeAssistants(sql, browser);
  await removePeople(sql);
});

async function retype(page: Page, words: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(words);
}

/** Reaches the tabs; which of them has the focus first is the one that was used last. */
async function tabToTabs(page: Page): Promise<void> {
  for (let press = 0; press < 60; press += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement?.getAttribute('role') === 'tab')) return;
  }
  throw new Error('The Tab key never reaches the tabs');
}

for (const look of looks) {
  test(`a greeting is changed, reviewed, published and seen to be current by keys alone, ${look.name}`, async ({
    visit,
    sql,
  }) => {
    test.setTimeout(120_000);
    const { id, path } = await publishable(sql);
    const page = await visit();
    await lookAs(page, look);
    await enterAs(page, sql, 'manager', '/assistant');
    const answer = await page.request.post(`/api/admin/assistants/${id}/publish`, {
      data: {},
      headers: { origin: process.env['E2E_URL']! },
    });
    expect(answer.status()).toBe(200);
    await page.reload();
    await expectToBeSeen(page, look, 'the assistants');
    await pressByKey(page, page.getByRole('list', { name: 'Assistants' }).getByRole('link', { name: 'Rosa' }));

    await expect(page.getByRole('heading', { level: 1, name: 'Journey' })).toBeVisible();
    await tabToTabs(page);
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(tab(page, 'Configuration')).toHaveAttribute('aria-selected', 'true');
    const message = field(page, 'First message');
    await tabTo(page, message);
    await retype(page, 'Good morning!');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tabpanel').getByText(problem)).toBeVisible();
    await expect(tab(page, 'Configuration')).toHaveAccessibleDescription('1 to fix before publishing');
    await expectToBeSeen(page, look, 'a greeting that may not be published');
    await page.keyboard.press('Shift+Tab');
    await expect(message).toBeFocused();
    await retype(page, greeting);
    await expect(page.getByRole('tabpanel').getByText(problem)).toHaveCount(0);

    await pressByKey(page, page.getByRole('button', { name: 'Publish to Vapi' }));
    const review = dialog(page, 'Review before publishing');
    await expect(review.getByRole('region', { name: 'What changes' }).getByRole('listitem')).toHaveText([
      /^First message.*this call may be recorded/,
    ]);
    await expect(review.getByText(greeting)).toBeVisible();
    await expectToBeSeen(page, look, 'the review');
    await tabTo(page, review.getByLabel('Note'));
    await page.keyboard.type('Warmer in the morning');
    await pressByKey(page, review.getByRole('button', { name: 'Publish to the TEST line' }));
    await expectToast(page, 'Published Journey to Vapi!', /Changed: First message/);

    await tabToTabs(page);
    await page.keyboard.press('End');
    await expect(panel(page, 'Status')).toContainText(`“${greeting}”`);
    await expect(panel(page, 'Status')).toContainText(/On the TEST line since \d+:\d\d [AP]M: “/);
    const newest = panel(page, 'Version History').getByRole('list', { name: 'Versions' }).getByRole('listitem').first();
    await expect(newest).toContainText(/^Version 2Current.*Warmer in the morning1 field changed/);
    await expectToBeSeen(page, look, 'what is current');
    expect(await atVapi<{ firstMessage: string }>('GET', path)).toMatchObject({ firstMessage: greeting });
  });
}
