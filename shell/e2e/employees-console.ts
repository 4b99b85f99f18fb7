import { expect, type Locator, type Page, type Sql } from './console.ts';

export { dialog, expectToast } from './ai-documentation-console.ts';
export { goLive } from './payments-console.ts';

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

type Somebody = { name: string; phone?: string; role?: string; isActive?: boolean; cloudbeds?: string };

/** Somebody of live mode, where nobody else is. */
export const employ = (sql: Sql, { name, phone, role = 'Front Desk', isActive = true, cloudbeds }: Somebody) =>
  sql(
    `INSERT INTO employee (mode, first_name, last_name, phone_number, role, is_active, cloudbeds_employee_id)
     VALUES ('live', split_part($1, ' ', 1), split_part($1, ' ', 2), $2, $3, $4, $5)`,
    [name, phone ?? null, role, isActive, cloudbeds ?? null],
  );

type Attempt = { name?: string; error?: string; at?: string; ip?: string; call?: string };

/** An attempt in live mode; `at` by the hotel's clock. */
export const attempt = (sql: Sql, { name, error, at, ip = '203.0.113.7', call }: Attempt) =>
  sql(
    `INSERT INTO verification_log (mode, employee_name, phone_number, success, error_message, ip_address, call_id, created_at)
     VALUES ('live', $1, '+15125550190', $2::text IS NULL, $2, $3, $4,
             coalesce($5::timestamp AT TIME ZONE 'America/Chicago', now()))`,
    [name ?? null, error ?? null, call ? null : ip, call ?? null, at ?? null],
  );

export async function leaveNobody(sql: Sql): Promise<void> {
  await sql(`DELETE FROM setting WHERE key = 'mode'`);
  await sql(`DELETE FROM employee WHERE mode = 'live'`);
  await sql(`DELETE FROM verification_log WHERE mode = 'live'`);
}

export async function open(page: Page): Promise<void> {
  await page.goto('/employees');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Employee Whitelist');
}
