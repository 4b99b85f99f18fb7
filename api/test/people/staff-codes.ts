import type { EmployeeRole } from '@booking/contracts/staff-rights';
import type { ConnectedApi } from '../start/connected-api.ts';
import { textsTo } from '../providers/account-contents.ts';
import { eventually } from '../start/running-api.ts';

type Hotel = Pick<ConnectedApi, 'api' | 'simulators'>;
type Made = { role?: EmployeeRole; isActive?: boolean };

let made = 0;

/** An employee on the whitelist of test mode, whose number nobody else in this file has. @returns it, in E.164 form */
export async function addEmployee({ api }: Pick<Hotel, 'api'>, { role = 'Front Desk', isActive = true }: Made = {}) {
  const phoneNumber = `512555${String(100 + ++made).padStart(4, '0')}`;
  await api.sql(
    `INSERT INTO employee (mode, first_name, last_name, role, phone_number, is_active)
     VALUES ('test', 'Ana', 'Lopez', $1, $2, $3)`,
    [role, phoneNumber, isActive],
  );
  return `+1${phoneNumber}`;
}

/** The codes a number was texted, newest first. */
export const codesOf = async ({ simulators }: Hotel, phone: string): Promise<string[]> =>
  (await textsTo(simulators, phone)).flatMap(({ body }) => /staff code is (\d{6})\./.exec(body)?.[1] ?? []);

/** The code on a phone, once it has come. */
export const codeOf = (hotel: Hotel, phone: string): Promise<string> =>
  eventually(async () => (await codesOf(hotel, phone))[0]);

/** Another code than that. */
export const otherThan = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** A browser at the pages where a code is asked for and typed. */
export function browserOf({ api }: Pick<Hotel, 'api'>) {
  let cookie = '';
  let device = '';
  const post = (tool: string, body: object, headers: Record<string, string> = {}): Promise<Response> =>
    api.request(`/api/vapi-tools/${tool}`, { method: 'POST', headers, body });
  return {
    send: async (phone: string): Promise<Response> => {
      const answer = await post('send_verification_code', { phone }, device ? { cookie: device } : {});
      cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
      return answer;
    },
    /** What it sends along with everything. */
    headers: (): Record<string, string> => (cookie ? { cookie } : {}),
    verify: async (code: string): Promise<Response> => {
      const answer = await post('verify_code', { code }, cookie ? { cookie } : {});
      device = answer.headers.getSetCookie()[0]?.split(';')[0] ?? device;
      return answer;
    },
  };
}
