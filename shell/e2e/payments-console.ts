import type { Page, Sql } from './console.ts';

type Row = {
  guest: string;
  status?: string;
  cents?: number;
  refunded?: number;
  isPaid?: boolean;
  minutesSincePaid?: number;
  sync?: 'pending' | 'synced' | 'failed';
  problem?: string;
  reservation?: string;
  call?: string;
  /** By the hotel's clock; now unless said. */
  at?: string;
};

export const sessionOf = (guest: string): string => `journey-session-of-${guest.toLowerCase().replaceAll(' ', '-')}`;

/** A row of live mode, where nothing else is. */
export const add = (sql: Sql, row: Row) =>
  sql<{ id: string }>(
    `INSERT INTO payment (mode, status, amount_cents, refunded_cents, paid_at, sync_status, sync_error, reservation_id,
                          call_id, stripe_session, metadata, created_at)
     VALUES ('live', $1, $2, $3, CASE WHEN $4 THEN now() - $12 * interval '1 minute' END, $5, $6, $7, $8, $9, $10,
             coalesce($11::timestamp AT TIME ZONE 'America/Chicago', now()))
     RETURNING id`,
    [
      row.status ?? 'completed',
      row.cents ?? 45_000,
      row.refunded ?? 0,
      row.isPaid ?? true,
      row.sync ?? null,
      row.problem ?? null,
      row.reservation ?? null,
      row.call ?? null,
      sessionOf(row.guest),
      { guestName: row.guest, guestEmail: 'guest@journey.example' },
      row.at ?? null,
      row.minutesSincePaid ?? 0,
    ],
  );

export const payment = (page: Page, guest: string) =>
  page.getByRole('rowgroup').filter({ has: page.getByRole('rowheader', { name: guest, exact: true }) });
export const guests = (page: Page) => page.getByRole('main').getByRole('rowheader');
export const toneOf = (page: Page, guest: string, word: string) =>
  payment(page, guest).locator('[data-tone]').filter({ hasText: word });

export const goLive = (sql: Sql) => sql(`INSERT INTO setting (key, value) VALUES ('mode', '"live"')`);

export async function removePayments(sql: Sql): Promise<void> {
  await sql(`DELETE FROM setting WHERE key = 'mode'`);
  await sql(`DELETE FROM payment WHERE stripe_session LIKE 'journey-%'`);
}
