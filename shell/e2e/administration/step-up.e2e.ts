import { expectAccessible } from '../axe.ts';
import { expect, signIn, stepUp, test } from '../console.ts';
import { removePeople } from '../enter-as.ts';
import { ida } from './invited.ts';
import { owner } from '../../../tools/src/testing/test-environment.ts';

test.afterEach(({ sql }) => removePeople(sql));

test('inviting somebody an hour after the sign-in takes the password again, by keyboard alone, and loses nothing that was typed', async ({
  visit,
  sql,
  mayComplain,
}) => {
  mayComplain(/status of 40[03]/);
  const page = await visit();
  await page.goto('/accounts');
  await signIn(page);
  const invite = page.getByRole('button', { name: 'Invite…' });
  await expect(invite).toBeVisible();
  await stepUp(sql, await page.context().cookies(), 60);

  await invite.press('Enter');
  await page.getByLabel('Name').fill(ida.name);
  await page.getByLabel('Email').fill(ida.email);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
  const password = dialog.getByLabel('Current password');
  await expect(password).toBeFocused();
  await expectAccessible(page, 'a step-up');
  await page.keyboard.type('a guess');
  await page.keyboard.press('Enter');
  await expect(password).toHaveAccessibleDescription(/This is not your password\./);
  await password.fill(owner.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: `Link for ${ida.name}` })).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test('leaving the question keeps the form as it was, and nobody is invited', async ({ visit, sql, mayComplain }) => {
  mayComplain(/status of 403/);
  const page = await visit();
  await page.goto('/accounts');
  await signIn(page);
  await expect(page.getByRole('button', { name: 'Invite…' })).toBeVisible();
  await stepUp(sql, await page.context().cookies(), 60);
  await page.getByRole('button', { name: 'Invite…' }).press('Enter');
  await page.getByLabel('Name').fill(ida.name);
  await page.getByLabel('Email').fill(ida.email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Confirm that it is you' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Confirm that it is you' })).toHaveCount(0);
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveValue(ida.email);
  expect(await sql('SELECT id FROM account WHERE email = $1', [ida.email])).toEqual([]);
});
