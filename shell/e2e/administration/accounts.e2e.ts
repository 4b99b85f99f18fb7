import { expectAccessible } from '../axe.ts';
import { expect, meanwhile, test, type Page } from '../console.ts';
import { removePeople } from '../enter-as.ts';
import { accept, ida, invite, row } from './invited.ts';
import { desktop, phone } from '../places.ts';

/** As wide as it was, at the end. */
const sizes = [phone, desktop];

test.afterEach(({ sql }) => removePeople(sql));

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const confirm = (page: Page, title: string, button: string) =>
  page.getByRole('dialog', { name: title }).getByRole('button', { name: button });

test('somebody is invited, chooses a password elsewhere, gets another role, and is out at once when disabled', async ({
  console: page,
  visit,
  mayComplain,
}) => {
  mayComplain(/status of 4\d\d/);
  const link = await invite(page, 'manager');
  const person = await visit();
  await person.goto(link);
  await expect(person.getByText(`Welcome, ${ida.name}.`)).toBeVisible();
  await expect(person.getByLabel('Email')).toHaveValue(ida.email);
  await expectAccessible(person, 'an invitation', sizes);
  const password = person.getByLabel('New password');
  await password.fill('too short');
  await person.getByRole('button', { name: 'Choose it and sign in' }).click();
  await expect(password).toHaveAccessibleDescription(/At least 12 characters\./);
  await password.fill('qwertyuiop123');
  await person.getByRole('button', { name: 'Choose it and sign in' }).click();
  await expect(person.getByRole('alert').or(person.getByText(/everybody tries|too common|list/i))).toBeVisible();
  await accept(person, link);
  await expect(menu(person).getByRole('link', { name: 'Settings' })).toBeVisible();
  await expect(menu(person).getByRole('link', { name: 'Accounts', exact: true })).toHaveCount(0);

  const late = await visit();
  await late.goto(link);
  await expect(late.getByText('This link cannot be used')).toBeVisible();

  await page.reload();
  await expect(row(page).getByText('Active', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: `Change role… ${ida.name}` }).click();
  await page.getByRole('dialog').getByLabel('Role').selectOption('viewer');
  await confirm(page, `Role of ${ida.name}`, 'Change role').click();
  await expect(row(page).getByText('Viewer', { exact: true })).toBeVisible();
  await person.reload();
  await expect(menu(person).getByRole('link', { name: 'Call Logs' })).toBeVisible();
  await expect(menu(person).getByRole('link', { name: 'Settings' })).toHaveCount(0);

  await page.getByRole('button', { name: `Disable… ${ida.name}` }).click();
  await person.goto('/call-logs');
  await expect(person.getByRole('button', { name: 'Refresh' })).toBeEnabled();
  await meanwhile(person, /\/api\/admin\/call-logs(\?|$)/, async () => {
    await confirm(page, `Disable ${ida.name}?`, 'Disable').click();
    await expect(row(page).getByText('Disabled', { exact: true })).toBeVisible();
  });
  await person.getByRole('button', { name: 'Refresh' }).click();
  const ended = person.getByRole('dialog', { name: 'Your session has ended' });
  await ended.getByLabel('Password').fill(ida.password);
  await ended.getByRole('button', { name: 'Sign in' }).click();
  await expect(ended.getByRole('alert')).toBeVisible();
});
