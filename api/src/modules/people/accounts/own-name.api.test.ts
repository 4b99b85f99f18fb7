import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { accountEndpoints } from '@booking/contracts/accounts';
import { auditEndpoints } from '@booking/contracts/audit';
import { ownAccountEndpoints } from '@booking/contracts/own-account';
import type { Role } from '@booking/contracts/roles';
import { sessionEndpoints, type SignedIn } from '@booking/contracts/session';
import { readAnswer } from '../../../../test/requests/browser.ts';
import { errorOf } from '../../../../test/requests/error-answer.ts';
import { signIn, staffOfEachRole } from '../../../../test/people/staff.ts';
import { startApi, type RunningApi } from '../../../../test/start/running-api.ts';

type Headers = Record<string, string>;

let api: RunningApi;
let staff: Map<Role, { cookie: string }>;
beforeAll(async () => {
  api = await startApi();
  staff = await staffOfEachRole(api);
});
afterAll(() => api.stop());

const { method, path } = ownAccountEndpoints.rename;
const rename = (headers: Headers, body: object): Promise<Response> => api.request(path, { method, headers, body });
const me = async (headers: Headers) =>
  (await readAnswer<SignedIn>(await api.request(sessionEndpoints.me.path, { headers }))).user;
const addressOf = (role: string): string => `${role}@staff.hotel.example`;
const renames = () => api.call(auditEndpoints.list, { query: { action: 'auth.rename' } });

test.each<Role>(['owner', 'manager', 'front_desk', 'viewer'])(
  'a person of the role %s changes their own name, in every browser at once',
  async (role) => {
    const [here, there] = [staff.get(role)!, await signIn(api, addressOf(role))];
    const name = `Ana ${role} García`;
    const { user } = await readAnswer<SignedIn>(await rename(here, { name }));
    expect(user).toMatchObject({ name, email: addressOf(role), role });
    expect(await me(here)).toEqual(user);
    expect(await me(there)).toEqual(user);
  },
);

test('nobody else is called so', async () => {
  const named = async () => (await api.call(accountEndpoints.list)).map(({ email, name }) => [email, name] as const);
  const before = new Map(await named());
  await readAnswer(await rename(staff.get('viewer')!, { name: 'The Owner' }));
  expect(new Map(await named())).toEqual(before.set(addressOf('viewer'), 'The Owner'));
});

test('a name is kept as it was meant, on one line', async () => {
  await readAnswer(await rename(staff.get('manager')!, { name: '  Mari\u0301a\n  L\u200bópez ' }));
  expect((await me(staff.get('manager')!)).name).toBe('María López');
});

test.each([
  ['nothing', {}, 'Enter your name.'],
  ['an empty name', { name: '' }, 'Enter your name.'],
  ['spaces', { name: ' \u00a0\t' }, 'Enter your name.'],
  ['no text', { name: 7 }, 'Enter your name.'],
  ['digits', { name: '555 0199' }, 'A name has a letter in it.'],
  ['a name that is too long', { name: 'x'.repeat(101) }, 'At most 100 characters.'],
  ['a role with it', { name: 'The Owner', role: 'owner' }, 'role is not a field of this request.', 'role'],
])('%s is refused, and the name stays', async (_, body, message, path = 'name') => {
  const desk = staff.get('front_desk')!;
  const [before, told] = [await me(desk), await renames()];
  expect((await errorOf(await rename(desk, body), 400)).issues).toEqual([{ path, message }]);
  expect(await me(desk)).toEqual(before);
  expect(await renames()).toEqual(told);
});

test('without a session there is no name to change', async () => {
  await errorOf(await rename({}, { name: 'Nobody' }), 401);
});

test('the audit log tells who, and both names', async () => {
  const viewer = staff.get('viewer')!;
  await readAnswer(await rename(viewer, { name: 'Jo Before' }));
  await readAnswer(await rename(viewer, { name: 'Jo After' }));
  const [event] = await renames();
  expect(event).toMatchObject({
    actor: { kind: 'person', name: addressOf('viewer') },
    subject: { type: 'account', label: addressOf('viewer') },
    before: { name: 'Jo Before' },
    after: { name: 'Jo After' },
  });
});
