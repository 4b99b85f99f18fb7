import type { EmployeeRole } from '@booking/contracts/staff-rights';
import type { ConnectedApi } from './connected-api.ts';
import { toolToken } from './running-api.ts';
import { toolCalls } from './server-messages.ts';

type Answer = { result?: string; error?: string };
const paths = { guest: 'vapi-tools', staff: 'staff-tools', customer: 'customer-tools' };

/** A call of somebody, in which tools are used as the voice platform uses them. */
export function callOf({ api }: Pick<ConnectedApi, 'api'>, guest: string, id: string = crypto.randomUUID()) {
  const use =
    (audience: keyof typeof paths) =>
    async (name: string, args: object = {}): Promise<Answer> => {
      const message = toolCalls({ id, at: Date.now(), guest }, [{ id: 'call_1', name, arguments: args }]);
      const headers = { authorization: `Bearer ${toolToken}` };
      const answer = await api.request(`/api/${paths[audience]}/${name}`, { method: 'POST', headers, body: message });
      const { results } = (await answer.json()) as { results: Answer[] };
      return results[0]!;
    };
  return { id, guest: use('guest'), staff: use('staff'), customer: use('customer') };
}

/** The call of an employee of that role, verified. */
export async function staffCallOf({ api }: Pick<ConnectedApi, 'api'>, role: EmployeeRole = 'Manager') {
  const call = callOf({ api }, '+15125550190');
  await api.sql(
    `WITH employee AS (
       INSERT INTO employee (mode, first_name, last_name, role, phone_number, is_active)
       VALUES ('test', 'Maria', 'Lopez', $2, lpad((random() * 1e9)::bigint::text, 10, '5'), true) RETURNING id
     )
     INSERT INTO call_verification (call_id, employee_id) SELECT $1, id FROM employee`,
    [call.id, role],
  );
  return call;
}

/** A zone in which it is about that hour of the day now. */
export function zoneWhereItIs(hour: number, now = new Date()): string {
  const ahead = ((hour - now.getUTCHours() + 36) % 24) - 12;
  // the signs of these names are the other way round
  return `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}
