import { expect, type Sql } from './console.ts';

/** A simulated guest phones the hotel, two minutes ago; settles when the end of the call is in the database. @returns the call's id */
export async function rehearseCall(sql: Sql, number: string, script = 'property_info'): Promise<string> {
  const answer = await fetch(`${process.env['E2E_CONTROL_URL']}/api/rehearse-call`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      account: 'test',
      script,
      customer: { number },
      startedAt: Date.now() - 120_000,
      stay: { startDate: '2027-03-01', endDate: '2027-03-03', adults: 2, children: 0 },
    }),
  });
  expect(answer.status, 'The control server took the call').toBe(200);
  const { callId } = (await answer.json()) as { callId: string };
  await expect.poll(() => sql('SELECT FROM call WHERE id = $1 AND has_report', [callId])).toHaveLength(1);
  return callId;
}
