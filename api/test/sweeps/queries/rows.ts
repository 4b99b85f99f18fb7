import type { RunningApi } from '../../start/running-api.ts';

/** What counts, watches or writes down requests as such: a refusal leaves something there. */
const apart = [
  ...['rate_limit', 'pace', 'session', 'provider_check', 'provider_cache', 'request_claim'],
  ...['audit_event', 'audit_link', 'verification_log'],
];

/** Of each table how many rows it has, and a sum over all that is in them. */
export async function rowsOf({ sql }: RunningApi): Promise<Record<string, string>> {
  const tables = await sql<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> ALL ($1)`,
    [apart],
  );
  const each = tables.map(
    ({ name }) =>
      `SELECT '${name}' AS name, count(*) || ' ' || coalesce(sum(hashtextextended(each::text, 0)), 0) AS rows FROM "${name}" each`,
  );
  const found = await sql<{ name: string; rows: string }>(each.join(' UNION ALL '));
  return Object.fromEntries(found.map(({ name, rows }) => [name, rows]));
}

/**
 * Does something that is to change nothing. Work that goes on by itself may write meanwhile, so it is done again when it seems to
 * have changed something: twice in a row is no chance.
 * @returns the tables it changes
 */
export async function tablesChangedBy(api: RunningApi, act: () => Promise<unknown>): Promise<string[]> {
  let changed: string[] = [];
  for (let turn = 0; turn < 3; turn++) {
    const before = await rowsOf(api);
    await act();
    const after = await rowsOf(api);
    const seen = Object.keys(after).filter((name) => after[name] !== before[name]);
    // what goes on by itself, of a trip that just ended, needs a while
    if (seen.length > 0) await new Promise((go) => setTimeout(go, 2000));
    changed = turn === 0 ? seen : changed.filter((name) => seen.includes(name));
    if (changed.length === 0) return [];
  }
  return changed;
}
