import { test, type Locator, type Page, type Sql } from '../console.ts';
import { removePeople } from '../enter-as.ts';

export const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** The calls of the list that are drawn. */
export const callRows = (page: Page): Locator =>
  page.getByRole('table', { name: 'Recent Calls' }).locator('[aria-rowindex]');

/** A rehearsed call that led to a reservation, with a tool that was used in it. */
export async function bookedCall(sql: Sql): Promise<{ id: string; caller: string; summary: string; tool: string }> {
  const [call] = await sql<{ id: string; caller: string; summary: string; tool: string }>(
    `SELECT call.id, caller_number AS caller, summary, tool_call.name AS tool
     FROM call JOIN tool_call ON tool_call.call_id = call.id JOIN payment ON payment.call_id = call.id
     WHERE call.mode = 'test' AND recording IS NOT NULL AND purpose = 'booking' AND sync_status = 'synced'
       AND reservation_id IS NOT NULL AND closed_note IS NULL
     ORDER BY call.started_at DESC, tool_call.started_ms LIMIT 1`,
  );
  return call!;
}

export const ownPath = '/call-logs/journey-call';

/** The tests of a file have a call to themselves, in which nobody said anything. */
export function useOwnCall(): void {
  test.beforeEach(({ sql }) =>
    sql(
      `INSERT INTO call (id, mode, status, caller_number, started_at, ended_at, ended_reason, has_report, merge_state)
       VALUES ('journey-call', 'test', 'ended', '+15125550101', now() - interval '3 seconds', now(),
               'customer-did-not-answer', true, '{}')`,
    ),
  );
  test.afterEach(async ({ sql }) => {
    await sql(`DELETE FROM payment WHERE call_id = 'journey-call'`);
    await sql(`DELETE FROM guest_session WHERE call_id = 'journey-call'`);
    await sql(`DELETE FROM text_message WHERE call_id = 'journey-call'`);
    await sql(`DELETE FROM call WHERE id = 'journey-call'`);
    await removePeople(sql);
  });
}
