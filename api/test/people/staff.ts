import { Role } from '@booking/contracts/roles';
import { hash } from '@node-rs/argon2';
import type { RunningApi } from '../start/running-api.ts';

export const staffPassword = 'the same long password';

/** Argon2id at its cheapest: these accounts live for one test file. */
const cheap = { memoryCost: 1024, timeCost: 1, parallelism: 1 };

export const basicOf = (email: string, password: string): { authorization: string } => ({
  authorization: `Basic ${Buffer.from(`${email}:${password}`).toString('base64')}`,
});

/** Puts an account of that role into the database. @returns its e-mail address */
export async function addAccount(api: RunningApi, role: Role, name: string = role): Promise<string> {
  const email = `${name}@staff.hotel.example`;
  await api.sql('INSERT INTO account (name, email, role, password_hash) VALUES ($1, $2, $3, $4)', [
    name,
    email,
    role,
    await hash(staffPassword, cheap),
  ]);
  return email;
}

export const postSignIn = (api: RunningApi, email: string, password: string, headers = {}): Promise<Response> =>
  api.request('/api/auth/sign-in', { method: 'POST', headers, body: { email, password } });

/** The `name=value` of the session cookie that an answer sets; undefined when it sets none. */
export const cookieOf = (answer: Response): string | undefined =>
  answer.headers
    .getSetCookie()
    .find((cookie) => /^(__Host-)?session=[^;]/.test(cookie))
    ?.split(';')[0];

/** Signs in. @returns the cookie as a browser sends it back */
export async function signIn(api: RunningApi, email: string, password = staffPassword): Promise<{ cookie: string }> {
  const cookie = cookieOf(await postSignIn(api, email, password));
  if (!cookie) throw new Error(`${email} could not sign in.`);
  return { cookie };
}

/** Somebody of each role, signed in. */
export async function staffOfEachRole(api: RunningApi): Promise<Map<Role, { cookie: string }>> {
  const staff = new Map<Role, { cookie: string }>();
  for (const role of Role.options) staff.set(role, await signIn(api, await addAccount(api, role)));
  return staff;
}
