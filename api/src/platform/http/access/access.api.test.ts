import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { addressOf, type Endpoint } from '@booking/contracts/endpoint';
import { Role } from '@booking/contracts/roles';
import { errorOf } from '../../../../test/requests/error-answer.ts';
import { startApi, type RunningApi } from '../../../../test/start/running-api.ts';
import { staffOfEachRole } from '../../../../test/people/staff.ts';
import { everyEndpoint, isOfStaff, nameOf as name } from '../../../../test/sweeps/every-endpoint.ts';
import { readMatrix } from '../../../../test/sweeps/rights/role-matrix.ts';

const ofStaff = everyEndpoint.filter(isOfStaff);
const byPermission = ofStaff.filter(({ access }) => access !== 'signed-in');
const approved = readMatrix(
  readFileSync(new URL('../../../../test/sweeps/rights/role-matrix.txt', import.meta.url), 'utf8'),
);

let api: RunningApi;
let staff: Map<Role, { cookie: string }>;
beforeAll(async () => {
  api = await startApi();
  staff = await staffOfEachRole(api);
});
afterAll(() => api.stop());

/** Calls an endpoint with ids that nothing has. */
const reach = (endpoint: Endpoint, headers: Record<string, string> = {}): Promise<Response> => {
  const ids = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, id]) => [id!, '404404']);
  const body = endpoint.method === 'GET' ? undefined : {};
  return api.request(addressOf(endpoint, Object.fromEntries(ids) as object), {
    method: endpoint.method,
    headers,
    body,
  });
};

describe('without a session', () => {
  test.each(ofStaff.map((endpoint) => [name(endpoint), endpoint] as const))('%s is 401', async (_, endpoint) => {
    expect((await errorOf(await reach(endpoint), 401)).code).toBe('not_signed_in');
  });

  test.each([
    ['GET', '/api/admin'],
    ['GET', '/api/admin/'],
    ['GET', '/api/admin?x=1'],
    ['GET', '/api/admin/nothing/here'],
    ['DELETE', '/api/admin/call-logs/1'],
    ['PUT', '/api/admin/alerts'],
    ['GET', `/api/admin/call-logs/${'x'.repeat(300)}`],
    ['GET', '/api/test'],
    ['GET', '/api/test/anything'],
    ['POST', '/api/test/anything'],
    ['GET', '/api/%61dmin/alerts'],
    ['GET', '/%61pi/admin/alerts'],
  ])('%s %s is 401, whether or not it exists', async (method, path) => {
    await errorOf(await api.request(path, { method }), 401);
  });

  test.each([
    ['that is no JSON', 'application/json', '{"mode":'],
    ['that is too large', 'application/json', JSON.stringify({ mode: 'x'.repeat(2_000_000) })],
    ['of a kind we do not take', 'application/xml', '<mode/>'],
  ])('a body %s is 401 as well', async (_, type, body) => {
    const headers = { 'content-type': type };
    await errorOf(await api.request('/api/admin/mode-settings', { method: 'POST', headers, body }), 401);
  });

  test('HEAD and OPTIONS reveal no more than GET', async () => {
    expect((await api.request('/api/admin/call-logs', { method: 'HEAD' })).status).toBe(401);
    expect((await api.request('/api/admin/call-logs', { method: 'OPTIONS' })).status).toBe(401);
  });
});

describe.each(Role.options)('the %s', (role) => {
  test.each(byPermission.map((endpoint) => [name(endpoint), endpoint] as const))(
    'is let through to %s by the approved matrix alone',
    async (_, endpoint) => {
      const answer = await reach(endpoint, staff.get(role));
      if (approved.get(name(endpoint))?.has(role)) expect([401, 403, 500]).not.toContain(answer.status);
      else expect((await errorOf(answer, 403)).code).toBe('not_permitted');
    },
  );
});

test('every role gets 404 for an unknown admin path', async () => {
  for (const headers of staff.values()) {
    expect((await errorOf(await api.request('/api/admin/nothing', { headers }), 404)).code).toBe('not_found');
  }
});
