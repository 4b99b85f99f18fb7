import { expect, signIn, test } from '../console.ts';
import { owner } from '../../../tools/src/testing/test-environment.ts';

// they sign in more often than one person does in an hour
test.beforeEach(({ sql }) => sql('DELETE FROM rate_limit'));

test('a path of the console leads to sign-in and, after a wrong password too, comes back to it with its query', async ({
  page,
  mayComplain,
}) => {
  mayComplain(/status of 401/);
  await page.goto('/integrations?view=vapi&test-call=open');
  await expect(page).toHaveURL('/sign-in?next=%2Fintegrations%3Fview%3Dvapi%26test-call%3Dopen');
  await signIn(page, { email: owner.email, password: 'not the password' });
  await expect(page.getByRole('alert')).toBeVisible();
  await signIn(page);
  await expect(page).toHaveURL('/integrations?view=vapi&test-call=open');
  await expect(page.getByRole('heading', { level: 1, name: 'Integrations & API Testing' })).toBeVisible();
});
