import { region } from './call-console.ts';
import { expect, test } from './console.ts';

const id = 'journey-web-chat';

test.beforeEach(({ sql }) =>
  sql(
    `INSERT INTO call (id, mode, kind, status, caller_name, started_at, ended_at, duration_ms, transcript, has_report, merge_state)
     VALUES ($1, 'test', 'webChat', 'ended', 'Rosa of the website', now(), now(), 0, 'User: Is there a pool?', false, '{}')`,
    [id],
  ),
);
test.afterEach(({ sql }) => sql('DELETE FROM call WHERE id = $1', [id]));

test('a chat on the website is marked as one in the log and on its page, and is no call on the dashboard', async ({
  console: page,
}) => {
  await page.goto('/call-logs');
  const entry = page.getByRole('listitem').filter({ hasText: 'Rosa of the website' });
  await expect(entry.getByText('Web chat', { exact: true })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasNotText: 'Rosa of the website' }).first()).not.toContainText(
    'Web chat',
  );
  await entry.getByRole('link', { name: /^Open the web chat of Rosa of the website/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Web chat with Rosa of the website' })).toBeVisible();
  await expect(region(page, 'Call').getByText('Web chat', { exact: true })).toBeVisible();

  await page.goto('/');
  const recent = region(page, 'Recent Call Activity').getByRole('listitem');
  await expect(recent).toHaveCount(10);
  await expect(recent.filter({ hasText: 'Rosa of the website' })).toHaveCount(0);
});
