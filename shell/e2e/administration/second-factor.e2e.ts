import { TOTP } from 'otpauth';
import { expectAccessible } from '../axe.ts';
import { expect, signIn, test, type Page } from '../console.ts';
import { removePeople } from '../enter-as.ts';
import { accept, ida, invite } from './invited.ts';
import { desktop, phone } from '../places.ts';

/** As wide as it was, at the end. */
const sizes = [phone, desktop];

test.afterEach(({ sql }) => removePeople(sql));

const step = 30_000;

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign out' }).first().click();
  await expect(page).toHaveURL('/sign-in');
}

async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Code').fill(code);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('a second step is turned on and asked for; each of its codes signs in once', async ({
  console: owner,
  visit,
  sql,
  mayComplain,
}) => {
  mayComplain(/status of 401/);
  const link = await invite(owner, 'manager');
  const page = await visit();
  await accept(page, link);
  await page.getByRole('button', { name: /^Your menu/ }).click();
  await page.getByRole('menuitem', { name: 'Your account' }).click();
  const panel = page.getByRole('region', { name: 'Two-step verification' });
  await expect(panel.getByText('Recommended for your role.')).toBeVisible();
  await panel.getByRole('button', { name: 'Set up…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set up two-step verification' });
  await dialog.getByLabel('Current password').fill(ida.password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(panel.getByRole('img', { name: 'QR code' })).toBeVisible();
  await expectAccessible(page, 'setting up the second step', sizes);
  const secret = (await panel.getByLabel('Key').inputValue()).replaceAll(' ', '');
  const codeAt = (timestamp: number): string => new TOTP({ secret }).generate({ timestamp });
  const begun = Date.now();
  await panel.getByRole('textbox', { name: 'Code' }).fill(codeAt(begun));
  await panel.getByRole('button', { name: 'Turn on' }).click();
  const codes = panel.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  await expectAccessible(page, 'recovery codes', sizes);
  const [recovery, another] = await codes.allTextContents();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    panel.getByRole('link', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('recovery-codes.txt');
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Stay' }).click();
  await expect(codes, 'They are not lost by a wrong click').toHaveCount(10);
  await panel.getByRole('button', { name: 'I’ve saved these' }).click();
  await expect(panel.getByText('10 recovery codes are left.')).toBeVisible();
  await expect(panel.getByText('Recommended for your role.')).toHaveCount(0);

  await signOut(page);
  await signIn(page, ida);
  await expectAccessible(page, 'the second step', sizes);
  await enterCode(page, codeAt(begun + step));
  await expect(page).toHaveURL('/');
  await signOut(page);
  await signIn(page, ida);
  await enterCode(page, codeAt(begun + step));
  await expect(page.getByRole('alert')).toBeVisible();
  await enterCode(page, recovery!);
  await expect(page).toHaveURL('/');
  await signOut(page);
  await signIn(page, ida);
  await enterCode(page, recovery!);
  await expect(page.getByRole('alert')).toBeVisible();
  await enterCode(page, another!);
  await expect(page).toHaveURL('/');

  // a session that ends while somebody works asks for both as well; what the page asks by itself would find it first
  await Promise.all([page.waitForResponse('**/api/remotes/current'), page.goto('/account')]);
  await expect(panel.getByText('8 recovery codes are left.')).toBeVisible();
  await sql(`DELETE FROM session WHERE account_id = (SELECT id FROM account WHERE email = $1)`, [ida.email]);
  await panel.getByRole('button', { name: 'New recovery codes…' }).click();
  const third = codeAt(Date.now() + step);
  await page.getByRole('dialog').getByLabel('Code').fill(third);
  await page.getByRole('button', { name: 'Create new codes' }).click();
  const ended = page.getByRole('dialog', { name: 'Your session has ended' });
  await ended.getByLabel('Password').fill(ida.password);
  await ended.getByRole('button', { name: 'Sign in' }).click();
  await expect(ended.getByLabel('Code')).toBeVisible();
  await expectAccessible(page, 'a session that has ended', sizes);
});
