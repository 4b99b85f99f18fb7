import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  doorSecrets,
  eventually,
  owner,
  startApiProcess,
  toolToken,
  type ApiInProcess,
} from '../../../test/start/running-api.ts';
import { begin, guestNumber, report, toolCalls } from '../../../test/providers/server-messages.ts';
import { basicOf, postSignIn, signIn } from '../../../test/people/staff.ts';

const linkToken = 'link-token-that-was-guessed';
const guestToken = 'guest-token-0123456789-0123456789-0123456789';

let api: ApiInProcess;
let cookie: string;
/** What starts when the first page is rendered has started, and is logged. */
let sinceFirstPage: number;
beforeAll(async () => {
  api = await startApiProcess({ VAPI_TEST_API_KEY: 'private-key-of-the-platform' });
  await eventually(async () =>
    (await (await api.request('/booking-cancelled?purpose=booking')).text()).includes('Your payment was cancelled'),
  );
  await api.request('/api/health/live');
  sinceFirstPage = api.log().length;
  ({ cookie } = await signIn(api, owner.email, owner.password));
  await postSignIn(api, owner.email, 'a wrong password');
  await api.request('/api/auth/sign-in-link', { method: 'POST', body: { token: linkToken } });
  await api.request('/api/admin/call-logs?q=searched-words', { headers: { cookie } });
  await api.request('/api/admin/alerts', { headers: basicOf(owner.email, owner.password) });
  await api.request(`/api/guest/rooms/${guestToken}?t=${guestToken}`);
  await api.request(`/room-select/${guestToken}`);
  await api.request('/api/auth/sign-in', { method: 'POST', body: owner });
  await api.request('/api/auth/sign-in', { method: 'POST', body: `{"password": "${owner.password}"` });
  await api.webhook(report({ id: 'c1', at: begin }));
  const headers = { authorization: `Bearer ${toolToken}` };
  await api.request('/api/vapi-tools/send_sms', { method: 'POST', headers, body: toolCalls({ id: 'c1', at: begin }) });
  await api.request('/api/auth/sign-out', { method: 'POST', headers: { cookie } });
});
afterAll(() => api.stop());

test('the log has a line of JSON for each request to the API, with its id, and nothing else', async () => {
  await eventually(() => Promise.resolve(api.log().includes('sign-out')));
  const read = (log: string) =>
    log
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(read(api.log()).length).toBeGreaterThan(0);
  const requests = read(api.log().slice(sinceFirstPage)).filter(({ requestId }) => typeof requestId === 'string');
  const told = requests.map(({ method, status }) => `${String(method)} ${String(status)}`);
  const posts = ['POST 200', 'POST 200', 'POST 200', 'POST 200', 'POST 200', 'POST 400', 'POST 401', 'POST 401'];
  // a guest's page asks the API for the hotel and for what is behind the link
  const ofPage = ['GET 200', 'GET 404'];
  expect(told.sort()).toEqual(['GET 200', 'GET 200', 'GET 404', ...ofPage, ...posts].sort());
});

test('the log holds no password, session, secret, token, key or word of a guest', () => {
  const secrets = {
    password: owner.password,
    wrongPassword: 'a wrong password',
    basic: basicOf(owner.email, owner.password).authorization.split(' ')[1]!,
    session: cookie.split('=')[1]!,
    ...doorSecrets,
    secretKey: 'a-key-that-is-only-for-tests',
    platformKey: 'private-key-of-the-platform',
    linkToken,
    guestToken,
    searched: 'searched-words',
    said: 'A room for two',
    guestNumber,
  };
  const told = Object.entries(secrets).filter(([, secret]) => api.log().includes(secret));
  expect(told.map(([name]) => name)).toEqual([]);
});

test('names the line of the source where an error was thrown', async () => {
  // data that its kind of job does not allow
  await api.sql(`INSERT INTO jobs.job (name, data) VALUES ('process-inbound-event', '{}')`);
  const logged = await eventually(async () =>
    api
      .log()
      .split('\n')
      .find((line) => line.includes('"job":"process-inbound-event"')),
  );
  const { err } = JSON.parse(logged) as { err: { stack: string } };
  expect(err.stack).toMatch(/\/api\/src\/platform\/jobs\/jobs\.service\.ts:\d+:\d+/);
});
