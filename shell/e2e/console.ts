import { test as base, type Page } from '@playwright/test';
import pg from 'pg';
import { owner } from '../../tools/src/house.ts';

export { expect, type Page } from '@playwright/test';

type Sql = <Row extends pg.QueryResultRow>(text: string, values?: unknown[]) => Promise<Row[]>;
type Fixtures = {
  /** The console with the owner signed in, on the dashboard. Its console must stay free of errors. */
  console: Page;
  /** Looks into the database, to hold what a screen shows against what is there. */
  sql: Sql;
};

export const test = base.extend<Fixtures, { pool: pg.Pool }>({
  baseURL: async ({}, use) => use(process.env['E2E_URL']!),
  pool: [
    async ({}, use) => {
      const pool = new pg.Pool({ connectionString: process.env['E2E_DATABASE_URL'], max: 2 });
      await use(pool);
      await pool.end();
    },
    { scope: 'worker' },
  ],
  sql: async ({ pool }, use) => use(async (text, values) => (await pool.query<never>(text, values)).rows),
  console: async ({ page }, use) => {
    await signIn(page);
    await use(page);
  },
});

/** Signs the owner in by the page, as a person would. */
export async function signIn(page: Page, path = '/'): Promise<void> {
  await page.goto(`/sign-in?next=${encodeURIComponent(path)}`);
  await page.getByLabel('Email').fill(owner.email);
  await page.getByLabel('Password').fill(owner.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(path);
}
