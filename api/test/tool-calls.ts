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

/** An employee's call, verified. */
export async function staffCallOf({ api }: Pick<ConnectedApi, 'api'>) {
  const call = callOf({ api }, '+15125550190');
  await api.sql(
    `INSERT INTO call_verification (call_id, employee_name, employee_role) VALUES ($1, 'Maria Lopez', 'Manager')`,
    [call.id],
  );
  return call;
}

/** A zone in which it is about that hour of the day now. */
export function zoneWhereItIs(hour: number, now = new Date()): string {
  const ahead = ((hour - now.getUTCHours() + 36) % 24) - 12;
  // the signs of these names are the other way round
  return `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}
