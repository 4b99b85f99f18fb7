import { eventually, type RunningApi } from '../start/running-api.ts';

type Row = Record<string, unknown>;
export type CallRows = { call: Row[]; turns: Row[]; tools: Row[] };

/** Waits until every event that was taken in was processed, or has failed for the first time. */
export const settled = (api: RunningApi): Promise<true> =>
  eventually(async () => {
    const [row] = await api.sql<{ open: number }>(
      `SELECT count(*)::int AS open FROM inbound_event WHERE status = 'pending' AND attempts = 0`,
    );
    return row!.open === 0 ? (true as const) : false;
  }, 10);

/** Posts messages one after the other and waits until they are processed. */
export async function deliver(api: RunningApi, messages: readonly object[]): Promise<void> {
  for (const message of messages) {
    const { status } = await api.webhook(message);
    if (status !== 200) throw new Error(`A message was answered with ${status}.`);
  }
  await settled(api);
}

/** What the database holds of calls (all of them, or one) apart from when it was written. */
export async function callRows(api: RunningApi, id: string | null = null): Promise<CallRows> {
  const rows = (text: string): Promise<Row[]> => api.sql(text, [id]);
  const [call, turns, tools] = await Promise.all([
    rows(
      `SELECT to_jsonb(call) - 'merge_state' - 'created_at' - 'updated_at' AS row FROM call
       WHERE $1::text IS NULL OR id = $1 ORDER BY id`,
    ),
    rows(`SELECT * FROM call_turn WHERE $1::text IS NULL OR call_id = $1 ORDER BY call_id, position`),
    rows(`SELECT * FROM tool_call WHERE $1::text IS NULL OR call_id = $1 ORDER BY call_id, id`),
  ]);
  return { call: call.map(({ row }) => row as Row), turns, tools };
}

/** Puts calls into the database as they stand after processing; what is left out has an unremarkable value. */
export async function insertCalls(api: RunningApi, calls: readonly Row[]): Promise<void> {
  await api.sql(
    `INSERT INTO call (id, mode, kind, status, started_at, caller_number, transcript, cost_usd, latency_ms, outcome, assistant_id,
                       assistant_name, ended_reason, duration_ms, merge_state, has_report)
     SELECT id, coalesce(mode, 'test'), kind, 'ended', started_at, caller_number, coalesce(transcript, ''), cost_usd, latency_ms,
            coalesce(outcome, 'info'), assistant_id, assistant_name, ended_reason, duration_ms,
            '{"facts":{},"provenance":{},"firstSeenAt":0,"hasReport":true}', true
     FROM jsonb_to_recordset($1::jsonb) AS given
       (id text, mode text, kind text, started_at timestamptz, caller_number text, transcript text, cost_usd numeric, latency_ms int,
        outcome text, assistant_id text, assistant_name text, ended_reason text, duration_ms int)`,
    [JSON.stringify(calls)],
  );
}
