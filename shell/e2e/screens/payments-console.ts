import type { Page, Sql } from '../console.ts';

type Row = {
  guest: string;
  cents?: number;
  minutesSincePaid?: number;
  sync: 'pending' | 'synced' | 'failed';
  problem?: string;
  reservation?: string;
};

/** A paid row of live mode, where nothing else is. */
export const add = (sql: Sql, row: Row) =>
  sql<{ id: string }>(
    `INSERT INTO payment (mode, status, amount_cents, paid_at, sync_status, sync_error, reservation_id, stripe_session, metadata)
     VALUES ('live', 'completed', $1, now() - $2 * interval '1 minute', $3, $4, $5, $6, $7)
     RETURNING id`,
    [
      row.cents ?? 45_000,
      row.minutesSincePaid ?? 0,
      row.sync,
      row.problem ?? null,
      row.reservation ?? null,
      `journey-session-of-${row.guest.toLowerCase().replaceAll(' ', '-')}`,
      { guestName: row.guest, guestEmail: 'guest@journey.example' },
    ],
  );

export const payment = (page: Page, guest: string) =>
  page.getByRole('main').getByRole('row').filter({ hasText: guest });
export const guests = (page: Page) => page.getByRole('main').locator('[role=cell][data-column=guest]');

export const goLive = (sql: Sql) =>
  sql(
    `INSERT INTO setting (key, value) VALUES ('mode', '"live"') ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
  );

export async function removePayments(sql: Sql): Promise<void> {
  await sql(`DELETE FROM setting WHERE key = 'mode'`);
  await sql(`DELETE FROM payment WHERE stripe_session LIKE 'journey-%'`);
}
