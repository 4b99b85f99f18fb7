import { expect, type Page } from '../console.ts';

export const ida = { name: 'Ida Neumann', email: 'ida@journey.example', password: 'violet umbrella on tuesdays' };

export const row = (page: Page, { name } = ida) => page.getByRole('row').filter({ hasText: name });

/** The owner invites somebody. @returns the link to hand over */
export async function invite(page: Page, role: string, { name, email } = ida): Promise<string> {
  await page.goto('/accounts');
  await page.getByRole('button', { name: 'Invite…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite someone' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Role').selectOption(role);
  await dialog.getByRole('button', { name: 'Invite' }).click();
  const handOver = page.getByRole('dialog', { name: `Link for ${name}` });
  const link = await handOver.getByLabel('Link').inputValue();
  await handOver.getByRole('button', { name: 'Close' }).click();
  await expect(row(page, { ...ida, name }).getByText('Invited', { exact: true })).toBeVisible();
  return link;
}

/** Chooses the password of an invitation, which leads into the console. */
export async function accept(page: Page, link: string, { password } = ida): Promise<void> {
  await page.goto(link);
  await page.getByLabel('New password').fill(password);
  await page.getByRole('button', { name: 'Choose it and sign in' }).click();
  await expect(page).toHaveURL('/');
}
