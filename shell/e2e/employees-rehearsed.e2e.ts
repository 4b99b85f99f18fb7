import { expect, test } from './console.ts';
import { attempts, logs, member, open } from './employees-console.ts';

test('rehearsed staff stand on the whitelist, and their calls lead from the log to what was said', async ({
  console: page,
}) => {
  await open(page);
  await expect(member(page, 'Theo Brandt').getByText('Active', { exact: true })).toBeVisible();
  await expect(member(page, 'Maria Salgado')).toContainText('Not entered yet');
  await expect(attempts(page).filter({ hasText: 'No code was sent: the number is unknown' })).toContainText('Unknown');
  await logs(page).getByLabel('Status').selectOption('Success');
  await attempts(page).filter({ hasText: 'Theo Brandt' }).first().getByRole('link', { name: 'By phone' }).click();
  await expect(page.getByRole('main').locator('li[aria-current]')).toContainText(
    'Theo Brandt, Front Desk, is verified for this call.',
  );
});
