import type { Sql } from './console.ts';

export type Booking = { id: string; name: string; number: string; text: string };

/** A guest of the rehearsal who paid, and whose stay is still to come. */
export async function paidGuest(sql: Sql): Promise<Booking> {
  const [booking] = await sql<Booking>(
    `SELECT payment.id, metadata->>'guestName' AS name, text.to_number AS number, text.id AS text
     FROM payment JOIN text_message AS text ON text.mode = payment.mode AND text.key = 'confirmation ' || payment.id
     WHERE payment.mode = 'test' AND payment.purpose = 'booking' AND sync_status = 'synced' AND payment.status = 'completed'
       AND text.status = 'delivered' AND metadata->>'endDate' > now()::text
       AND NOT EXISTS (SELECT FROM text_opt_out WHERE number = text.to_number)
       AND NOT EXISTS (
         SELECT FROM reservation_event AS event WHERE event.reservation_id = payment.reservation_id AND event.kind = 'cancelled'
       )
     ORDER BY payment.created_at DESC LIMIT 1`,
  );
  return booking!;
}

export const loseConfirmation = (sql: Sql, { text }: Booking) =>
  sql(`UPDATE text_message SET status = 'undelivered', error = 'Unknown handset.' WHERE id = $1`, [text]);

/** Everything as it was before the confirmation was lost, sent again or refused. */
export async function restoreConfirmation(sql: Sql, { id, number, text }: Booking): Promise<void> {
  await sql('DELETE FROM text_opt_out WHERE number = $1', [number]);
  await sql(`DELETE FROM text_message WHERE key LIKE 'confirmation ' || $1 || '%' AND id <> $2`, [id, text]);
  await sql(`UPDATE text_message SET status = 'delivered', error = NULL WHERE id = $1`, [text]);
}
