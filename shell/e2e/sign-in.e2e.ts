import { expect, signIn, test } from './console.ts';
import { owner } from '../../tools/src/house.ts';

test('a wrong password says so, keeps the e-mail and can be mended', async ({ page, mayComplain }) => {
  mayComplain(/status of 401/);
  await page.goto('/sign-in');
  await expect(page).toHaveTitle('Sign in · AI Booking Admin');
  await signIn(page, { email: owner.email, password: 'not the password' });
  await expect(page.getByRole('alert')).toHaveText('Email or password is wrong.');
  await expect(page.getByLabel('Email')).toHaveValue(owner.email);
  await expect(page).toHaveURL('/sign-in');

  await signIn(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
});

test('an e-mail address nobody has is refused in the same words', async ({ page, mayComplain }) => {
  mayComplain(/status of 401/);
  await page.goto('/sign-in');
  await signIn(page, { email: 'nobody@hotel.example', password: owner.password });
  await expect(page.getByRole('alert')).toHaveText('Email or password is wrong.');
});

test('an empty form says at each field what is missing, and asks nobody', async ({ page }) => {
  let asked = 0;
  await page.route('**/api/auth/sign-in', (route) => {
    asked += 1;
    return route.continue();
  });
  await page.goto('/sign-in');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Enter your email address.');
  await expect(page.getByLabel('Password')).toHaveAccessibleDescription('Enter your password.');
  await page.getByLabel('Email').fill(owner.email);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Enter your email address.')).toHaveCount(0);
  await expect(page.getByText('Enter your password.')).toBeVisible();
  expect(asked).toBe(0);
});

test('a server that cannot be reached is told apart from a wrong password', async ({ page, mayComplain }) => {
  mayComplain(/ERR_/);
  await page.goto('/sign-in');
  await page.route('**/api/auth/sign-in', (route) => route.abort('connectionrefused'));
  await signIn(page);
  await expect(page.getByRole('alert')).toHaveText('The server cannot be reached. Check the connection and try again.');
});

test('a path of the console leads to sign-in and comes back to it with its query', async ({ page }) => {
  await page.goto('/integrations?view=vapi&test-call=open');
  await expect(page).toHaveURL('/sign-in?next=%2Fintegrations%3Fview%3Dvapi%26test-call%3Dopen');
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await signIn(page);
  await expect(page).toHaveURL('/integrations?view=vapi&test-call=open');
  await expect(page.getByRole('heading', { level: 1, name: 'Integrations & API Testing' })).toBeVisible();
});

for (const next of ['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)']) {
  test(`sign-in never leads to ${next}`, async ({ page }) => {
    await page.goto(`/sign-in?next=${encodeURIComponent(next)}`);
    await signIn(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await expect(page).toHaveURL('/');
  });
}

test('somebody who is signed in does not see the sign-in page', async ({ console: page }) => {
  await page.goto('/sign-in?next=%2Fcall-logs');
  await expect(page).toHaveURL('/call-logs');
  await expect(page.getByRole('heading', { level: 1, name: 'Call Logs' })).toBeVisible();
});
