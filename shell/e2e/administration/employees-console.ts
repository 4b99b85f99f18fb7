import { expect, type Locator, type Page, type Sql } from '../console.ts';

export { dialog, expectToast } from '../screens/ai-documentation-console.ts';
export { goLive } from '../screens/payments-console.ts';

export const members = (page: Page): Locator => page.getByRole('region', { name: /^Staff Members/ });
export const member = (page: Page, name: string): Locator =>
  members(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) });
export const logs = (page: Page): Locator => page.getByRole('region', { name: 'Staff Verification Logs' });
export const attempts = (page: Page): Locator =>
  logs(page)
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });

type Somebody = { name: string; phone: string; role?: string; cloudbeds: string };

/** Somebody of live mode, where nobody else is. */
export const employ = (sql: Sql, { name, phone, role = 'Front Desk', cloudbeds }: Somebody) =>
  sql(
    `INSERT INTO employee (mode, first_name, last_name, phone_number, role, is_active, cloudbeds_employee_id)
     VALUES ('live', split_part($1, ' ', 1), split_part($1, ' ', 2), $2, $3, true, $4)`,
    [name, phone, role, cloudbeds],
  );

export async function leaveNobody(sql: Sql): Promise<void> {
  await sql(`DELETE FROM setting WHERE key = 'mode'`);
  await sql(`DELETE FROM employee WHERE mode = 'live'`);
}

export async function open(page: Page): Promise<void> {
  await page.goto('/employees');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Employee Whitelist');
}
