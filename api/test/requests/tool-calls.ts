import type { EmployeeRole } from '@booking/contracts/staff-rights';
import type { ConnectedApi } from '../start/connected-api.ts';
import { customerToolToken, staffToolToken, toolToken, type RunningApi } from '../start/running-api.ts';
import { statusUpdate, toolCalls } from '../providers/server-messages.ts';

type Answer = { result?: string; error?: string };
const paths = { guest: 'vapi-tools', staff: 'staff-tools', customer: 'customer-tools' };
const tokens = { guest: toolToken, staff: staffToolToken, customer: customerToolToken };

/** What the voice platform shows where a path of tools is. */
export function tokenFor(path: string): { authorization: string } {
  const audience = (Object.keys(paths) as (keyof typeof paths)[]).find((each) => path.includes(paths[each]));
  return { authorization: `Bearer ${tokens[audience ?? 'guest']}` };
}

/** Tells of a call as the voice platform does before anything happens in it; its tools are honoured from then on. */
export async function announce(
  api: Pick<RunningApi, 'webhook'>,
  phone: Parameters<typeof statusUpdate>[0],
): Promise<void> {
  const answer = await api.webhook(statusUpdate(phone, 'in-progress', 0));
  if (!answer.ok) throw new Error(`The webhook answered with ${answer.status}.`);
}

/** A call of somebody, in which tools are used as the voice platform uses them. */
export function callOf({ api }: Pick<ConnectedApi, 'api'>, guest: string, id: string = crypto.randomUUID()) {
  let announced: Promise<void> | undefined;
  const use =
    (audience: keyof typeof paths) =>
    async (name: string, args: object = {}): Promise<Answer> => {
      await (announced ??= announce(api, { id, at: Date.now(), guest }));
      const asked = { id: `call_${crypto.randomUUID()}`, name, arguments: args };
      const message = toolCalls({ id, at: Date.now(), guest }, [asked]);
      const path = `/api/${paths[audience]}/${name}`;
      const answer = await api.request(path, { method: 'POST', headers: tokenFor(path), body: message });
      const { results } = (await answer.json()) as { results: (Answer & { name: string; toolCallId: string })[] };
      const { name: _, toolCallId: __, ...said } = results[0]!;
      return said;
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
