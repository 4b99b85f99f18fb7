import { expect, test } from './console.ts';
import { owner } from '../../tools/src/house.ts';

test('a path of the console leads to sign-in and comes back to it', async ({ page }) => {
  await page.goto('/call-logs');
  await expect(page).toHaveURL(/\/sign-in/);
  await page.getByLabel('Email').fill(owner.email);
  await page.getByLabel('Password').fill(owner.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Call Logs' })).toBeVisible();
});
