import { expect, type Sql } from '../console.ts';

/**
 * A simulated guest phones the hotel from a number that never called before, some two minutes ago.
 * Settles when the end of the call is in the database. @returns the caller's number
 */
export async function rehearseCall(sql: Sql): Promise<string> {
  const [free] = await sql<{ number: string }>(
    `SELECT number FROM (SELECT '+17375550' || n AS number FROM generate_series(100, 199) AS n) AS fictional
     WHERE NOT EXISTS (SELECT FROM call WHERE caller_number = number) LIMIT 1`,
  );
  const number = free!.number;
  const answer = await fetch(`${process.env['E2E_CONTROL_URL']}/api/rehearse-call`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      account: 'test',
      script: 'property_info',
      customer: { number },
      startedAt: Date.now() - 150_000,
      stay: { startDate: '2027-03-01', endDate: '2027-03-03', adults: 2, children: 0 },
    }),
  });
  expect(answer.status, 'The simulators played the call').toBe(200);
  await expect.poll(() => sql('SELECT FROM call WHERE caller_number = $1 AND has_report', [number])).toHaveLength(1);
  return number;
}
